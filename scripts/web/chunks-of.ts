import type { Rolldown } from 'vite';

/**
 * The files of the build that a module needs, each after those that it needs itself, its own at the end.
 * `module` is how the module's name ends; throws where no file begins with it.
 */
export function chunksOf(bundle: Rolldown.OutputBundle, module: string): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const first = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module));
  if (!first) throw new Error(`no chunk of the build begins with ${module}`);
  const files = new Set<string>();
  const add = (chunk: Rolldown.OutputChunk, above: readonly string[]) => {
    for (const name of chunk.imports) {
      const next = chunks.find(({ fileName }) => fileName === name);
      if (next && !files.has(name) && !above.includes(name)) add(next, [...above, name]);
    }
    files.add(chunk.fileName);
  };
  add(first, [first.fileName]);
  return [...files];
}
