import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

/**
 * Address space for machine code that each V8 isolate (the main thread, every worker thread) sets aside and that
 * counts as data from the start, used or not. Measured on Node 24, x64.
 */
const CODE_RANGE_MB = 540;
/** Two recognisers in worker threads, with their own memory of about 60 MB each. */
const RECOGNISERS_MB = 2 * (CODE_RANGE_MB + 120);

/** The `--data` of prlimit for a child that may use `memoryMb`: the limit now, and how far it may be raised. */
export function writeDataLimit(memoryMb: number): string {
  const softMb = memoryMb + CODE_RANGE_MB;
  return `--data=${softMb * 1024 * 1024}:${(softMb + RECOGNISERS_MB) * 1024 * 1024}`;
}

/**
 * Raises the limit of this process to what its parent allows at most, so that recognisers in worker threads can
 * start. Until then the file's own parser has only the lower limit. Does nothing where there is no limit.
 */
export async function raiseDataLimit(): Promise<void> {
  const limits = await readFile('/proc/self/limits', 'utf8').catch(() => '');
  const [, soft, hard] = /^Max data size\s+(\S+)\s+(\S+)/m.exec(limits) ?? [];
  if (hard === undefined || soft === hard) return;
  await promisify(execFile)('prlimit', [`--pid=${process.pid}`, `--data=${hard}:${hard}`]);
}

/** Time between two looks at what a child holds. */
const INTERVAL_MS = 200;

/**
 * Calls `onOver` once when a process holds more than `limitMb` in memory. Second best to prlimit, for systems
 * without it: a fast bomb can pass the limit between two looks. Answers how to stop watching.
 */
export function watchMemory(pid: number, limitMb: number, onOver: () => void): () => void {
  let isLooking = false;
  const timer = setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    execFile('ps', ['-o', 'rss=', '-p', String(pid)], (error, stdout) => {
      isLooking = false;
      if (error !== null || Number(stdout) / 1024 <= limitMb) return;
      clearInterval(timer);
      onOver();
    });
  }, INTERVAL_MS);
  timer.unref();
  return () => clearInterval(timer);
}
