import { stem } from './stem.ts';
import { isStopWord } from './stop-words.ts';
import { isNumber, wordsOf } from './words.ts';

/** Stem → weight, length 1 (or empty for a text without content words). */
export type TextVector = ReadonlyMap<string, number>;

export interface VectorSpace {
  /** One vector per text given, in order. */
  vectors: TextVector[];
  /** A further text measured with the same weights; stems unknown to the space count as rare. */
  vectorOf(text: string): TextVector;
  /** Indexes of the texts nearest to this one, best first, only those with a similarity above 0. */
  nearest(text: string, limit: number): { index: number; similarity: number }[];
}

/** Stems of the content words of a text, in order; stop words, numbers and single letters are left out. */
export function contentStems(text: string): string[] {
  return wordsOf(text)
    .filter((word) => word.length > 1 && !isNumber(word) && !isStopWord(word))
    .map(stem);
}

/**
 * Texts as tf-idf vectors over stems: (1 + ln tf) · ln(1 + N/df), normalised (Salton & Buckley 1988).
 * Linear in the length of the texts.
 */
export function buildVectorSpace(texts: readonly string[]): VectorSpace {
  const counts = texts.map((text) => countOf(contentStems(text)));
  const documentFrequency = new Map<string, number>();
  for (const count of counts)
    for (const key of count.keys()) documentFrequency.set(key, (documentFrequency.get(key) ?? 0) + 1);
  const weigh = (count: Map<string, number>): TextVector => {
    const weights = new Map<string, number>();
    for (const [key, tf] of count) {
      weights.set(key, (1 + Math.log(tf)) * Math.log(1 + texts.length / (documentFrequency.get(key) ?? 1)));
    }
    const length = Math.sqrt([...weights.values()].reduce((sum, weight) => sum + weight * weight, 0));
    for (const [key, weight] of weights) weights.set(key, weight / length);
    return weights;
  };
  const vectors = counts.map(weigh);
  const vectorOf = (text: string): TextVector => weigh(countOf(contentStems(text)));
  return {
    vectors,
    vectorOf,
    nearest: (text, limit) => {
      const query = vectorOf(text);
      return vectors
        .map((vector, index) => ({ index, similarity: cosine(query, vector) }))
        .filter((hit) => hit.similarity > 0)
        .sort((a, b) => b.similarity - a.similarity || a.index - b.index)
        .slice(0, limit);
    },
  };
}

/** Similarity of two vectors of one space, 0 (nothing shared) to 1 (the same words in the same shares). */
export function cosine(a: TextVector, b: TextVector): number {
  const [small, large] = a.size <= b.size ? [a, b] : [b, a];
  let sum = 0;
  for (const [key, weight] of small) sum += weight * (large.get(key) ?? 0);
  return Math.min(1, sum);
}

function countOf(keys: string[]): Map<string, number> {
  const count = new Map<string, number>();
  for (const key of keys) count.set(key, (count.get(key) ?? 0) + 1);
  return count;
}
