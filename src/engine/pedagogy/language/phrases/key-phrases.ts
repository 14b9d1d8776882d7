import { isEveryday } from '#engine/pedagogy/language/generic-phrases.ts';
import { findCandidates, type PhraseCandidate } from './phrase-candidates.ts';
import { scoreWords, type WordStatistics } from './phrase-scores.ts';
import { collectWritings, showPhrase } from './phrase-surface.ts';
import { chunksOf, type PhraseDocument } from './phrase-tokens.ts';

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
/** What mostly follows another content word is an adjective or the tail of a phrase (`natural`, `funcional de controle`). */
const MOST_ATTACHED = 0.6;
/**
 * Factors on the score (lower is better): a single word says less than a phrase and an everyday one hardly anything;
 * three words and more are mostly a phrase with its surroundings; a heading of its own and a definition tell a subject.
 */
const ALONE = 3;
const EVERYDAY_ALONE = 10;
const LONG = 10;
const HEADED = 8;
const DEFINED = 3;
/** `Exercício proposto` says nearly nothing. */
const BOILERPLATE = 5;

/**
 * The phrases that tell what the material is about, most telling first.
 *
 * YAKE! (Campos et al., Information Sciences 509, 2020) on stems: words scored by `scoreWords`, a phrase by
 * S(kw) = ΠS(w) / (KF·(1 + ΣS(w))), lower is better; Chosen over graph rankings (TopicRank, MultipartiteRank) because it is linear and needs no tagger.
 * Ours: words that rarely stand together cost more; an occurrence in a heading counts three times, a heading of its own and a definition far more; forms with the same stems are one phrase; a phrase that lives
 * mostly inside a longer chosen one is dropped.
 */
export function extractKeyPhrases(
  documents: readonly PhraseDocument[],
  options: { limit?: number; defined?: ReadonlySet<string> } = {},
): KeyPhrase[] {
  const { distinct, twins } = dropRepeats(documents);
  const chunks = chunksOf(distinct);
  const words = scoreWords(chunks);
  const size = chunks.reduce((sum, chunk) => sum + chunk.tokens.length, 0);
  const leastFrequency = size > 20_000 ? 3 : size > 800 ? 2 : 1;
  const ranked = [...findCandidates(chunks, words, leastFrequency).values()]
    .filter((candidate) => candidate.frequency >= leastFrequency || candidate.headings > 0)
    .filter(
      (candidate) => candidate.stems.length > 1 || candidate.attached / candidate.frequency <= MOST_ATTACHED,
    )
    .map((candidate) => ({
      candidate,
      score: scorePhrase(candidate, words) / (options.defined?.has(candidate.key) === true ? DEFINED : 1),
    }))
    .sort((a, b) => a.score - b.score || (a.candidate.key < b.candidate.key ? -1 : 1))
    .slice(0, POOL);
  const chosen = choosePhrases(ranked, options.limit ?? DEFAULT_LIMIT);
  const writings = collectWritings(chunks);
  const best = telling(chosen[0]?.score ?? 1);
  const order = new Map(documents.map((document, index) => [document.blockId, index]));
  return chosen.map(({ candidate, score }) => ({
    phrase: showPhrase(candidate, writings),
    key: candidate.key,
    weight: Math.round((telling(score) / best) * 1000) / 1000,
    blockIds: [...candidate.blockIds]
      .flatMap((id) => twins.get(id) ?? [id])
      .sort((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0)),
  }));
}

/**
 * Running headers and repeated slide titles would drown the rest: of blocks with one text (figures aside) the
 * first two are read, and `twins` gives all ids of the second's text.
 */
function dropRepeats(documents: readonly PhraseDocument[]): {
  distinct: PhraseDocument[];
  twins: Map<string, string[]>;
} {
  const seen = new Map<string, string[]>();
  const twins = new Map<string, string[]>();
  const distinct = documents.filter(({ text, blockId }) => {
    const body = text.replace(/\d+/g, '#');
    const ids = seen.get(body) ?? [];
    ids.push(blockId);
    seen.set(body, ids);
    if (ids.length === 2) twins.set(blockId, ids);
    return ids.length <= 2;
  });
  for (const ids of twins.values()) ids.shift();
  return { distinct, twins };
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
  const isAlone = candidate.stems.length === 1;
  const looseness = isAlone ? 0 : 1 - Math.min(1, candidate.frequency / rarest);
  const burden =
    ((isAlone ? aloneness(candidate) : (1 + looseness) * (candidate.stems.length > 2 ? LONG : 1)) /
      (candidate.wholeHeadings > 0 ? HEADED : 1)) *
    (1 + (2 * candidate.attached) / candidate.frequency) *
    (candidate.startsWithBoilerplate ? BOILERPLATE : 1);
  return (burden * product) / ((candidate.frequency + 2 * candidate.headings) * (1 + sum));
}

/** What a word alone costs. */
function aloneness({ forms }: PhraseCandidate): number {
  const isPlain = [...forms.keys()].every((form) => isEveryday(form.replace('?', '').toLowerCase()));
  return isPlain ? EVERYDAY_ALONE : ALONE;
}

interface RankedPhrase {
  candidate: PhraseCandidate;
  /** Lower is better. */
  score: number;
}

/** The first `limit` of a ranking without near duplicates: of a phrase and its part, mostly found together, one stays. */
function choosePhrases(ranked: readonly RankedPhrase[], limit: number): RankedPhrase[] {
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
