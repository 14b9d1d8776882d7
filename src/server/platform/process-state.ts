import { readdir, readFile, readlink } from 'node:fs/promises';

/** Whether a process lives; a zombie, dead but not collected by its parent, does not. */
export async function isAlive(pid: number): Promise<boolean> {
  return numberIsTaken(pid) && (await stateOf(pid)) !== 'Z';
}

/** Whether any process, be it a zombie, has this number. */
export function numberIsTaken(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Whether the process is a PostgreSQL; where the system has no /proc, taken on trust. */
export async function isPostgres(pid: number): Promise<boolean> {
  if (process.platform !== 'linux') return true;
  const name = await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '');
  return name.trim() === 'postgres';
}

/** Processes that live and work in a folder, as all of a PostgreSQL cluster do. Linux only; else none. */
export async function processesWorkingIn(folder: string): Promise<number[]> {
  if (process.platform !== 'linux') return [];
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const found = await Promise.all(
    pids.map(async (pid) => {
      const place = await readlink(`/proc/${pid}/cwd`).catch(() => null);
      return place === folder && (await isPostgres(pid)) && (await isAlive(pid)) ? [pid] : [];
    }),
  );
  return found.flat();
}

async function stateOf(pid: number): Promise<string | null> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  return stat === null ? null : (stat.slice(stat.lastIndexOf(')') + 2)[0] ?? null);
}
