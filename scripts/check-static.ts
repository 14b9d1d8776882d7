import { spawn } from 'node:child_process';
import { resolve } from 'node:path';

/**
 * `npm run check:static`: lint, types, architecture and dead code at the same time. Tells how long each took, and what
 * those that failed had to say.
 */
const ROOT = resolve(import.meta.dirname, '..');
const CHECKS = {
  lint: ['@biomejs/biome/bin/biome', 'ci', '--colors=off', '.'],
  'types of the server': ['typescript/bin/tsc', '-p', 'tsconfig.server.json'],
  'types of the screens': ['typescript/bin/tsc', '-p', 'tsconfig.web.json'],
  'types of the browser tests': ['typescript/bin/tsc', '-p', 'tsconfig.e2e.json'],
  architecture: ['../scripts/check-architecture.ts'],
  'subjects of commits': ['../scripts/check-subjects.ts'],
  'dead code': ['knip/bin/knip.js', '--no-config-hints'],
};

const begun = performance.now();
const results = await Promise.all(Object.entries(CHECKS).map(([name, command]) => check(name, command)));
const failed = results.filter(({ code }) => code !== 0);
for (const { name, output } of failed) console.error(`\n--- ${name} ---\n${output.trim()}`);
console.log('');
for (const { name, code, seconds, output } of results) {
  const said = code === 0 ? (output.trim().split('\n').at(-1) ?? '') : 'FAILED, see above';
  console.log(
    `${code === 0 ? 'ok  ' : 'FAIL'} ${name.padEnd(27)} ${seconds.toFixed(1).padStart(5)} s  ${said}`,
  );
}
console.log(
  `${failed.length === 0 ? 'all hold' : `${failed.length} of ${results.length} failed`}, ${since(begun).toFixed(1)} s`,
);
process.exit(failed.length === 0 ? 0 : 1);

interface Result {
  name: string;
  code: number;
  seconds: number;
  output: string;
}

function check(name: string, [file = '', ...args]: string[]): Promise<Result> {
  const started = performance.now();
  const child = spawn(process.execPath, [resolve(ROOT, 'node_modules', file), ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  return new Promise((done, fail) => {
    child.once('error', fail);
    child.once('close', (code) => done({ name, code: code ?? 1, seconds: since(started), output }));
  });
}

function since(started: number): number {
  return (performance.now() - started) / 1000;
}
