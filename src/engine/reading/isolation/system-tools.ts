import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * All that a child process is told of its surroundings: where tools lie. Secrets of the server stay out of
 * reach of code that handles a stranger's file.
 */
export const TOOL_ENVIRONMENT = {
  PATH: ['/usr/local/bin', '/opt/homebrew/bin', '/usr/bin', '/bin'].join(':'),
  LANG: 'C.UTF-8',
  // The C library keeps a pool of memory for every thread that ever asked for some; pictures make those large.
  MALLOC_ARENA_MAX: '1',
} as const;

const TOOL_FOLDERS = TOOL_ENVIRONMENT.PATH.split(':');

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

const BINDING = ['--pdeathsig', 'KILL'];

/**
 * Wraps a command so that the kernel kills it when its parent ends, however that ends (Linux, setpriv of
 * util-linux). Elsewhere the command comes back as it was.
 */
export function dieWithParent(command: string, args: string[]): { command: string; args: string[] } {
  const setpriv = findWorkingTool('setpriv', BINDING);
  return setpriv === null ? { command, args } : { command: setpriv, args: [...BINDING, command, ...args] };
}
