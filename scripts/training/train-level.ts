import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { applyLevelModel, STAGES, standardise } from '#engine/pedagogy/language/level/judge-level.ts';
import { measureText } from '#engine/pedagogy/language/level/measure-text.ts';
import { splitSentences } from '#engine/pedagogy/language/sentences.ts';
import { type Sample, trainLevel } from './level/train-network.ts';
import { randomOf } from './random.ts';

/**
 * `npm run train:level -- FOLDER`: learns how texts of the four school stages read, from one folder of texts for each stage in
 * their order, writes `level.json.gz` and tells F1 by cross-validation: every text judged by a model that never saw it.
 */
const FOLDS = 5;
const FILE = resolve(import.meta.dirname, '../../src/engine/pedagogy/language/level/level.json.gz');

const folder = process.argv[2];
if (folder === undefined)
  throw new Error('npm run train:level -- FOLDER (with one folder of texts for each stage)');

const samples = readdirSync(folder)
  .sort()
  .slice(0, STAGES)
  .flatMap((name, stage) =>
    readdirSync(join(folder, name))
      .sort()
      .flatMap((file): Sample[] => {
        const values = measureText(splitSentences(readFileSync(join(folder, name, file), 'utf8')));
        return values === null ? [] : [{ values, stage }];
      }),
  );

const random = randomOf(17);
const folds = samples.map(() => Math.floor(random() * FOLDS));
const said = new Array<number>(samples.length).fill(-1);
for (let turn = 0; turn < FOLDS; turn += 1) {
  const model = trainLevel(samples.filter((_, at) => folds[at] !== turn));
  for (const [at, { values }] of samples.entries()) {
    if (folds[at] !== turn) continue;
    const shares = applyLevelModel(model, standardise(model, values));
    said[at] = shares.indexOf(Math.max(...shares));
  }
}
const scores = Array.from({ length: STAGES }, (_, one) => {
  const right = samples.filter(({ stage }, at) => stage === one && said[at] === one).length;
  const claimed = said.filter((stage) => stage === one).length;
  return (2 * right) / (claimed + samples.filter(({ stage }) => stage === one).length);
});
const near =
  samples.filter(({ stage }, at) => Math.abs(stage - (said[at] ?? 0)) <= 1).length / samples.length;

const file = gzipSync(JSON.stringify(trainLevel(samples)), { level: 9 });
writeFileSync(FILE, file);
const shown = scores.map((score) => score.toFixed(3)).join(' ');
const macro = scores.reduce((sum, score) => sum + score, 0) / STAGES;
console.log(
  `${samples.length} texts, macro-F1 ${macro.toFixed(3)} (${shown}), one stage off at most ${near.toFixed(3)}, ${file.length} bytes`,
);
