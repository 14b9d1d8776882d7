import type { PhraseCandidate } from './phrases/phrase-candidates.ts';

export interface RankedPhrase {
  candidate: PhraseCandidate;
  /** Lower is better. */
  score: number;
}

/** The first `limit` of a ranking without near duplicates: of a phrase and its part, mostly found together, one stays. */
export function choosePhrases(ranked: readonly RankedPhrase[], limit: number): RankedPhrase[] {
  const chosen: RankedPhrase[] = [];
  for (const entry of ranked) {
    // Some room, since replacing may bring twins together.
    if (chosen.length >= limit * 2) break;
    const place = chosen.findIndex((other) => isSameSubject(entry.candidate, other.candidate));
    const rival = chosen[place];
    if (rival === undefined) chosen.push(entry);
    else if (replaces(entry.candidate, rival.candidate))
      chosen[place] = { candidate: entry.candidate, score: rival.score };
  }
  const kept: RankedPhrase[] = [];
  for (const entry of chosen) {
    if (!kept.some((other) => isSameSubject(entry.candidate, other.candidate))) kept.push(entry);
  }
  return kept.slice(0, limit);
}

/** One holds the other's words and they occur mostly together, or both have the same words. */
function isSameSubject(a: PhraseCandidate, b: PhraseCandidate): boolean {
  const [short, long] = a.parts.length <= b.parts.length ? [a, b] : [b, a];
  if (!short.parts.every((key) => long.parts.includes(key))) return false;
  return short.parts.length === long.parts.length || long.frequency / short.frequency >= 0.5;
}

/** The longer phrase takes the shorter one's place where the shorter hardly occurs without it. */
function replaces(candidate: PhraseCandidate, chosen: PhraseCandidate): boolean {
  return (
    candidate.parts.length > chosen.parts.length &&
    candidate.frequency >= 2 &&
    candidate.frequency / chosen.frequency >= 0.7
  );
}
