import type { PhraseCandidate } from './phrase-candidates.ts';
import type { PhraseChunk } from './phrase-tokens.ts';

interface Writings {
  lower: number;
  /** Written form with capitals → occurrences where the capital tells something. */
  capitals: Map<string, number>;
}

/** How each word (lower case) is written where capitals tell something. */
export type WordWritings = ReadonlyMap<string, Writings>;

export function collectWritings(chunks: readonly PhraseChunk[]): WordWritings {
  const writings = new Map<string, Writings>();
  for (const { tokens } of chunks) {
    for (const { word, lower, shape } of tokens) {
      if (shape === 'unknown') continue;
      let own = writings.get(lower);
      if (own === undefined) {
        own = { lower: 0, capitals: new Map() };
        writings.set(lower, own);
      }
      if (shape === 'lower') own.lower += 1;
      else own.capitals.set(word, (own.capitals.get(word) ?? 0) + 1);
    }
  }
  return writings;
}

/** The commonest form (with the more accents at a tie), names and acronyms with their capitals. */
export function showPhrase(candidate: PhraseCandidate, writings: WordWritings): string {
  const [form = ''] =
    [...candidate.forms].sort(
      (a, b) => b[1] - a[1] || countAccents(b[0]) - countAccents(a[0]) || a[0].length - b[0].length,
    )[0] ?? [];
  return form
    .split(' ')
    .map((word) => showWord(word, writings))
    .join(' ');
}

function showWord(lower: string, writings: WordWritings): string {
  const own = writings.get(lower);
  if (own === undefined) return lower;
  let total = 0;
  let best: [string, number] = [lower, 0];
  for (const entry of own.capitals) {
    total += entry[1];
    if (entry[1] > best[1]) best = entry;
  }
  return total > own.lower ? best[0] : lower;
}

function countAccents(text: string): number {
  return text.normalize('NFD').length - text.length;
}
