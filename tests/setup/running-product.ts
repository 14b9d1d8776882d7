import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '#scripts/testing/free-port.ts';

const MAIN = join(import.meta.dirname, '../../src/server/main.ts');
const READY_WITHIN_MS = 120_000;

/** Compiled code that starts of the product leave to each other: a third of what a start computes. */
export const COMPILED = { NODE_COMPILE_CACHE: join(tmpdir(), 'lousa-tests-compiled') };

/** The product as a process of its own, on an embedded database in `dataDir`. */
export interface RunningProduct {
  url: string;
  child: ChildProcess;
  /** Ends it at once, as a power cut would; its database lives on unless killed too. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

export async function startProduct(
  dataDir: string,
  env: Record<string, string> = {},
): Promise<RunningProduct> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [MAIN], {
    env: {
      PATH: process.env.PATH ?? '',
      ...COMPILED,
      DATA_DIR: dataDir,
      PORT: String(port),
      ADMIN_PASSWORD: 'Mestre-2026-secreta',
      LOG_LEVEL: 'error',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stdout.on('data', (text) => {
    said += text;
  });
  child.stderr.on('data', (text) => {
    said += text;
  });
  const ended = once(child, 'exit');
  for (const until = Date.now() + READY_WITHIN_MS; ; await sleep(50)) {
    if (child.exitCode !== null || Date.now() > until) throw new Error(`the product did not start: ${said}`);
    const ready = await fetch(`${url}/api/health/ready`).catch(() => null);
    if (ready?.ok) break;
  }
  const end = (signal: NodeJS.Signals) => async () => {
    child.kill(signal);
    await ended;
  };
  return { url, child, kill: end('SIGKILL'), stop: end('SIGTERM') };
}
