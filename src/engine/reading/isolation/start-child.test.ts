import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { watchMemory } from './memory-limit.ts';
import { dieWithParent } from './system-tools.ts';

const urlOf = (file: string) => new URL(file, import.meta.url).href;
const isRunning = (pid: number) => {
  try {
    return !readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ');
  } catch {
    return false;
  }
};
const canBind = dieWithParent('true', []).command !== 'true';

describe('a reading child', () => {
  it.skipIf(!canBind)('dies with its parent even while it runs in circles', async () => {
    const program = `
      const { createReadingPool } = await import('${urlOf('./reading-pool.ts')}');
      const pool = createReadingPool({ size: 1, timeoutMs: 60_000, entry: ${JSON.stringify(fileURLToPath(urlOf('./misbehaving-child.ts')))} });
      pool.open('spin').catch(() => {});
      setTimeout(() => console.log(pool.pids()[0]), 500);`;
    const parent = spawn(process.execPath, ['--input-type=module', '-e', program], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [output] = await once(parent.stdout, 'data');
    const pid = Number(String(output));
    expect(isRunning(pid)).toBe(true);
    parent.kill('SIGKILL');
    for (let look = 0; look < 100 && isRunning(pid); look++) await sleep(20);
    expect(isRunning(pid)).toBe(false);
  });

  it('is watched where the system knows no limits: growing too large is noticed', async () => {
    const eater = spawn(process.execPath, [
      '-e',
      'globalThis.kept = Buffer.alloc(2e8, 1); setInterval(() => {}, 1000)',
    ]);
    const { pid = 0 } = eater;
    try {
      await new Promise<void>((resolve) => watchMemory(pid, 150, resolve));
      expect(Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)])) / 1024).toBeGreaterThan(150);
    } finally {
      eater.kill('SIGKILL');
    }
  });
});
