import { readFile, stat } from 'node:fs/promises';

export interface ServerUser {
  uid: number;
  gid: number;
}

/**
 * PostgreSQL refuses to run as root. As root this answers the user it runs as instead: the owner of
 * the data where there is one, else `postgres`, else `nobody`. Null for everyone else.
 */
export async function chooseServerUser(clusterDir: string): Promise<ServerUser | null> {
  if (process.getuid?.() !== 0) return null;
  const owner = await stat(clusterDir).catch(() => null);
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const accounts = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  for (const name of ['postgres', 'nobody']) {
    const account = accounts.find(([user]) => user === name);
    if (account) return { uid: Number(account[2]), gid: Number(account[3]) };
  }
  throw new Error('Como root é preciso um usuário "postgres" ou "nobody" para o PostgreSQL embutido.');
}

/**
 * How that user is told its data folder. As root on Linux the process is started inside the folder
 * and finds it as its own working folder: so it needs no way through the folders above, which may be
 * closed to it (/root, mktemp -d). PostgreSQL works relative to that folder ever after.
 */
export function dataFolderArgument(clusterDir: string, user: ServerUser | null): string {
  return user && process.platform === 'linux' ? '/proc/self/cwd' : clusterDir;
}
