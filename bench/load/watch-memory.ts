import { readFileSync } from 'node:fs';
import { median } from '../measure.ts';

const EVERY_MS = 1000;

/** Resident memory of the serving process by time, in MB; nothing where there is no /proc. */
export function watchMemory(pidNow: () => number): { end(): string } {
  const seen: number[] = [];
  const timer = setInterval(() => {
    try {
      const status = readFileSync(`/proc/${pidNow()}/status`, 'utf8');
      const kilobytes = /^VmRSS:\s+(\d+)/m.exec(status)?.[1];
      if (kilobytes) seen.push(Number(kilobytes) / 1024);
    } catch {
      // Between two lives.
    }
  }, EVERY_MS);
  return {
    end() {
      clearInterval(timer);
      const third = Math.floor(seen.length / 3);
      if (third === 0) return 'memory: not seen';
      const [early, late] = [seen.slice(third, 2 * third), seen.slice(2 * third)].map(median);
      return `memory of the server: middle third ${round(early)} MB, last third ${round(late)} MB, peak ${round(Math.max(...seen))} MB`;
    },
  };
}

const round = (megabytes = Number.NaN) => Math.round(megabytes);
