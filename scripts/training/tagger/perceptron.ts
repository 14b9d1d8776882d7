import { decode, type Scorer } from '#engine/pedagogy/language/tagging/decode.ts';
import {
  MOST_FEATURES,
  staticFeatures,
  type TokenSigns,
  tagFeatures,
} from '#engine/pedagogy/language/tagging/features.ts';
import { randomOf, shuffled } from '#scripts/training/random.ts';

export interface TrainingSentence {
  signs: readonly TokenSigns[];
  /** Tags by number. */
  gold: readonly number[];
}

/** Weights of one feature: one for each tag. */
export type Weights = ReadonlyMap<number, Float32Array>;

interface Row {
  weights: Float32Array;
  /** Sum of the changes times the step at which each was made: what the average needs. */
  moved: Float32Array;
}

/** Features seen fewer times in the sentences tell nothing that lasts. */
const LEAST_SEEN = 2;

/**
 * Averaged structured perceptron (Collins, EMNLP 2002): each sentence is decoded with the weights so far; where the tags are wrong, the
 * features of the right way gain one and those of the wrong way lose one. The result is the mean of the weights over all
 * steps. The same seed gives the same weights.
 */
export function trainPerceptron(
  sentences: readonly TrainingSentence[],
  options: { tagCount: number; passes: number; seed: number; allowed: Scorer['allowed'] },
): Weights {
  const { tagCount, passes, seed, allowed } = options;
  const seen = countFeatures(sentences);
  const rows = new Map<number, Row>();
  const random = randomOf(seed);
  const buffer = new Int32Array(MOST_FEATURES);
  let step = 0;

  const scorer: Scorer = {
    tagCount,
    allowed,
    add(feature, scores) {
      const row = rows.get(feature)?.weights;
      if (row === undefined) return;
      for (let tag = 0; tag < tagCount; tag += 1) scores[tag] = (scores[tag] ?? 0) + (row[tag] ?? 0);
    },
  };

  const move = (feature: number, tag: number, by: number): void => {
    if ((seen.get(feature) ?? LEAST_SEEN) < LEAST_SEEN) return;
    let row = rows.get(feature);
    if (row === undefined) {
      row = { weights: new Float32Array(tagCount), moved: new Float32Array(tagCount) };
      rows.set(feature, row);
    }
    row.weights[tag] = (row.weights[tag] ?? 0) + by;
    row.moved[tag] = (row.moved[tag] ?? 0) + by * step;
  };

  const moveAll = (signs: readonly TokenSigns[], tags: readonly number[], at: number, by: number): void => {
    const tag = tags[at] ?? 0;
    const alone = staticFeatures(signs, at, buffer);
    for (let index = 0; index < alone; index += 1) move(buffer[index] ?? 0, tag, by);
    const after = tagFeatures(signs, at, tags[at - 1] ?? -1, tags[at - 2] ?? -1, buffer);
    for (let index = 0; index < after; index += 1) move(buffer[index] ?? 0, tag, by);
  };

  for (let pass = 0; pass < passes; pass += 1) {
    for (const { signs, gold } of shuffled(sentences, random)) {
      step += 1;
      const tags = decode(signs, scorer);
      for (let at = 0; at < gold.length; at += 1) {
        if ([0, 1, 2].every((back) => tags[at - back] === gold[at - back])) continue;
        moveAll(signs, gold, at, 1);
        moveAll(signs, tags, at, -1);
      }
    }
  }
  return new Map(
    [...rows].map(([feature, row]) => [
      feature,
      row.weights.map((weight, tag) => weight - (row.moved[tag] ?? 0) / step),
    ]),
  );
}

/** The mean of several trainings: still one linear model, and steadier than each. */
export function meanOf(trained: readonly Weights[], tagCount: number): Weights {
  const mean = new Map<number, Float32Array>();
  for (const weights of trained) {
    for (const [feature, row] of weights) {
      const sum = mean.get(feature) ?? new Float32Array(tagCount);
      for (let tag = 0; tag < tagCount; tag += 1)
        sum[tag] = (sum[tag] ?? 0) + (row[tag] ?? 0) / trained.length;
      mean.set(feature, sum);
    }
  }
  return mean;
}

function countFeatures(sentences: readonly TrainingSentence[]): Map<number, number> {
  const seen = new Map<number, number>();
  const buffer = new Int32Array(MOST_FEATURES);
  for (const { signs } of sentences) {
    for (let at = 0; at < signs.length; at += 1) {
      const count = staticFeatures(signs, at, buffer);
      for (let index = 0; index < count; index += 1) {
        const feature = buffer[index] ?? 0;
        seen.set(feature, (seen.get(feature) ?? 0) + 1);
      }
    }
  }
  return seen;
}
