import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import subsetFont from 'subset-font';
import { DRAWABLE_RANGES } from '#server/payments/documents/receipt/drawable.ts';

/**
 * Makes the fonts of the receipt from the published packages. Typst takes no woff2 and no variable font, so these
 * are TTF cut at one weight each, to the letters of `drawable.ts`. Run after a change here; the result is committed,
 * so that no server depends on it.
 */
const ROOT = resolve(import.meta.dirname, '..');
const TARGET = resolve(ROOT, 'src/server/payments/documents/receipt/fonts');
const TEXT = DRAWABLE_RANGES.flatMap(([from, to]) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)),
).join('');

const FONTS = [
  { family: 'atkinson-hyperlegible-next', weight: 400, target: 'atkinson-400.ttf' },
  { family: 'atkinson-hyperlegible-next', weight: 700, target: 'atkinson-700.ttf' },
  { family: 'gabarito', weight: 800, target: 'gabarito-800.ttf' },
];

mkdirSync(TARGET, { recursive: true });
for (const { family, weight, target } of FONTS) {
  const font = readFileSync(packageFile(family, `files/${family}-latin-wght-normal.woff2`));
  const subset = await subsetFont(font, TEXT, {
    targetFormat: 'truetype',
    variationAxes: { wght: weight },
    keepFeatures: ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum', 'lnum'],
  });
  writeFileSync(resolve(TARGET, target), subset);
  console.log(`${target}: ${subset.length} bytes`);
}
const licences = [...new Set(FONTS.map(({ family }) => family))].map((family) =>
  readFileSync(packageFile(family, 'LICENSE'), 'utf8').trim(),
);
const [first = '', ...others] = licences;
const holders = others.map((licence) => licence.split('\n', 1)[0]);
writeFileSync(resolve(TARGET, 'OFL.txt'), `${[...holders, first].join('\n')}\n`);

function packageFile(family: string, path: string): string {
  return resolve(ROOT, 'node_modules/@fontsource-variable', family, path);
}
