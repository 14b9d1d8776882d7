import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { failedOfVitest, secondTriesOfVitest } from './failed-tests.ts';

const VITEST = resolve('node_modules/vitest/vitest.mjs');
const TESTS = `
let tries = 0;
it('holds', () => {});
it('wobbles', () => expect(++tries).toBe(2));
it('always breaks', () => expect(1).toBe(2));
it('finds a counterexample', () => { if (tries++ < 3) throw new Error('Property failed after 2 tests'); });
`;
const CONFIG = `
import { SECOND_TRY } from '${join(import.meta.dirname, 'second-try.ts')}';
export default { test: { globals: true, retry: SECOND_TRY } };
`;

/** Vitest's own report on four tests, as CI or a person's machine has it. */
async function report(ci: string): Promise<unknown> {
  const folder = await mkdtemp(join(tmpdir(), 'lousa-second-try-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'four.test.js'), TESTS);
  await writeFile(join(folder, 'vitest.config.ts'), CONFIG);
  const args = [VITEST, 'run', '--root', folder, '--reporter=json', '--outputFile=report.json'];
  await new Promise((done) => execFile(process.execPath, args, { env: { ...process.env, CI: ci } }, done));
  return JSON.parse(await readFile(join(folder, 'report.json'), 'utf8'));
}

const namesOf = (tests: { name: string }[]) => tests.map(({ name }) => name.replace(/^.* › /, ''));

it('names in CI what passed on a second try only, and grants none to what chance found', async () => {
  const ofCi = await report('true');
  expect(namesOf(secondTriesOfVitest(ofCi))).toEqual(['wobbles']);
  expect(namesOf(failedOfVitest(ofCi))).toEqual(['always breaks', 'finds a counterexample']);
});

it('tries nothing a second time on the machine of somebody who works', async () => {
  const here = await report('');
  expect(secondTriesOfVitest(here)).toEqual([]);
  expect(namesOf(failedOfVitest(here))).toEqual(['wobbles', 'always breaks', 'finds a counterexample']);
});
