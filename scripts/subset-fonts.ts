import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import subsetFont from 'subset-font';
import { CHALK_LETTERS } from './web/chalk-letters.ts';

/**
 * Makes the fonts of the screens from the published packages: only what Brazilian Portuguese needs, only the
 * weights in use. Run after a change here; the result is committed, so that no build depends on it.
 */
const ROOT = resolve(import.meta.dirname, '..');
const TARGET = resolve(ROOT, 'src/web/fonts');
const MAX_TOTAL_BYTES = 60_000;

const ASCII = Array.from({ length: 0x7e - 0x20 + 1 }, (_, i) => String.fromCharCode(0x20 + i)).join('');
const PORTUGUESE = 'ÁÀÂÃÉÊÍÓÔÕÚÜÇáàâãéêíóôõúüç';
/** Letters that names of people in Brazil bring along. */
const NEIGHBOURS = 'ÄÈÌÑÖÒÙäèëìïñöòù';
const TYPOGRAPHY = '\u00a0©°ºª«»·²³½–—‘’“”•…−×÷→←';

/** Kerning, and figures of one width in tables; small capitals and fractions are nowhere. */
const FEATURES = ['kern', 'tnum', 'lnum', 'zero'];

const FONTS = [
  {
    source: '@fontsource-variable/gabarito/files/gabarito-latin-wght-normal.woff2',
    target: 'gabarito.woff2',
    text: ASCII + PORTUGUESE + NEIGHBOURS + TYPOGRAPHY,
    weights: { min: 500, max: 800 },
  },
  {
    source:
      '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
    target: 'atkinson.woff2',
    text: `${ASCII}${PORTUGUESE}${NEIGHBOURS}${TYPOGRAPHY}±§¼¾¹™€‰≠≤≥↑↓✓₀₁₂₃₄₅₆₇₈₉`,
    weights: { min: 400, max: 700 },
  },
  {
    source: '@fontsource/gochi-hand/files/gochi-hand-latin-400-normal.woff2',
    target: 'giz.woff2',
    text: CHALK_LETTERS,
    weights: null,
  },
];

let total = 0;
for (const { source, target, text, weights } of FONTS) {
  const original = readFileSync(resolve(ROOT, 'node_modules', source));
  const subset = await subsetFont(original, text, {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    ...(weights ? { variationAxes: { wght: weights } } : {}),
  });
  writeFileSync(resolve(TARGET, target), subset);
  total += subset.length;
  console.log(`${target}: ${original.length} → ${subset.length} bytes`);
}

const licences = FONTS.map(({ source }) => {
  const folder = source.split('/').slice(0, 2).join('/');
  return readFileSync(resolve(ROOT, 'node_modules', folder, 'LICENSE'), 'utf8').trim();
});
const [first = '', ...others] = licences;
const holders = others.map((licence) => licence.split('\n', 1)[0]);
writeFileSync(resolve(TARGET, 'OFL.txt'), `${[...holders, first].join('\n')}\n`);

console.log(`all: ${total} bytes`);
if (total > MAX_TOTAL_BYTES) throw new Error(`the fonts weigh ${total} bytes, over ${MAX_TOTAL_BYTES}`);
