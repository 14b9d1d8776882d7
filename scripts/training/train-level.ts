import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { crossValidate, readStages } from './level/cross-validate.ts';
import { trainLevel } from './level/train-network.ts';

/**
 * `npm run train:level -- FOLDER`: learns how texts of the four school stages read, from one folder of texts for each stage in
 * their order, writes `level.json.gz` and tells F1 by cross-validation: every text judged by a model that never saw it.
 */
const FILE = resolve(import.meta.dirname, '../../src/engine/pedagogy/language/level/level.json.gz');

const folder = process.argv[2];
if (folder === undefined)
  throw new Error('npm run train:level -- FOLDER (with one folder of texts for each stage)');

const samples = readStages(folder);
const { scores, macro, near } = crossValidate(samples);
const file = gzipSync(JSON.stringify(trainLevel(samples)), { level: 9 });
writeFileSync(FILE, file);
const shown = scores.map((score) => score.toFixed(3)).join(' ');
console.log(
  `${samples.length} texts, macro-F1 ${macro.toFixed(3)} (${shown}), one stage off at most ${near.toFixed(3)}, ${file.length} bytes`,
);
