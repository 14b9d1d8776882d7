import type { TaggerModel } from '#engine/pedagogy/language/tagging/load-model.ts';
import type { Weights } from './perceptron.ts';

type Rows = Pick<TaggerModel, 'features' | 'rowEnds' | 'rowTags' | 'rowWeights'>;

/** Share of the largest weight that one step of the small ones stands for: larger ones are clipped. */
const CLIP = 0.5;

/** Weights as whole numbers from -127 to 127; what rounds to nothing goes. */
export function quantise(weights: Weights): Rows {
  let largest = 0;
  for (const row of weights.values()) for (const weight of row) largest = Math.max(largest, Math.abs(weight));
  const scale = 127 / (largest * CLIP);
  const features: number[] = [];
  const rowEnds: number[] = [];
  const rowTags: number[] = [];
  const rowWeights: number[] = [];
  for (const [feature, row] of [...weights].sort((a, b) => (a[0] >>> 0) - (b[0] >>> 0))) {
    const before = rowTags.length;
    for (const [tag, weight] of row.entries()) {
      const whole = Math.max(-127, Math.min(127, Math.round(weight * scale)));
      if (whole === 0) continue;
      rowTags.push(tag);
      rowWeights.push(whole);
    }
    if (rowTags.length === before) continue;
    features.push(feature >>> 0);
    rowEnds.push(rowTags.length);
  }
  return {
    features: Uint32Array.from(features),
    rowEnds: Uint32Array.from(rowEnds),
    rowTags: Uint8Array.from(rowTags),
    rowWeights: Int8Array.from(rowWeights),
  };
}
