import { readsLikeTitle, type SlideText } from './guess-slide-title.ts';
import type { SlideParagraph } from './read-text-body.ts';
import type { Box, SlideShape } from './slide-shape.ts';

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
  // Of boxes in one row all are names or none is: three examples between two sentences head neither.
  const isPaired = (name: SlideText): boolean => pairs.some(({ label }) => label === name);
  const isOfRow = ({ label }: LabelledText): boolean => {
    const row = names.filter((other) => other !== label && isBeside(label.shape.box, other.shape.box));
    return row.length > 1 && row.some((other) => !isPaired(other));
  };
  return pairs.filter((pair) => !isOfRow(pair));
}

/** As high as each other, in one line across. */
const isBeside = (one: Box | null, other: Box | null): boolean =>
  one !== null &&
  other !== null &&
  Math.abs(one.y - other.y) < OVERLAP * one.height &&
  Math.abs(one.height - other.height) < OVERLAP * one.height;

/** Boxes are drawn larger than their letters. */
const OVERLAP = 0.5;
const gapBelow = (upper: Box, lower: Box): number => lower.y - (upper.y + upper.height);

/** They share most of the narrower one's width. */
function isOver(one: Box, other: Box): boolean {
  const shared = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  return shared > OVERLAP * Math.min(one.width, other.width);
}
