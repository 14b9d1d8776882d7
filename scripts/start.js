import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { needsClientBuild, rememberClientBuild } from './client-build.js';

/**
 * `npm start`. Plain JavaScript, because it may be run by any Node from 20 on: finds the Node that the
 * project pins, brings the built client up to date and becomes (or starts) the server.
 */
const root = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..');
const node = findNode();
const server = join(root, 'src/server/main.ts');

if (needsClientBuild(root)) startWhileBuilding();
else becomeServer();

function findNode() {
  const name = process.platform === 'win32' ? 'node.exe' : 'node';
  const pinned = join(root, 'node_modules/.bin', name);
  if (existsSync(pinned)) return pinned;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  process.stderr.write('Lousa precisa do Node 24. Rode "npm ci" (traz o certo) ou instale o Node 24.\n');
  process.exit(1);
}

/** In place where Node can do that: then there is one process, and signals need no passing on. */
function becomeServer() {
  if (process.execve && process.platform !== 'win32') {
    process.removeAllListeners('warning');
    process.on('warning', () => {});
    process.execve(node, [node, server], process.env);
  }
  follow(spawn(node, [server], { stdio: 'inherit' }));
}

/** The database starts while the client is built; the server listens when both are done. */
function startWhileBuilding() {
  const child = spawn(node, [server, '--await-client'], { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const build = spawn(node, [vite, 'build', '--logLevel', 'warn'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  follow(child, build);
  build.once('exit', (code) => {
    if (code === 0) {
      rememberClientBuild(root);
      if (child.connected) child.send('client-built');
      return;
    }
    if (child.exitCode === null && child.signalCode === null) {
      process.stderr.write('As telas não puderam ser montadas (vite build falhou).\n');
      process.exitCode = 1;
      child.kill('SIGTERM');
    }
  });
}

/** Passes signals on and ends as the server ends. */
function follow(child, build) {
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) {
    process.on(signal, () => {
      build?.kill(signal);
      child.kill(signal);
    });
  }
  child.once('exit', (code, signal) => {
    build?.kill('SIGTERM');
    process.exit(process.exitCode ?? code ?? (signal ? 1 : 0));
  });
}
