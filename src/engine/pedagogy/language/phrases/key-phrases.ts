import { isGenericPhrase } from '#engine/pedagogy/language/generic-phrases.ts';
import { isBoilerplate } from '#engine/pedagogy/language/stop-words.ts';
import { type PhraseCandidate, type PhraseDocument, readPhrases } from './phrase-candidates.ts';
import { featuresOf, type PhraseFeatures } from './phrase-features.ts';
import { collectWritings, showPhrase } from './phrase-surface.ts';
import { PHRASE_WEIGHTS } from './phrase-weights.ts';

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

/** A phrase with how well it tells the subject; higher is better, on a scale of its document. */
export interface RankedPhrase {
  candidate: PhraseCandidate;
  score: number;
}

const DEFAULT_LIMIT = 30;
/** Of a phrase and a longer one that holds it the better stays where the longer has this share of the uses. */
const SAME_SUBJECT = 0.8;
/** What parts the first from one that hardly tells anything. */
const SPAN = 5;
const LEAST_WEIGHT = 0.05;

/**
 * The phrases that tell what the material is about, most telling first: its noun phrases, ranked by a linear score over
 * `featuresOf` whose weights were learnt from marked documents (decision 0057).
 */
export function extractKeyPhrases(
  documents: readonly PhraseDocument[],
  options: { limit?: number } = {},
): KeyPhrase[] {
  const { distinct, twins } = dropRepeats(documents);
  const text = readPhrases(distinct);
  const chosen = choosePhrases(rankPhrases(featuresOf(text)), options.limit ?? DEFAULT_LIMIT);
  const writings = collectWritings(text.words);
  const best = chosen[0]?.score ?? 0;
  const order = new Map(documents.map((document, index) => [document.blockId, index]));
  return chosen.map(({ candidate, score }) => ({
    phrase: showPhrase(candidate, writings),
    key: candidate.key,
    weight: Math.round(Math.max(LEAST_WEIGHT, 1 - (best - score) / SPAN) * 1000) / 1000,
    blockIds: [...candidate.blockIds]
      .flatMap((id) => twins.get(id) ?? [id])
      .sort((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0)),
  }));
}

/**
 * Running headers and repeated slide titles would drown the rest: of blocks with one text (figures aside) the
 * first two are read, and `twins` gives all ids of the second's text.
 */
export function dropRepeats(documents: readonly PhraseDocument[]): {
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

/** All phrases that name a subject, best first. */
export function rankPhrases(
  features: ReadonlyMap<PhraseCandidate, PhraseFeatures>,
  weights: Readonly<PhraseFeatures> = PHRASE_WEIGHTS,
): RankedPhrase[] {
  return [...features]
    .filter(([candidate]) => mayBeTold(candidate))
    .map(([candidate, own]) => {
      let score = 0;
      for (const [name, weight] of Object.entries(weights)) score += weight * (own[name] ?? 0);
      return { candidate, score };
    })
    .sort((a, b) => b.score - a.score || (a.candidate.key < b.candidate.key ? -1 : 1));
}

/** `Exercício proposto` and `capítulo seguinte` name no subject, whatever the material. */
function mayBeTold({ forms, key }: PhraseCandidate): boolean {
  const written = [...forms.keys()].map((form) => form.replaceAll('?', ''));
  return (
    key.length > 1 &&
    !written.every(isGenericPhrase) &&
    !isBoilerplate(written[0]?.split(' ')[0] ?? '') &&
    !/^[ivxlcdm]+$/i.test(written[0] ?? '')
  );
}

/** The first `limit` of a ranking without near duplicates. */
export function choosePhrases(ranked: readonly RankedPhrase[], limit: number): RankedPhrase[] {
  const chosen: RankedPhrase[] = [];
  for (const entry of ranked) {
    if (chosen.length >= limit) break;
    if (!chosen.some((other) => isSameSubject(entry.candidate, other.candidate))) chosen.push(entry);
  }
  return chosen;
}

/** One holds the other's words and they occur mostly together, or both have the same words. */
function isSameSubject(a: PhraseCandidate, b: PhraseCandidate): boolean {
  const [ofA, ofB] = [a.key.split(/[ -]/), b.key.split(/[ -]/)];
  const [short, long, least, most] = ofA.length <= ofB.length ? [a, b, ofA, ofB] : [b, a, ofB, ofA];
  if (!least.every((stem) => most.includes(stem))) return false;
  return least.length === most.length || long.worth / Math.max(0.5, short.worth) >= SAME_SUBJECT;
}
