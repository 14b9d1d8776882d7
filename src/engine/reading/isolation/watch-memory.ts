import { execFile } from 'node:child_process';

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
