import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '#scripts/testing/free-port.ts';
import { listPids } from './list-pids.ts';
import { median, ms } from './measure.ts';

const WARM_STARTS = 3;
/** What a start needs; the screens are built anew in the copy. */
const SHARED = [
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'tsconfig.base.json',
  'tsconfig.web.json',
];
const FOLDERS = ['src', 'scripts', 'db'];

/** From `npm start` to ready, without screens and data (aim 30 s) and with them, and from SIGTERM to the end (aim 10 s). */
export async function* benchStart(): AsyncGenerator<string> {
  const copy = mkdtempSync(join(tmpdir(), 'lousa-start-'));
  try {
    const root = resolve(import.meta.dirname, '..');
    for (const name of [...SHARED, ...FOLDERS])
      cpSync(join(root, name), join(copy, name), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
    const cold = await startOnce(copy);
    yield `first start, screens built and database made: ready in ${ms(cold.readyMs)} (aim 30 s), SIGTERM to end ${ms(cold.stopMs)}`;
    const warm: Awaited<ReturnType<typeof startOnce>>[] = [];
    for (let i = 0; i < WARM_STARTS; i++) warm.push(await startOnce(copy));
    const ready = warm.map(({ readyMs }) => readyMs);
    const stop = warm.map(({ stopMs }) => stopMs);
    yield `later starts (${WARM_STARTS}): ready in median ${ms(median(ready))}, slowest ${ms(Math.max(...ready))}`;
    yield `SIGTERM to end: median ${ms(median(stop))}, slowest ${ms(Math.max(...stop))} (aim 10 s)`;
    const left = Math.max(cold.left, ...warm.map((run) => run.left));
    yield `processes left behind: ${left}`;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

async function startOnce(copy: string) {
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const dataDir = join(copy, 'data');
  const begun = performance.now();
  const child = spawn('npm', ['start', '--silent'], {
    cwd: copy,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PORT: String(port), PUBLIC_URL: base, DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
  });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  while (!(await isReady(base))) {
    if (child.exitCode !== null) throw new Error('the product ended at start');
    await new Promise((done) => setTimeout(done, 25));
  }
  const readyMs = performance.now() - begun;
  const stopBegun = performance.now();
  child.kill('SIGTERM');
  await ended;
  return { readyMs, stopMs: performance.now() - stopBegun, left: countProcessesIn(copy) };
}

const isReady = (base: string): Promise<boolean> =>
  fetch(`${base}/api/health/ready`).then(
    (answer) => answer.ok,
    () => false,
  );

/** Processes that work in the copy's folders, the database's among them; 0 where /proc does not tell. */
function countProcessesIn(folder: string): number {
  return listPids().filter((pid) => {
    try {
      return readlinkSync(`/proc/${pid}/cwd`).startsWith(folder);
    } catch {
      return false;
    }
  }).length;
}
