import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { bootProduct, type RunningProduct } from '../boot-product.ts';
import { listPids } from '../list-pids.ts';

const BACK_WITHIN_MS = 60_000;

/** A product that is killed in the middle of its work; a supervisor starts the server again after a second. */
export interface Victim {
  product: RunningProduct;
  /** Whether it was hurt and has not been seen ready since. */
  isAway: boolean;
}

/** Kills a reading child, the database and the server, each with SIGKILL, with a third of `spanMs` between. */
export async function* causeAccidents(
  victim: Victim,
  settings: Record<string, string>,
  spanMs: number,
): AsyncGenerator<string> {
  const kinds: [name: string, hurt: () => Promise<void>][] = [
    ['a reading child', async () => killChild(victim.product.pid)],
    ['the database', async () => void process.kill(postmasterOf(victim.product.dataDir), 'SIGKILL')],
    [
      'the server',
      async () => {
        await victim.product.kill();
        await sleep(1000);
        victim.product = await bootProduct(settings, victim.product);
      },
    ],
  ];
  for (const [name, hurt] of kinds) {
    await sleep(spanMs / (kinds.length + 1));
    victim.isAway = true;
    const started = performance.now();
    await hurt();
    // A database that dies is noticed with the next statement only.
    await sleep(100);
    await ready(victim.product.base);
    const away = Math.round(performance.now() - started);
    // Who called in the last moment hears of it a little later.
    await sleep(2000);
    victim.isAway = false;
    yield `killed ${name}: ready again after ${away} ms`;
  }
}

async function ready(base: string): Promise<void> {
  for (const until = Date.now() + BACK_WITHIN_MS; Date.now() < until; await sleep(50)) {
    const answer = await fetch(`${base}/api/health/ready`).catch(() => null);
    await answer?.body?.cancel();
    if (answer?.ok) return;
  }
  throw new Error(`the product did not come back within ${BACK_WITHIN_MS / 1000} s`);
}

const postmasterOf = (dataDir: string): number =>
  Number.parseInt(readFileSync(join(dataDir, 'postgres-18/postmaster.pid'), 'utf8'), 10);

function killChild(server: number): void {
  for (const pid of listPids()) {
    try {
      const isChild = /(reading|analysis)-child/.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8'));
      const parent = /^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
      if (isChild && Number(parent) === server) process.kill(Number(pid), 'SIGKILL');
    } catch {
      // It ended while it was looked at.
    }
  }
}
