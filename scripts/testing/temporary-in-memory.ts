import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';

const MEMORY = '/dev/shm/';
/** Databases, their logs and the profiles of browsers of a whole run take a fraction of it. */
const ROOM_BYTES = 6 * 1024 ** 3;

/**
 * Has this process and all it starts keep temporary files in memory, where the system offers that and has room: a database
 * cloned on a disk costs fifteen times the processor's work, three hundred files each, and ten times the wait. The folder
 * goes with the process.
 */
export function keepTemporaryInMemory(): void {
  if (process.env.TMPDIR?.startsWith(MEMORY) || !hasRoom()) return;
  const folder = mkdtempSync(`${MEMORY}lousa-tests-`);
  // PostgreSQL runs as another user where we are root.
  chmodSync(folder, 0o1777);
  process.env.TMPDIR = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
}

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return Math.min(bavail * bsize, process.availableMemory()) > ROOM_BYTES;
  } catch {
    return false;
  }
}
