import type { SlideParagraph } from './read-text-body.ts';
import type { SlideShape } from './slide-shape.ts';

/** A shape of the slide with what it says. */
export interface SlideText {
  shape: SlideShape;
  paragraphs: SlideParagraph[];
}
/** The guessed title: the first `count` paragraphs of one shape. */
export interface GuessedTitle {
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
 * The visible title of a slide without a title placeholder: among the short texts of the upper part the
 * largest, the first of equals; it must be larger or bolder than the text below it, or stand above all.
 */
export function guessSlideTitle(
  texts: SlideText[],
  slideHeight: number,
  isCover: boolean,
): GuessedTitle | null {
  const limit = slideHeight * (isCover ? UPPER_PART_OF_COVER : UPPER_PART);
  const candidates = texts.flatMap((text) => readCandidate(text, limit));
  const [best] = [...candidates].sort((one, other) => sizeOf(other) - sizeOf(one));
  if (!best) return null;
  const others = texts.flatMap(({ paragraphs }) => paragraphs).filter((one) => !isPartOf(one, best));
  const isLargest = others.every(({ sizePt }) => sizePt < sizeOf(best));
  const isBolder = best.text.paragraphs[0]?.isBold === true && others.some(({ isBold }) => !isBold);
  return isLargest || isBolder || best.text === texts[0] ? best : null;
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

function readsLikeTitle(lead: SlideParagraph[]): boolean {
  const words = lead.map(({ text }) => text).join(' ');
  if (lead.some(({ displayed }) => displayed.length > 0) || !/\p{L}{3}/u.test(words)) return false;
  return words.length <= MOST_LETTERS && words.split(' ').length <= MOST_WORDS && !/[.;,]$|:\/\//.test(words);
}

function sizeOf({ text }: GuessedTitle): number {
  return text.paragraphs[0]?.sizePt ?? 0;
}

function isPartOf(paragraph: SlideParagraph, { text, count }: GuessedTitle): boolean {
  return text.paragraphs.slice(0, count).includes(paragraph);
}
