import type { SlideParagraph } from './read-text-body.ts';
import type { SlideShape } from './slide-shape.ts';

/** A shape of the slide with what it says. */
export interface SlideText {
  shape: SlideShape;
  paragraphs: SlideParagraph[];
}
/** The guessed title: the first `count` paragraphs of one shape. */
interface GuessedTitle {
  text: SlideText;
  count: number;
}

const MOST_WORDS = 14;
const MOST_LETTERS = 110;
const MOST_LINES = 3;
/** A title begins in this upper part of the slide; on a cover, lower. */
const UPPER_PART = 0.5;
const UPPER_PART_OF_COVER = 0.75;

/**
 * The visible title of a slide without a title placeholder: among the short texts of the upper part the one
 * that weighs most by size, boldness and height on the slide. It must be larger or bolder than most of the
 * other text, or stand first.
 */
export function guessSlideTitle(
  texts: SlideText[],
  slideHeight: number,
  isCover: boolean,
): GuessedTitle | null {
  const limit = slideHeight * (isCover ? UPPER_PART_OF_COVER : UPPER_PART);
  const candidates = texts.flatMap((text) => readCandidate(text, limit));
  const weigh = (title: GuessedTitle) => weighTitle(title, slideHeight);
  const [best] = [...candidates].sort((one, other) => weigh(other) - weigh(one));
  const first = best?.text.paragraphs[0];
  if (!best || !first) return null;
  const others = texts.flatMap(({ paragraphs }) => paragraphs).filter((one) => !isPartOf(one, best));
  const standsOut =
    shareOfLetters(others, (one) => one.sizePt < first.sizePt || (first.isBold && !one.isBold)) > 0.5;
  return standsOut || best.text === texts[0] ? best : null;
}

/** The middle of the slide halves a size, bold adds a fifth. */
function weighTitle({ text }: GuessedTitle, slideHeight: number): number {
  const first = text.paragraphs[0];
  const depth = Math.max(0, text.shape.box?.y ?? 0) / slideHeight;
  return (first?.sizePt ?? 0) * (1 - depth) * (first?.isBold ? 1.2 : 1);
}

function shareOfLetters(
  paragraphs: SlideParagraph[],
  accepts: (paragraph: SlideParagraph) => boolean,
): number {
  const count = (some: SlideParagraph[]) => some.reduce((sum, { text }) => sum + text.length, 0);
  return count(paragraphs.filter(accepts)) / Math.max(1, count(paragraphs));
}

function readCandidate(text: SlideText, limit: number): GuessedTitle[] {
  const { paragraphs, shape } = text;
  const [first] = paragraphs;
  if (!first || first.mark !== null || (shape.box && shape.box.y > limit)) return [];
  const isSameLook = (one: SlideParagraph) => one.sizePt === first.sizePt && one.isBold === first.isBold;
  const end = paragraphs.findIndex((one) => !isSameLook(one) || one.mark !== null);
  const count = end < 0 ? paragraphs.length : end;
  const next = paragraphs[count];
  const standsOut =
    !next || first.sizePt > next.sizePt || (first.isBold && !next.isBold) || next.mark !== null;
  const lead = paragraphs.slice(0, count);
  return standsOut && count <= MOST_LINES && readsLikeTitle(lead) ? [{ text, count }] : [];
}

/** Whether lines read like a title rather than a sentence. */
export function readsLikeTitle(lead: SlideParagraph[]): boolean {
  const words = lead.map(({ text }) => text).join(' ');
  if (lead.some(({ displayed }) => displayed.length > 0) || !/\p{L}{3}/u.test(words)) return false;
  return words.length <= MOST_LETTERS && words.split(' ').length <= MOST_WORDS && !/[.;,]$|:\/\//.test(words);
}

function isPartOf(paragraph: SlideParagraph, { text, count }: GuessedTitle): boolean {
  return text.paragraphs.slice(0, count).includes(paragraph);
}

const FEWEST_SLIDES = 3;
const LEAST_SHARE = 0.15;

/**
 * Titles that several slides of a deck carry word for word: they name the course, not the slide.
 * @param titles one for each slide, null where it has none
 */
export function findBanners(titles: readonly (string | null)[]): Set<string> {
  const counts = new Map<string, number>();
  for (const title of titles) if (title) counts.set(title, (counts.get(title) ?? 0) + 1);
  const fewest = Math.max(FEWEST_SLIDES, LEAST_SHARE * titles.length);
  return new Set([...counts].filter(([, count]) => count >= fewest).map(([title]) => title));
}
