import type { PhraseChunk } from './phrase-tokens.ts';

export interface WordStatistics {
  /** Occurrences of the stem. */
  tf: number;
  /** YAKE's S(w): the lower, the more telling. */
  score: number;
}

interface WordCount {
  tf: number;
  capitals: number;
  acronyms: number;
  sentences: number[];
  left: Set<string>;
  right: Set<string>;
  leftTotal: number;
  rightTotal: number;
}

/**
 * YAKE's word score over stems: S(w) = TRel·TPos / (TCase + TFNorm/TRel + TSent/TRel), after Campos,
 * Mangaravite, Pasquali, Jorge, Nunes & Jatowt, "YAKE! Keyword extraction from single documents using
 * multiple local features", Information Sciences 509 (2020), window 1. Ours: the position counts by tenths of the text and on top of 1, since a lesson's last subject matters too.
 */
export function scoreWords(chunks: readonly PhraseChunk[]): Map<string, WordStatistics> {
  const counts = countWords(chunks);
  const tfs = [...counts.values()].map((count) => count.tf);
  const mean = tfs.reduce((sum, tf) => sum + tf, 0) / Math.max(1, tfs.length);
  const deviation = Math.sqrt(tfs.reduce((sum, tf) => sum + (tf - mean) ** 2, 0) / Math.max(1, tfs.length));
  const maxTf = tfs.reduce((max, tf) => Math.max(max, tf), 1);
  const totalSentences = (chunks.at(-1)?.sentence ?? 0) + 1;
  const scores = new Map<string, WordStatistics>();
  for (const [key, count] of counts) {
    const spread =
      count.left.size / Math.max(1, count.leftTotal) + count.right.size / Math.max(1, count.rightTotal);
    const relatedness = 1 + spread * (count.tf / maxTf);
    const median = count.sentences[count.sentences.length >> 1] ?? 0;
    const position = 1 + Math.log(Math.log(3 + (10 * median) / totalSentences));
    const casing = Math.max(count.capitals, count.acronyms) / (1 + Math.log(count.tf));
    const frequency = count.tf / (mean + deviation);
    const sentences = new Set(count.sentences).size / totalSentences;
    const score = (relatedness * position) / (casing + frequency / relatedness + sentences / relatedness);
    scores.set(key, { tf: count.tf, score });
  }
  return scores;
}

function countWords(chunks: readonly PhraseChunk[]): Map<string, WordCount> {
  const counts = new Map<string, WordCount>();
  for (const { tokens, sentence } of chunks) {
    for (const [index, token] of tokens.entries()) {
      if (token.isStop) continue;
      let count = counts.get(token.key);
      if (count === undefined) {
        count = {
          tf: 0,
          capitals: 0,
          acronyms: 0,
          sentences: [],
          left: new Set(),
          right: new Set(),
          leftTotal: 0,
          rightTotal: 0,
        };
        counts.set(token.key, count);
      }
      count.tf += 1;
      if (token.shape === 'capital' || token.shape === 'mixed') count.capitals += 1;
      if (token.shape === 'upper') count.acronyms += 1;
      count.sentences.push(sentence);
      const left = tokens[index - 1];
      const right = tokens[index + 1];
      if (left !== undefined) {
        count.left.add(left.key);
        count.leftTotal += 1;
      }
      if (right !== undefined) {
        count.right.add(right.key);
        count.rightTotal += 1;
      }
    }
  }
  return counts;
}
