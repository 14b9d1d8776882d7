import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#scripts/testing/free-port.ts';
import { listPids } from './list-pids.ts';

/** The product as an operator runs it, on a free port and a folder of its own. */
export interface RunningProduct {
  base: string;
  dataDir: string;
  readyMs: number;
  /** The process that serves. */
  pid: number;
  /** Highest resident memory of a reading child so far, in MB; null where /proc does not tell. */
  peakChildMb(): number | null;
  /** Ends it as a power cut would; its folder stays, to be booted again. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/** Boots on a new folder, or `again` where a killed one stood. */
export async function bootProduct(
  settings: Record<string, string> = {},
  again?: Pick<RunningProduct, 'base' | 'dataDir'>,
): Promise<RunningProduct> {
  const port = again ? new URL(again.base).port : await freePort();
  const base = again?.base ?? `http://127.0.0.1:${port}`;
  const dataDir = again?.dataDir ?? mkdtempSync(join(tmpdir(), 'lousa-bench-data-'));
  const started = performance.now();
  // In a group of its own: while the screens are built at a start, who serves is a child of who was started.
  const child = spawn(process.execPath, ['scripts/start.js'], {
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: `${port}`,
      PUBLIC_URL: base,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      ...settings,
    },
  });
  const endWithBench = () => child.kill('SIGTERM');
  process.once('exit', endWithBench);
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  await ready(base, () => child.exitCode !== null);
  let peak: number | null = null;
  const watch = setInterval(() => {
    const now = highestChild(child.pid ?? 0);
    if (now !== null && now > (peak ?? 0)) peak = now;
  }, 50);
  const end = async (signal: NodeJS.Signals) => {
    clearInterval(watch);
    if (signal === 'SIGKILL' && child.pid !== undefined) process.kill(-child.pid, signal);
    else child.kill(signal);
    await ended;
    process.off('exit', endWithBench);
  };
  return {
    base,
    dataDir,
    readyMs: performance.now() - started,
    pid: child.pid ?? 0,
    peakChildMb: () => peak,
    kill: () => end('SIGKILL'),
    async stop() {
      await end('SIGTERM');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function ready(base: string, isEnded: () => boolean): Promise<void> {
  for (let tries = 0; tries < 2400; tries++) {
    if (isEnded()) throw new Error('the product ended at start');
    const isUp = await fetch(`${base}/api/health/ready`).then(
      (response) => response.ok,
      () => false,
    );
    if (isUp) return;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error('the product was not ready in 120 s');
}

/** Peak resident memory (VmHWM) over the product's children that read and analyse, now. */
function highestChild(product: number): number | null {
  let highest: number | null = null;
  for (const pid of listPids()) {
    try {
      if (!/(reading|analysis)-child/.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8'))) continue;
      const status = readFileSync(`/proc/${pid}/status`, 'utf8');
      const parent = numberIn(status, 'PPid');
      // While the screens are built at a start, the starter stands between.
      const grandparent = numberIn(readFileSync(`/proc/${parent}/status`, 'utf8'), 'PPid');
      if (parent !== product && grandparent !== product) continue;
      highest = Math.max(highest ?? 0, numberIn(status, 'VmHWM') / 1024);
    } catch {
      // The process ended while it was looked at.
    }
  }
  return highest;
}

const numberIn = (status: string, name: string): number =>
  Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1]);
