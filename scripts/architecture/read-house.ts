import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync } from 'vite';
import type { Node } from './walk.ts';

interface Import {
  /** Path from the root for a file of the house, the name as written for a package. */
  from: string;
  /** What is taken, by its exported name; `*` where that cannot be told. */
  names: string[];
}

/** A file of code as the rules look at it; no rule reads its layout. */
export interface SourceFile {
  path: string;
  text: string;
  lines: number;
  imports: Import[];
  exports: string[];
  /** Parsed when a rule asks for it first. */
  program: () => Node;
}

const GENERATED = /\.gen\.ts$|\.d\.ts$/;
const BAD_HOUSE = 'tests/architecture/bad-house';
const TEST = /\.(test|spec)\.tsx?$/;

export const isTest = ({ path }: Pick<SourceFile, 'path'>): boolean => TEST.test(path);

/** The code below `folders` of the house at `root`, but for what is generated and the house built wrong on purpose. */
export function readHouse(root: string, folders: readonly string[]): SourceFile[] {
  const resolve = resolver(root);
  return folders
    .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx,js,css}`, { cwd: root }))
    .filter((path) => !GENERATED.test(path) && !path.startsWith(BAD_HOUSE))
    .sort()
    .map((path) => readSource(path, readFileSync(join(root, path), 'utf8'), resolve));
}

export type Resolve = (from: string, specifier: string) => string;

/** One file from its text. */
export function readSource(path: string, text: string, resolve: Resolve): SourceFile {
  if (path.endsWith('.css')) return withoutImports(path, text);
  const parsed = parseSync(path, text);
  if (parsed.errors.length > 0) throw new Error(`${path} cannot be parsed: ${parsed.errors[0]?.message}`);
  const { staticImports, staticExports, dynamicImports } = parsed.module;
  const later = dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1));
  const passedOn = staticExports.flatMap(({ entries }) => entries);
  return {
    path,
    text,
    lines: text.split('\n').length - 1,
    imports: [
      ...staticImports.map(({ moduleRequest, entries }) => ({
        from: resolve(path, moduleRequest.value),
        names: entries.map(({ importName }) =>
          importName.kind === 'NamespaceObject' ? '*' : (importName.name ?? 'default'),
        ),
      })),
      ...passedOn.flatMap(({ moduleRequest, importName }) =>
        moduleRequest ? [{ from: resolve(path, moduleRequest.value), names: [importName.name ?? '*'] }] : [],
      ),
      ...later.map((specifier) => ({ from: resolve(path, specifier), names: ['*'] })),
    ],
    exports: passedOn.flatMap(({ exportName: { kind, name } }) =>
      kind === 'Default' ? ['default'] : name ? [name] : [],
    ),
    program: () => parseSync(path, text).program as unknown as Node,
  };
}

/** A style sheet has a size and nothing that a rule asks for. */
const withoutImports = (path: string, text: string): SourceFile => ({
  path,
  text,
  lines: text.split('\n').length - 1,
  imports: [],
  exports: [],
  program: () => ({ type: 'Program', start: 0, end: 0, body: [] }),
});

/** Follows `./x.ts`, `../x.ts` and the `#area/…` of the package at `root`; a package keeps its name. */
function resolver(root: string): Resolve {
  const { imports = {} } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    imports?: Record<string, string>;
  };
  const areas = Object.entries(imports).map(([alias, folder]) => [
    alias.replace('*', ''),
    folder.replace('./', '').replace('*', ''),
  ]);
  return (from, specifier) => {
    if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier);
    for (const [alias = '', folder] of areas)
      if (specifier.startsWith(alias)) return `${folder}${specifier.slice(alias.length)}`;
    return specifier;
  };
}

/** Files that no other file leads to: HTML names them, a process or a child begins with them. */
export function isEntry(root: string, path: string): boolean {
  if (/-child\.ts$|^src\/server\/(main|worker)\.ts$|^src\/engine\/cli\.ts$/.test(path)) return true;
  const [, name = ''] = /^src\/web\/([^/]+)\.tsx?$/.exec(path) ?? [];
  return (
    name !== '' && (name === 'main' || name === 'public' || existsSync(join(root, `src/web/${name}.html`)))
  );
}
