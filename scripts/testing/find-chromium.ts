import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** The same pages without the windows around them: a fifth less work for the tests of the browser. */
const SHELL = 'chromium-headless-shell';

/**
 * Path of a Chromium on this machine: CHROMIUM_PATH, else the first on PATH; null when there is none. With
 * `prefersShell` one that can have no windows is taken first.
 */
export function findChromium({ prefersShell = false } = {}): string | null {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : null;
  const folders = (process.env.PATH ?? '').split(delimiter);
  const names = prefersShell ? [SHELL, ...NAMES] : NAMES;
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return candidates.find((path) => existsSync(path)) ?? null;
}
