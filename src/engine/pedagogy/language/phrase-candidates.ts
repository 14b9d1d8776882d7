import { isPoorAlone, isPoorEdge } from './phrase-edges.ts';
import type { WordStatistics } from './phrase-scores.ts';
import type { PhraseChunk, PhraseToken } from './phrase-tokens.ts';

export interface PhraseCandidate {
  /** Stems of its content words joined by spaces; forms that differ only in number, gender or preposition share it. */
  key: string;
  stems: string[];
  frequency: number;
  headings: number;
  blockIds: Set<string>;
  /** Lower-case form → occurrences. */
  forms: Map<string, number>;
  hasInnerStop: boolean;
}

const MOST_CONTENT_WORDS = 3;
const MOST_WORDS = 5;
const INNER = new Set('de da do das dos em no na nos nas a à ao para por com sem entre sobre'.split(' '));

/** Candidate phrases of 1 to 3 content words, prepositions allowed between them; words rarer than `leastFrequency` start none. */
export function findCandidates(
  chunks: readonly PhraseChunk[],
  words: ReadonlyMap<string, WordStatistics>,
  leastFrequency: number,
): Map<string, PhraseCandidate> {
  const found = new Map<string, PhraseCandidate>();
  for (const chunk of chunks) {
    for (let from = 0; from < chunk.tokens.length; from += 1) {
      const first = chunk.tokens[from];
      if (first === undefined || first.isStop || isPoorEdge(first.lower)) continue;
      if (!chunk.isHeading && (words.get(first.key)?.tf ?? 0) < leastFrequency) continue;
      collectFrom(chunk, from, found);
    }
  }
  return found;
}

function collectFrom(chunk: PhraseChunk, from: number, found: Map<string, PhraseCandidate>): void {
  const stems: string[] = [];
  let form = '';
  let hasInnerStop = false;
  for (const [offset, token] of chunk.tokens.slice(from, from + MOST_WORDS).entries()) {
    if (token.isStop && !INNER.has(token.lower)) return;
    form = offset === 0 ? token.lower : `${form} ${token.lower}`;
    if (token.isStop) {
      if (isStopBefore(chunk.tokens, from + offset)) return;
      hasInnerStop = true;
      continue;
    }
    stems.push(token.key);
    if (stems.length > MOST_CONTENT_WORDS) return;
    if (isPoorEdge(token.lower)) return;
    if (stems.length === 1 && isPoorAlone(token.lower)) continue;
    addCandidate(found, chunk, stems, form, hasInnerStop);
  }
}

function isStopBefore(tokens: readonly PhraseToken[], at: number): boolean {
  return tokens[at - 1]?.isStop === true;
}

function addCandidate(
  found: Map<string, PhraseCandidate>,
  chunk: PhraseChunk,
  stems: string[],
  form: string,
  hasInnerStop: boolean,
): void {
  const key = stems.join(' ');
  let candidate = found.get(key);
  if (candidate === undefined) {
    candidate = {
      key,
      stems: [...stems],
      frequency: 0,
      headings: 0,
      blockIds: new Set(),
      forms: new Map(),
      hasInnerStop,
    };
    found.set(key, candidate);
  }
  candidate.frequency += 1;
  if (chunk.isHeading) candidate.headings += 1;
  candidate.blockIds.add(chunk.blockId);
  candidate.forms.set(form, (candidate.forms.get(form) ?? 0) + 1);
  candidate.hasInnerStop &&= hasInnerStop;
}
