import { globSync } from 'node:fs';

/** Code files under the given folders, relative to the project root, without the bad house. */
export function sourceFiles(folders: string[]): string[] {
  return folders
    .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx,js,css}`))
    .filter((file) => !file.startsWith('tests/architecture/bad-house'))
    .sort();
}
