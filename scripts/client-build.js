import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the built client is made of. */
const SOURCES = [
  'src/web',
  'src/shared',
  'vite.config.ts',
  'scripts/web',
  'package-lock.json',
  'tsconfig.web.json',
];
/** Written by the build itself. */
const GENERATED = /\.gen\.ts$/;
const stampOf = (root) => join(root, 'dist/web/.built-from');

/** Whether dist/web is missing or was built from other sources. Without a build's settings there is nothing to build. */
export function needsClientBuild(root) {
  if (!existsSync(join(root, 'vite.config.ts'))) return false;
  if (!existsSync(stampOf(root))) return true;
  return readFileSync(stampOf(root), 'utf8') !== hashSources(root);
}

/** Notes what was just built. */
export function rememberClientBuild(root) {
  if (existsSync(join(root, 'dist/web'))) writeFileSync(stampOf(root), hashSources(root));
}

function hashSources(root) {
  const hash = createHash('sha256');
  for (const source of SOURCES) addTo(hash, join(root, source), source);
  return hash.digest('hex');
}

function addTo(hash, path, name) {
  let entries;
  try {
    entries = readdirSync(path, { withFileTypes: true });
  } catch {
    if (existsSync(path)) hash.update(`${name}\0`).update(readFileSync(path));
    return;
  }
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (GENERATED.test(entry.name)) continue;
    addTo(hash, join(path, entry.name), `${name}/${entry.name}`);
  }
}
