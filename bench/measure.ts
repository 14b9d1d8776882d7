import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';

/** Milliseconds that one run of `work` takes. */
export async function timeOf(work: () => Promise<unknown> | unknown): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** Runs each work `rounds` times, taking turns so that noise hits all alike; medians in the same order. */
export async function mediansOf(
  works: (() => Promise<unknown> | unknown)[],
  rounds: number,
): Promise<number[]> {
  const times = works.map((): number[] => []);
  for (let round = 0; round < rounds; round++) {
    for (const [index, work] of works.entries()) times[index]?.push(await timeOf(work));
  }
  return times.map(median);
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

export function percentile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const ms = (value: number): string =>
  value < 10 ? `${value.toFixed(1)} ms` : `${Math.round(value)} ms`;
/** What else the machine did: processes that wanted a core in the last minute. */
export const load = () => loadavg()[0]?.toFixed(1);
export const ratio = (a: number, b: number): string => `${(a / b).toFixed(2)}×`;

/** The most memory a process has held, its program included; 0 where the system does not tell. */
export function readPeakMb(pid: number): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}
