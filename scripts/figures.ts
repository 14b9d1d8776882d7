import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { figuresOf, type Row } from './architecture/house-figures.ts';
import { isEntry, readHouse } from './architecture/read-house.ts';
import { servingOneNeighbour } from './architecture/size-rules.ts';

/**
 * `npm run figures`: how the house is built, in numbers. A folder names another work tree, such as one of an older commit;
 * `--list` names the files that serve one neighbour alone, `--duplicates` asks jscpd as well (fetched by npx).
 */
const JSCPD = 'jscpd@5.3.3';
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { list: { type: 'boolean' }, duplicates: { type: 'boolean' } },
});
const root = resolve(positionals[0] ?? join(import.meta.dirname, '..'));

const house = {
  files: readHouse(root, ['src', 'scripts', 'bench', 'tests']),
  isEntry: (path: string) => isEntry(root, path),
};
const { rows, circles } = figuresOf(house);
if (values.duplicates) rows.push(findDuplicates());
console.log('| figure | value |\n|---|---|');
for (const [what, value] of rows) console.log(`| ${what} | ${value} |`);
for (const circle of circles) console.log(`\nCircle in ${circle}`);
if (values.list)
  for (const { file, by } of servingOneNeighbour(house))
    console.log(`${file.path} (${file.lines}) serves ${by.slice(by.lastIndexOf('/') + 1)}`);

/** Passages of at least fifty tokens that stand twice in what is no test. */
function findDuplicates(): Row {
  const folder = mkdtempSync(join(tmpdir(), 'lousa-duplicates-'));
  const settings = [
    '--reporters',
    'json',
    '--output',
    folder,
    '--ignore',
    '**/*.test.*,**/*.gen.ts,**/static/**',
  ];
  try {
    execFileSync('npx', ['--yes', JSCPD, ...settings, '--silent', 'src'], { cwd: root, stdio: 'ignore' });
    const report = JSON.parse(readFileSync(join(folder, 'jscpd-report.json'), 'utf8')) as {
      statistics: { total: { clones: number; duplicatedLines: number; percentage: number } };
    };
    const { clones, duplicatedLines, percentage } = report.statistics.total;
    return [
      `duplicates (${JSCPD})`,
      `${clones} passages, ${duplicatedLines} lines, ${percentage.toFixed(2)} %`,
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
