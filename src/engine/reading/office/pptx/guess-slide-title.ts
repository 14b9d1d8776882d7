import type { SlideParagraph } from './read-text-body.ts';
import type { Box, SlideShape } from './slide-shape.ts';

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

function readsLikeTitle(lead: SlideParagraph[]): boolean {
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

/** Words and letters of a name over what is said of it. */
const LONGEST_LABEL = { words: 7, letters: 50 };
/** Words that say something, so that what stands over them can be its name. */
const FEWEST_SAID = 4;
/** One name over one text may be anything; two are a way to set a slide. */
const FEWEST_LABELS = 2;

/** What a text of a slide is named by: its own first paragraph, or another box right above or below it. */
export interface LabelledText {
  label: SlideText;
  text: SlideText;
}

/**
 * The names that a slide sets over its texts, two or more of them: `Núcleo (Core)` in a box above `Responsável por …`, or in
 * bold before it. Read as paragraphs they would come apart from what they name, and the sentence be said of another thing.
 */
export function findLabels(texts: readonly SlideText[]): LabelledText[] {
  const free = texts.filter(({ paragraphs }) => paragraphs.length > 0);
  const own = free.filter((text) => isLabelled(text, true));
  // Beside two that stand out the others are set the same way, whatever became of their letters.
  const alike = own.length < FEWEST_LABELS ? [] : free.filter((text) => isLabelled(text, false));
  const inside = alike.map((text) => ({ label: text, text }));
  const others = free.filter((text) => !alike.includes(text));
  const boxes = pairBoxes(
    others.filter(({ paragraphs }) => paragraphs.length === 1 && isName(paragraphs[0])),
    others.filter(({ paragraphs }) => paragraphs.some(says)),
  );
  const found = [...inside, ...boxes];
  return found.length < FEWEST_LABELS ? [] : found;
}

function isLabelled({ paragraphs, shape }: SlideText, standsOut: boolean): boolean {
  const [first, second, ...others] = paragraphs;
  const isSet = first !== undefined && second !== undefined && first.isBold && !second.isBold;
  return (
    !isPlaceholder(shape) &&
    isName(first) &&
    second !== undefined &&
    says(second) &&
    (isSet || !standsOut) &&
    // A text of many lines has its name from the slide.
    others.length < FEWEST_SAID
  );
}

const isPlaceholder = ({ placeholder }: SlideShape): boolean => placeholder !== null;
const countWords = (text: string): number => text.split(/\s+/).length;

function isName(paragraph: SlideParagraph | undefined): boolean {
  return (
    paragraph !== undefined &&
    paragraph.mark === null &&
    readsLikeTitle([paragraph]) &&
    paragraph.text.length <= LONGEST_LABEL.letters &&
    countWords(paragraph.text) <= LONGEST_LABEL.words &&
    !/[!?=]|[.:]\s|^\d/.test(paragraph.text)
  );
}

const says = ({ text }: SlideParagraph): boolean =>
  countWords(text) >= FEWEST_SAID && (/[.;]\s*$/.test(text) || countWords(text) > LONGEST_LABEL.words);

/** Each name with the text right below it, those left over with the text right above them; no box is used twice. */
function pairBoxes(names: readonly SlideText[], texts: readonly SlideText[]): LabelledText[] {
  const pairs: LabelledText[] = [];
  const isFree = (one: SlideText): boolean => !pairs.some(({ label, text }) => label === one || text === one);
  for (const gapOf of [gapBelow, (name: Box, text: Box) => gapBelow(text, name)]) {
    const near = names
      .flatMap((label) => texts.map((text) => ({ label, text })))
      .flatMap((pair) => {
        const [name, text] = [pair.label.shape.box, pair.text.shape.box];
        if (!name || !text || pair.label === pair.text || !isOver(name, text)) return [];
        const gap = gapOf(name, text);
        return gap > -OVERLAP * name.height && gap < name.height ? [{ pair, gap: Math.abs(gap) }] : [];
      })
      .sort((one, other) => one.gap - other.gap);
    for (const { pair } of near) if (isFree(pair.label) && isFree(pair.text)) pairs.push(pair);
  }
  return pairs;
}

/** Boxes are drawn larger than their letters. */
const OVERLAP = 0.5;
const gapBelow = (upper: Box, lower: Box): number => lower.y - (upper.y + upper.height);

/** They share most of the narrower one's width. */
function isOver(one: Box, other: Box): boolean {
  const shared = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  return shared > OVERLAP * Math.min(one.width, other.width);
}
