import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { applyLevelModel, STAGES, standardise } from '#engine/pedagogy/language/level/judge-level.ts';
import { measureText } from '#engine/pedagogy/language/level/measure-text.ts';
import { splitSentences } from '#engine/pedagogy/language/sentences.ts';
import { randomOf } from '#scripts/training/random.ts';
import { type Sample, trainLevel } from './train-network.ts';

const FOLDS = 5;

/** One folder of texts for each stage, in the order of the stages; texts without words are left out. */
export function readStages(folder: string): Sample[] {
  return readdirSync(folder)
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
}

/** F1 of each stage, their mean, and the share at most one stage off: every text judged by a model that never saw it. */
export function crossValidate(samples: readonly Sample[]): { scores: number[]; macro: number; near: number } {
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
  return {
    scores,
    macro: scores.reduce((sum, score) => sum + score, 0) / STAGES,
    near: samples.filter(({ stage }, at) => Math.abs(stage - (said[at] ?? 0)) <= 1).length / samples.length,
  };
}
