import { isPoorAlone, isPoorEdge } from './phrase-edges.ts';
import type { WordStatistics } from './phrase-scores.ts';
import type { PhraseChunk, PhraseToken } from './phrase-tokens.ts';

export interface PhraseCandidate {
  /** Stems of its content words joined by spaces; forms that differ only in number, gender or preposition share it. */
  key: string;
  stems: string[];
  /** The same with hyphenated words taken apart. */
  parts: string[];
  frequency: number;
  headings: number;
  /** Headings that say nothing else. */
  wholeHeadings: number;
  /** Occurrences right after another content word: an adjective's usual place. */
  attached: number;
  blockIds: Set<string>;
  /** Each form as written (words whose capital tells nothing in lower case) → occurrences. */
  forms: Map<string, number>;
  startsWithBoilerplate: boolean;
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
    for (const [from, first] of chunk.tokens.entries()) {
      if (first.isStop || isPoorEdge(first.lower)) continue;
      if (!chunk.isHeading && (words.get(first.key)?.tf ?? 0) < leastFrequency) continue;
      collectFrom(chunk, from, found);
    }
  }
  return found;
}

function collectFrom(chunk: PhraseChunk, from: number, found: Map<string, PhraseCandidate>): void {
  const taken: PhraseToken[] = [];
  let contents = 0;
  for (const token of chunk.tokens.slice(from, from + MOST_WORDS)) {
    if (token.isStop) {
      if (!INNER.has(token.lower) || taken.at(-1)?.isStop === true) return;
      taken.push(token);
      continue;
    }
    taken.push(token);
    contents += 1;
    if (contents > MOST_CONTENT_WORDS || isPoorEdge(token.lower)) return;
    if (contents === 1 && isPoorAlone(token.lower)) continue;
    addCandidate(found, chunk, taken, chunk.tokens[from - 1]?.isStop === false);
  }
}

function addCandidate(
  found: Map<string, PhraseCandidate>,
  chunk: PhraseChunk,
  taken: readonly PhraseToken[],
  isAttached: boolean,
): void {
  const stems = taken.filter((token) => !token.isStop).map((token) => token.key);
  const key = stems.join(' ');
  let candidate = found.get(key);
  if (candidate === undefined) {
    const startsWithBoilerplate = isPoorAlone(taken[0]?.lower ?? '');
    candidate = {
      key,
      stems,
      parts: key.split(/[ -]/),
      frequency: 0,
      headings: 0,
      wholeHeadings: 0,
      attached: 0,
      blockIds: new Set(),
      forms: new Map(),
      startsWithBoilerplate,
    };
    found.set(key, candidate);
  }
  candidate.frequency += 1;
  if (chunk.isHeading) candidate.headings += 1;
  if (chunk.isHeading && stems.length === chunk.tokens.filter((token) => !token.isStop).length)
    candidate.wholeHeadings += 1;
  if (isAttached) candidate.attached += 1;
  candidate.blockIds.add(chunk.blockId);
  const form = taken.map(writtenForm).join(' ');
  candidate.forms.set(form, (candidate.forms.get(form) ?? 0) + 1);
}

/** A `?` marks a word whose capitals tell nothing. */
function writtenForm(token: PhraseToken): string {
  if (token.isStop) return token.lower;
  return token.shape === 'unknown' ? `?${token.word}` : token.word;
}
