import { spawn } from 'node:child_process';
import { writeSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { JobRequest } from './messages.ts';
import { serveJobs } from './serve-jobs.ts';

// What the pool's tests run in place of the readers: the path of a job says how to misbehave.
const kept: Uint8Array[] = [];

const BEHAVIOURS: Record<string, (onProgress: (done: number, step?: 'reading' | 'ocr') => void) => unknown> =
  {
    answer: () => ({ pid: process.pid, environment: Object.keys(process.env) }),
    spin: () => {
      for (;;) Math.random();
    },
    'eat buffers': () => {
      for (;;) kept.push(new Uint8Array(16 * 1024 * 1024).fill(1));
    },
    'eat heap': () => {
      const held: string[][] = [];
      for (;;) held.push(Array.from({ length: 10_000 }, (_, index) => `${held.length} ${index}`));
    },
    'end with a long list of calls': () => {
      writeSync(2, `FATAL ERROR: JavaScript heap out of memory\n${'at a call\n'.repeat(1000)}`);
      process.abort();
    },
    throw: () => {
      throw new TypeError('a defect');
    },
    'start a grandchild': (onProgress) => {
      const grandchild = spawn('sleep', ['600'], { stdio: 'ignore' });
      onProgress(grandchild.pid ?? 0);
      return new Promise(() => {});
    },
    'wait as a scan': (onProgress) => {
      onProgress(0, 'ocr');
      onProgress(process.pid);
      return new Promise(() => {});
    },
    'read a long scan': async (onProgress) => {
      for (let page = 0; page <= 6; page++) {
        onProgress(page, 'ocr');
        await sleep(400);
      }
      return 'read';
    },
    'count on the spot': async (onProgress) => {
      for (;;) {
        onProgress(1, 'ocr');
        await sleep(50);
      }
    },
    wait: (onProgress) => {
      onProgress(process.pid);
      return new Promise(() => {});
    },
  };

async function misbehave(
  { path }: JobRequest,
  onProgress: (progress: { step: 'reading' | 'ocr'; done: number; total: number }) => void,
) {
  return BEHAVIOURS[path]?.((done, step = 'reading') => onProgress({ step, done, total: 1 }));
}

serveJobs({ open: misbehave, read: misbehave });
