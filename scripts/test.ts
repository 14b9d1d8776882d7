import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { needsClientBuild, rememberClientBuild } from './client-build.js';
import {
  type FailedTest,
  failedOfPlaywright,
  failedOfVitest,
  secondTriesOfPlaywright,
  secondTriesOfVitest,
} from './testing/failed-tests.ts';
import { findChromium } from './testing/find-chromium.ts';
import { freePort } from './testing/free-port.ts';
import { run } from './testing/run.ts';
import { describeSlowest, type FileTime, timesOfPlaywright, timesOfVitest } from './testing/slowest.ts';
import { addTallies, type Tally, tallyOfPlaywright, tallyOfVitest } from './testing/tally.ts';
import { keepTemporaryInMemory } from './testing/temporary-in-memory.ts';

/**
 * `npm test`: unit and server tests, then the browser tests where a Chromium is found. In CI the
 * browser tests are compulsory. What is done often or on much is done in part, another one each day or with each SOAK_SEED.
 * Ends with the files that took longest, what was left for another day, what passed on a second try only and what failed,
 * both by name and first words, and one line `N passed, N failed, N skipped`.
 */
keepTemporaryInMemory();
const ROOT = resolve(import.meta.dirname, '..');
const DAY_MS = 86_400_000;
const reports = mkdtempSync(join(tmpdir(), 'lousa-tests-'));
const leftFile = join(reports, 'left.txt');
process.env.SOAK_LEFT = leftFile;
// The runners and their workers, a dozen processes each, leave each other what they compiled.
process.env.NODE_COMPILE_CACHE ??= join(tmpdir(), 'lousa-tests-compiled');
process.env.SOAK_SEED ??= String(Math.floor(Date.now() / DAY_MS));
const tallies: Tally[] = [];
let isFailed = false;
const failed: FailedTest[] = [];
const onSecondTry: FailedTest[] = [];
const times: FileTime[] = [];
const SLOWEST = 15;

const chromium = findChromium({ prefersShell: true });
// While the first tests load, one core is half idle; built at the start of the product, screens would keep one waiting.
const built = chromium && needsClientBuild(ROOT) ? buildClient() : null;

const vitestReport = join(reports, 'vitest.json');
isFailed ||=
  (await run('vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${vitestReport}`,
  ])) !== 0;
const unitReport = readReport(vitestReport);
tallies.push(tallyOfVitest(unitReport));
failed.push(...failedOfVitest(unitReport));
onSecondTry.push(...secondTriesOfVitest(unitReport));
times.push(...timesOfVitest(unitReport));
const unitMinutes = minutesSoFar();

await built;
if (chromium) {
  const playwrightReport = join(reports, 'playwright.json');
  const environment = {
    CHROMIUM_PATH: chromium,
    E2E_PORT: String(await freePort()),
    E2E_DATA_DIR: join(reports, 'data'),
    PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport,
  };
  isFailed = (await run('playwright', ['test', '--reporter=line,json'], environment)) !== 0 || isFailed;
  const report = readReport(playwrightReport);
  tallies.push(tallyOfPlaywright(report));
  failed.push(...failedOfPlaywright(report));
  times.push(...timesOfPlaywright(report));
  onSecondTry.push(...secondTriesOfPlaywright(report));
} else if (process.env.CI) {
  console.error('No Chromium found: in CI the browser tests are compulsory (apt-get install chromium).');
  isFailed = true;
} else {
  console.log(
    '\nBrowser tests LEFT OUT: no Chromium found. Install one (Debian: apt install chromium) or set CHROMIUM_PATH.',
  );
}

const left = existsSync(leftFile) ? new Set(readFileSync(leftFile, 'utf8').trim().split('\n')) : [];
rmSync(reports, { recursive: true, force: true });
const total = addTallies(tallies);
console.log(`\nThe longest of ${times.length} files:\n${describeSlowest(times, SLOWEST)}`);
console.log(`unit and server tests ${unitMinutes.toFixed(1)} minutes, all ${minutesSoFar().toFixed(1)}`);
console.log(
  `Parts by SOAK_SEED=${process.env.SOAK_SEED}, the rest another day or by npm run test:soak:${[...left].map((line) => `\n  ${line}`).join('')}`,
);
for (const test of onSecondTry) tell('Passed on a second try only, worth a look:', test);
for (const test of failed) tell('FAILED', test);
if (isFailed && total.failed === 0) total.failed = 1;
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exit(isFailed || total.failed > 0 ? 1 : 0);

/** Where it fails, the start of the product builds once more and says why. */
async function buildClient(): Promise<void> {
  const code = await run('vite', ['build', '--logLevel', 'warn'], { NODE_ENV: 'production' });
  if (code === 0) rememberClientBuild(ROOT);
}

function readReport(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    isFailed = true;
    return null;
  }
}

function tell(what: string, { name, firstLines }: FailedTest): void {
  console.log(`\n${what} ${[name, ...firstLines].join('\n  ')}`);
}

/** Since this process began. */
function minutesSoFar(): number {
  return performance.now() / 60_000;
}
