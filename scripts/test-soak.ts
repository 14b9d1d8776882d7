import { globSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { findChromium } from './testing/find-chromium.ts';
import { run } from './testing/run.ts';

/**
 * `npm run test:soak`: the tests that take a part (tests/setup/soak.ts) on all there is: thousands of sequences of payments,
 * a score of kills, a hundred thousand rows, the corpus where CORPUS_DIR names one, and every screen in every look. About
 * half an hour. `--seed` repeats what chance made of an earlier run.
 */
const { values } = parseArgs({ options: { seed: { type: 'string' } } });
const seed = values.seed ?? String(Math.floor(Math.random() * 2 ** 31));
const files = globSync('{src,tests}/**/*.test.ts').filter(
  (file) => readFileSync(file, 'utf8').includes('tests/setup/soak.ts') || /corpus\.test\.ts$/.test(file),
);
const environment = { SOAK: 'whole', SOAK_SEED: seed };
console.log(`soak of ${files.length} files; to repeat it: npm run test:soak -- --seed ${seed}`);
const ofUnits = await run('vitest', ['run', ...files], environment);
const ofBrowsers = findChromium({ prefersShell: true }) ? await run('playwright', ['test'], environment) : 0;
process.exit(ofUnits || ofBrowsers);
