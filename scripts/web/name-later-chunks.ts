import type { Rolldown } from 'vite';

/**
 * The document with the chunk of the screen that its address shows, and with what that needs: the browser asks for them
 * beside the first script instead of after it. `screen` is how the name of the screen's module ends.
 */
export function nameLaterChunks(document: string, bundle: Rolldown.OutputBundle, screen: string): string {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const [first] = chunks.filter(({ facadeModuleId }) => facadeModuleId?.endsWith(screen));
  if (!first) throw new Error(`no chunk of the build begins with ${screen}`);
  const files = new Set([first.fileName]);
  for (const file of files) {
    for (const next of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) files.add(next);
  }
  const links = [...files]
    .filter((file) => !document.includes(`/${file}"`))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">\n  `);
  return document.replace('</head>', `${links.join('')}</head>`);
}
