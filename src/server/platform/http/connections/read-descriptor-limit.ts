import { readFileSync } from 'node:fs';

/** What this process may have open at once; null where the system does not tell. */
export function readDescriptorLimit(limits = readLimits()): number | null {
  const [, soft] = /^Max open files\s+(\d+|unlimited)/m.exec(limits) ?? [];
  return soft === undefined || soft === 'unlimited' ? null : Number(soft);
}

function readLimits(): string {
  try {
    return readFileSync('/proc/self/limits', 'utf8');
  } catch {
    return '';
  }
}

const MOST = 10_000;
const FEWEST = 64;
/** Database, job queue, children, files and what comes: none of it may find the descriptors used up. */
const RESERVE = 256;

/** How many connections are held at once: a quarter of the descriptors, and no fewer than 256, is for everything else. */
export function chooseMaxConnections(limit: number | null): number {
  if (limit === null) return MOST;
  return Math.max(FEWEST, Math.min(MOST, limit - Math.max(RESERVE, Math.ceil(limit / 4))));
}
