import { normalise } from '#engine/pedagogy/language/stem.ts';
import type { Bit } from '#engine/pedagogy/understanding/bit.ts';
import { marksOf } from '#engine/pedagogy/understanding/text-marks.ts';
import type { SourceDocument } from '#engine/reading/source-document.ts';
import { GENRES, type Genre } from '#shared/analysis/genres.ts';
import { GROUNDS } from './genre-grounds.ts';
import type { Measures } from './measures.ts';

/** A genre with how sure we are (0 to 1: the share of its score among all) and what speaks for it, strongest first. */
export interface JudgedGenre {
  genre: Genre;
  confidence: number;
  /** pt-BR, each a half sentence: `12 questões com alternativas`. */
  reasons: string[];
  /** What else something speaks for, likeliest first. */
  others: Genre[];
}

/** The genre of a document by `GROUNDS`; a text without any ground is notes. */
export function judgeGenre(
  source: Pick<SourceDocument, 'kind' | 'title' | 'pages' | 'slides'>,
  bits: readonly Bit[],
): JudgedGenre {
  const measures = measure(source, bits);
  const held = GROUNDS.filter(({ holds }) => holds(measures));
  const scores = new Map<Genre, number>();
  for (const { genre, weight } of held) scores.set(genre, (scores.get(genre) ?? 0) + weight);
  const ranked = [...scores].sort((a, b) => b[1] - a[1] || order(a[0]) - order(b[0]));
  const [best, second] = ranked;
  if (best === undefined) return { genre: 'notas', confidence: 0.2, reasons: [], others: [] };
  return {
    genre: best[0],
    confidence: Math.round((100 * best[1]) / (best[1] + (second?.[1] ?? 0) + 1)) / 100,
    reasons: held
      .filter(({ genre }) => genre === best[0])
      .sort((a, b) => b.weight - a.weight)
      .map(({ reason }) => reason),
    others: ranked.slice(1).map(([genre]) => genre),
  };
}

const order = (genre: Genre): number => GENRES.indexOf(genre);

const OPENING_BITS = 6;
const OPENING_LENGTH = 90;

function measure(
  source: Pick<SourceDocument, 'kind' | 'title' | 'pages' | 'slides'>,
  bits: readonly Bit[],
): Measures {
  const marks = new Map<string, number>();
  const quarters = new Map<string, Set<number>>();
  for (const [index, bit] of bits.entries()) {
    for (const mark of marksOf(bit)) {
      marks.set(mark, (marks.get(mark) ?? 0) + 1);
      const found = quarters.get(mark) ?? new Set();
      quarters.set(mark, found.add(Math.floor((4 * index) / bits.length)));
    }
  }
  const prose = bits.filter(({ kind }) => kind !== 'heading');
  const words = prose.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0);
  const headings = bits.filter(({ kind }) => kind === 'heading').map(({ text }) => normalise(text));
  const first = bits.filter(
    ({ text, at }, index) =>
      text.length <= OPENING_LENGTH && (at === null ? index < OPENING_BITS * 2 : at <= 1),
  );
  const opening = [source.title ?? '', ...first.slice(0, OPENING_BITS).map(({ text }) => text)].map(
    normalise,
  );
  const whole = normalise(bits.map(({ text }) => text).join('\n'));
  const count = (mark: string): number => marks.get(mark) ?? 0;
  return {
    kind: source.kind,
    bits: bits.length,
    words,
    wordsPerPlace: words / Math.max(1, source.pages ?? source.slides ?? 1),
    count,
    quarters: (...own) => new Set(own.flatMap((mark) => [...(quarters.get(mark) ?? [])])).size,
    share: (mark) => count(mark) / Math.max(1, bits.length),
    opening: (pattern) => opening.some((line) => pattern.test(line)),
    headings: (pattern) => headings.filter((line) => pattern.test(line)).length,
    text: (pattern) => whole.match(pattern)?.length ?? 0,
    headingCount: headings.length,
    told: countTold(prose) / Math.max(1, words),
    before: countBefore(prose) / Math.max(1, words),
    storyLike: shareOfEntries(bits),
  };
}

/** What asks, orders, counts questions or is answered. */
const ASKS =
  /^(?:end\?|asks|commands|commandsLater|asksToChoose|saysQuestion|saysBlank|saysScenario|isLettered|isNumbered|isBoxed|isRomanItem|isSource|namesPupils|isObliged)$/;
/** In a long paragraph a question, a name or a source may stand among what is told. */
const ASKS_AT_LENGTH =
  /^(?:end\?|commands|commandsLater|asksToChoose|saysQuestion|saysBlank|isLettered|isBoxed)$/;
const LONG = 35;
const FEWEST_TOLD = 12;

/** The words of what tells something: whole sentences that ask nothing. */
function countTold(prose: readonly Bit[]): number {
  return prose.reduce((sum, bit) => {
    const words = bit.text.split(/\s+/).length;
    const isTold =
      words >= FEWEST_TOLD &&
      bit.cell === null &&
      !marksOf(bit).some((mark) => (words >= LONG ? ASKS_AT_LENGTH : ASKS).test(mark));
    return isTold ? sum + words : sum;
  }, 0);
}

const RUN = 8;
const IN_RUN = /^(?:asksToChoose|saysQuestion|saysBlank|isLettered|isBoxed)$/;

/** The words before the first run of lines that mostly ask or offer answers; 0 where there is none. */
function countBefore(prose: readonly Bit[]): number {
  const asks = prose.map((bit) => marksOf(bit).some((mark) => IN_RUN.test(mark)));
  const start = asks.findIndex(
    (isAsked, at) => isAsked && asks.slice(at, at + RUN).filter((one) => one).length * 2 >= RUN,
  );
  return prose.slice(0, Math.max(0, start)).reduce((sum, { text }) => sum + text.split(/\s+/).length, 0);
}

/** Share of the bits that are a short title followed by one or two long paragraphs: the shape of an anthology. */
function shareOfEntries(bits: readonly Bit[]): number {
  let entries = 0;
  for (const [index, bit] of bits.entries()) {
    const next = bits[index + 1];
    if (bit.text.length <= 40 && next !== undefined && next.text.length >= 250 && !/[.;,]$/.test(bit.text))
      entries += 1;
  }
  return entries / Math.max(1, bits.length);
}
