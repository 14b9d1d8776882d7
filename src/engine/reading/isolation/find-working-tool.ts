import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { TOOL_FOLDERS } from './tool-environment.ts';

const known = new Map<string, string | null>();

/**
 * Full path of a program that runs another one (such as prlimit), or null where it is not installed or does not
 * know these options, as its namesake in BusyBox. Tried once per process.
 */
export function findWorkingTool(name: string, options: string[]): string | null {
  const key = [name, ...options].join(' ');
  const before = known.get(key);
  if (before !== undefined) return before;
  const path = TOOL_FOLDERS.map((folder) => join(folder, name)).find(existsSync) ?? null;
  const works = path !== null && spawnSync(path, [...options, 'true'], { timeout: 5000 }).status === 0;
  known.set(key, works ? path : null);
  return works ? path : null;
}
