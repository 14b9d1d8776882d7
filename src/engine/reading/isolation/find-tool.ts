import { accessSync, constants } from 'node:fs';
import { join } from 'node:path';
import { TOOL_FOLDERS } from './tool-environment.ts';

const known = new Map<string, string | null>();

/** Full path of an installed program, or null; looked up once per process. */
export function findTool(name: string): string | null {
  const before = known.get(name);
  if (before !== undefined) return before;
  const path = TOOL_FOLDERS.map((folder) => join(folder, name)).find(isExecutable) ?? null;
  known.set(name, path);
  return path;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
