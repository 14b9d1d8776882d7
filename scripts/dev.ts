import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { loadConfig } from '../src/server/platform/config.ts';
import { startEmbeddedPostgres } from '../src/server/platform/db/embedded-postgres/start-embedded-postgres.ts';

/**
 * `npm run dev`: the screens by Vite, which shows a change at once, and the server, which starts anew after one of its own.
 * The embedded database belongs to this process and stays while the server comes and goes, so a restart takes as long as
 * the server itself. With `API_URL` only the screens are served, on the server that it names. `npm run dev -- --inspect`
 * opens the server's inspector (docs/debugging.md).
 */
const ROOT = resolve(import.meta.dirname, '..');
const WATCHED = ['src/server', 'src/engine', 'src/shared'];
/** An editor writes a file in several steps, a change of branch many files. */
const SETTLED_AFTER_MS = 150;
/** Past the server's own limit only in a defect. */
const KILLED_AFTER_MS = 15_000;

const config = loadConfig(process.env);
const apiUrl = process.env.API_URL ?? null;
const database =
  apiUrl || config.databaseUrl ? null : await startEmbeddedPostgres({ dataDir: config.dataDir });
let server: ChildProcess | null = null;
let isStopping = false;

const vite = start(join(ROOT, 'node_modules/vite/bin/vite.js'), [], {
  API_URL: apiUrl ?? `http://127.0.0.1:${config.port}`,
});
vite.once('exit', () => void stop());
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop());
if (!apiUrl) {
  startServer();
  for (const folder of WATCHED) watchFolder(folder);
}

function start(file: string, args: string[], env: Record<string, string> = {}): ChildProcess {
  const options = process.argv.slice(2).filter((option) => option.startsWith('--inspect'));
  const isServer = file.endsWith('main.ts');
  return spawn(process.execPath, [...(isServer ? options : []), file, ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
}

function startServer(): void {
  const started = start(join(ROOT, 'src/server/main.ts'), []);
  server = started;
  started.once('exit', (code) => {
    if (server !== started) return;
    server = null;
    if (!isStopping) tell(`the server ended by itself (${code}) and starts again with the next change`);
  });
}

function watchFolder(folder: string): void {
  let settled: NodeJS.Timeout | undefined;
  watch(join(ROOT, folder), { recursive: true }, (_event, name) => {
    if (!name || !/\.(ts|json)$/.test(name) || /\.test\.ts$/.test(name)) return;
    clearTimeout(settled);
    settled = setTimeout(() => void restartServer(`${folder}/${name}`), SETTLED_AFTER_MS);
  });
}

let restart: Promise<void> | null = null;
let isAskedAgain = false;
/** One restart at a time; what changes meanwhile calls for one more. */
async function restartServer(changed: string): Promise<void> {
  if (isStopping) return;
  if (restart) {
    isAskedAgain = true;
    return restart;
  }
  tell(`${changed} changed, the server starts anew`);
  restart = (async () => {
    do {
      isAskedAgain = false;
      const old = server;
      server = null;
      await end(old);
      if (!isStopping) startServer();
    } while (isAskedAgain);
  })();
  await restart;
  restart = null;
}

/** Both children first, then what they stand on. */
async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  await restart;
  await Promise.all([end(vite), end(server)]);
  await database?.stop();
  process.exit(0);
}

async function end(child: ChildProcess | null): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  const late = new AbortController();
  const forced = sleep(KILLED_AFTER_MS, null, { signal: late.signal }).then(
    () => child.kill('SIGKILL'),
    () => undefined,
  );
  await exited;
  late.abort();
  await forced;
}

function tell(what: string): void {
  process.stdout.write(`\n[dev] ${what}\n`);
}
