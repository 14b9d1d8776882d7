import { globSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { run } from './testing/run.ts';

/**
 * `npm run test:soak`: the tests that ask for a measure (tests/setup/soak.ts) on all there is: thousands of sequences of
 * payments, a score of kills, a hundred thousand rows, and the corpus where CORPUS_DIR names one. About ten minutes.
 * `--seed` repeats what chance made of an earlier run.
 */
const { values } = parseArgs({ options: { seed: { type: 'string' } } });
const seed = values.seed ?? String(Math.floor(Math.random() * 2 ** 31));
const files = globSync('{src,tests}/**/*.test.ts').filter(
  (file) => readFileSync(file, 'utf8').includes('tests/setup/soak.ts') || /corpus\.test\.ts$/.test(file),
);
console.log(`soak of ${files.length} files; to repeat it: npm run test:soak -- --seed ${seed}`);
process.exit(await run('vitest', ['run', ...files], { SOAK: 'whole', SOAK_SEED: seed }));
