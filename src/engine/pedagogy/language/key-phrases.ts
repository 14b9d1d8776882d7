import { findCandidates, type PhraseCandidate } from './phrase-candidates.ts';
import { scoreWords, type WordStatistics } from './phrase-scores.ts';
import { collectWritings, showPhrase } from './phrase-surface.ts';
import { chunksOf, type PhraseDocument } from './phrase-tokens.ts';

export type { PhraseDocument } from './phrase-tokens.ts';

export interface KeyPhrase {
  /** As the material writes it most often; names keep their capitals, all else is lower case. */
  phrase: string;
  /** Stems of its content words joined by spaces. */
  key: string;
  /** 1 for the first, never rising. */
  weight: number;
  /** The blocks it occurs in, in reading order. */
  blockIds: string[];
}

const DEFAULT_LIMIT = 30;
/** Candidates looked at when choosing: far more than can be chosen. */
const POOL = 600;

/**
 * The phrases that tell what the material is about, most telling first.
 *
 * YAKE! (Campos et al., Information Sciences 509, 2020) on stems: words scored by `scoreWords`, a phrase by
 * S(kw) = ΠS(w) / (KF·(1 + ΣS(w))), lower is better; a preposition inside counts by how bound its neighbours
 * are. Chosen over graph rankings (TopicRank, MultipartiteRank) because it is linear and needs no tagger.
 * Ours: an occurrence in a heading counts three times; forms with the same stems are one phrase; a phrase that lives
 * mostly inside a longer chosen one is dropped.
 */
export function extractKeyPhrases(
  documents: readonly PhraseDocument[],
  options: { limit?: number } = {},
): KeyPhrase[] {
  const chunks = chunksOf(documents);
  const words = scoreWords(chunks);
  const size = chunks.reduce((sum, chunk) => sum + chunk.tokens.length, 0);
  const leastFrequency = size > 20_000 ? 3 : size > 2_000 ? 2 : 1;
  const ranked = [...findCandidates(chunks, words, leastFrequency).values()]
    .filter((candidate) => candidate.frequency >= leastFrequency || candidate.headings > 0)
    .map((candidate) => ({ candidate, score: scorePhrase(candidate, words) }))
    .sort((a, b) => a.score - b.score || (a.candidate.key < b.candidate.key ? -1 : 1))
    .slice(0, POOL);
  const chosen = choose(ranked, options.limit ?? DEFAULT_LIMIT);
  const writings = collectWritings(chunks);
  const best = telling(chosen[0]?.score ?? 1);
  return chosen.map(({ candidate, score }) => ({
    phrase: showPhrase(candidate, writings),
    key: candidate.key,
    weight: Math.round((telling(score) / best) * 1000) / 1000,
    blockIds: [...candidate.blockIds],
  }));
}

interface Ranked {
  candidate: PhraseCandidate;
  score: number;
}

/** Scores span many powers of ten; their logarithm makes shares that a bar can show. */
function telling(score: number): number {
  return Math.log1p(1 / Math.max(score, 1e-12));
}

function scorePhrase(candidate: PhraseCandidate, words: ReadonlyMap<string, WordStatistics>): number {
  let product = 1;
  let sum = 0;
  let rarest = Number.POSITIVE_INFINITY;
  for (const key of candidate.stems) {
    const word = words.get(key);
    if (word === undefined) continue;
    product *= word.score;
    sum += word.score;
    rarest = Math.min(rarest, word.tf);
  }
  if (candidate.hasInnerStop) {
    const looseness = 1 - Math.min(1, candidate.frequency / rarest) ** 2;
    product *= 1 + looseness;
    sum = Math.max(0, sum - looseness);
  }
  return product / ((candidate.frequency + 2 * candidate.headings) * (1 + sum));
}

/** Takes the best, without near duplicates. */
function choose(ranked: readonly Ranked[], limit: number): Ranked[] {
  const chosen: Ranked[] = [];
  for (const entry of ranked) {
    if (chosen.length >= limit * 2) break;
    const rival = chosen.findIndex((other) => isSameSubject(entry.candidate, other.candidate));
    if (rival < 0) chosen.push(entry);
    else if (replaces(entry.candidate, chosen[rival]?.candidate))
      chosen[rival] = { candidate: entry.candidate, score: chosen[rival]?.score ?? entry.score };
  }
  return withoutTwins(chosen).slice(0, limit);
}

/** One contains the other and they occur mostly together. */
function isSameSubject(a: PhraseCandidate, b: PhraseCandidate): boolean {
  const [short, long] = a.stems.length <= b.stems.length ? [a, b] : [b, a];
  if (!contains(long.stems, short.stems)) return false;
  return long.frequency / short.frequency >= (short.stems.length === long.stems.length ? 0 : 0.5);
}

function contains(long: readonly string[], short: readonly string[]): boolean {
  return short.every((key) => long.includes(key));
}

/** The longer phrase takes the shorter one's place where the shorter hardly occurs without it. */
function replaces(candidate: PhraseCandidate, chosen: PhraseCandidate | undefined): boolean {
  return (
    chosen !== undefined &&
    candidate.stems.length > chosen.stems.length &&
    candidate.frequency / chosen.frequency >= 0.7 &&
    candidate.frequency >= 2
  );
}

/** A replaced phrase may have come to contain or equal another chosen one. */
function withoutTwins(chosen: readonly Ranked[]): Ranked[] {
  const kept: Ranked[] = [];
  for (const entry of chosen) {
    if (!kept.some((other) => isSameSubject(entry.candidate, other.candidate))) kept.push(entry);
  }
  return kept;
}
