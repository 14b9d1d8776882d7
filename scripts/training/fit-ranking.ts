import type { PhraseFeatures } from '#engine/pedagogy/language/phrases/phrase-features.ts';

/** A candidate with what is known of it and whether a person chose it. */
export interface Choice {
  features: PhraseFeatures;
  isWanted: boolean;
}

/** How hard the weights of standardised features are drawn to zero. */
const PULL = 4;
const STEPS = 200;
const RATE = 0.05;

/**
 * Weights by which the wanted ones of each document come before its others: the likelihood of a softmax over the document's
 * candidates (ListNet, Cao et al. 2007) with a quadratic penalty, by Adam. The same documents give the same weights.
 */
export function fitRanking(documents: readonly (readonly Choice[])[]): PhraseFeatures {
  const names = Object.keys(documents[0]?.[0]?.features ?? {});
  const deviations = names.map((name) =>
    deviationOf(documents.flat().map(({ features }) => features[name] ?? 0)),
  );
  const rows = documents.map((choices) =>
    choices.map(({ features, isWanted }) => ({
      values: names.map((name, at) => (features[name] ?? 0) / (deviations[at] ?? 1)),
      isWanted,
    })),
  );
  const weights = new Float64Array(names.length);
  const mean = new Float64Array(names.length);
  const square = new Float64Array(names.length);
  for (let step = 1; step <= STEPS; step += 1) {
    const slope = weights.map((weight) => PULL * weight);
    for (const choices of rows) {
      const wanted = choices.filter(({ isWanted }) => isWanted).length;
      if (wanted === 0) continue;
      const scores = choices.map(({ values }) =>
        values.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0),
      );
      const top = scores.reduce((most, score) => Math.max(most, score), Number.NEGATIVE_INFINITY);
      const odds = scores.map((score) => Math.exp(score - top));
      const total = odds.reduce((sum, one) => sum + one, 0);
      for (const [index, { values, isWanted }] of choices.entries()) {
        const error = (wanted * (odds[index] ?? 0)) / total - (isWanted ? 1 : 0);
        for (const [at, value] of values.entries()) slope[at] = (slope[at] ?? 0) + error * value;
      }
    }
    for (const [at, own] of slope.entries()) {
      mean[at] = 0.9 * (mean[at] ?? 0) + 0.1 * own;
      square[at] = 0.99 * (square[at] ?? 0) + 0.01 * own * own;
      const drift = (mean[at] ?? 0) / (1 - 0.9 ** step);
      const spread = Math.sqrt((square[at] ?? 0) / (1 - 0.99 ** step)) + 1e-9;
      weights[at] = (weights[at] ?? 0) - (RATE * drift) / spread;
    }
  }
  return Object.fromEntries(names.map((name, at) => [name, (weights[at] ?? 0) / (deviations[at] ?? 1)]));
}

function deviationOf(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const square = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
  return Math.sqrt(square) || 1;
}
