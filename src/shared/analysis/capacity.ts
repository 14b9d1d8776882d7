import { type OrderSize, type ServiceType, sizesOf } from '#shared/catalog/catalog.ts';
import type { AiAnalysis } from './ai-analysis.ts';
import { isInstruction } from './is-instruction.ts';

/** What a material amounts to: the letters of its text, and the words of it that a booklet reprints. */
export interface MaterialAmount {
  characters: number;
  words: number;
}

export const addAmounts = (one: MaterialAmount, other: MaterialAmount): MaterialAmount => ({
  characters: one.characters + other.characters,
  words: one.words + other.words,
});

/**
 * Characters on a slide made by hand: human education decks carry about 287 a slide and draw on 3.1
 * characters of source for each of them (measured on published decks). Without any compression 287
 * characters of source fill one slide; past 3.1 times as much, most of the material no longer fits.
 */
const CHARACTERS_PER_SLIDE = 287;
const SOURCE_PER_SLIDE_CHARACTER = 3.1;
/**
 * Cover, opening question, objectives, practice, check and summary of a deck are made from the same material: each
 * slide of content carries one and a half of them until all six are there.
 */
const FRAME_SLIDES = 6;
const FRAME_PER_CONTENT_SLIDE = 1.5;
/**
 * Words on a page of running text with its figures: Brazilian handouts of our test corpus have 106 (a
 * workshop full of screenshots) to 354 (text only) words a page, 267 in the longest one (142 pages). Of ten
 * pages of a booklet six hold text; the others are cover, contents, exercises, answers and sources.
 */
const WORDS_PER_PAGE = 260;
const PAGES_OF_TEXT = 0.6;
/** A booklet reprints its text nearly whole; with this much more than it holds, parts must be left out. */
const PAGES_TOO_MANY = 1.6;
/** The smallest size that holds everything is right; below the smallest on offer, half of it must be there. */
const LEAST_FILLED = 0.5;

/**
 * How many slides or pages a material fills without invention, at least one. The one rule for order form and report:
 * it depends on the material alone, so that the number stays while another size is chosen.
 */
export function estimateCapacity(serviceType: ServiceType, amount: MaterialAmount): number {
  return Math.max(1, Math.round(measure(serviceType, amount)));
}

/** The smallest size on offer that holds so many slides or pages, or the largest there is. */
export function fittingSize(serviceType: ServiceType, supported: number): number {
  const sizes = sizesOf(serviceType);
  return sizes.find((size) => supported <= size) ?? Math.max(...sizes);
}

export interface Fit {
  supported: number;
  verdict: AiAnalysis['capacity']['verdict'];
  /** The size on offer that suits the material better. Null where the size fits, or none is nearer. */
  betterSize: number | null;
}

/** Whether there is too little for a size: a smaller one holds everything, or not half of the smallest is filled. */
export const lacksMaterial = ({ serviceType, size }: OrderSize, supported: number): boolean =>
  size > fittingSize(serviceType, supported) || supported < size * LEAST_FILLED;

/** The largest deck below an ordered one that a material carries, counted by the slide; null where it carries none. */
export function largestDeck(ordered: number, supported: number): number | null {
  const carries = (size: number) => !lacksMaterial({ serviceType: 'presentation', size }, supported);
  const least = Math.min(...sizesOf('presentation'));
  for (let size = ordered - 1; size >= least; size -= 1) if (carries(size)) return size;
  return null;
}

/** Whether a material fits an ordered size, and which one suits it better. */
export function judgeFit({ serviceType, size }: OrderSize, amount: MaterialAmount): Fit {
  const exact = measure(serviceType, amount);
  const supported = estimateCapacity(serviceType, amount);
  const fitting = fittingSize(serviceType, supported);
  if (lacksMaterial({ serviceType, size }, supported))
    return { supported, verdict: 'falta_material', betterSize: size > fitting ? fitting : null };
  const holds = (one: number): boolean =>
    serviceType === 'presentation'
      ? amount.characters <= one * CHARACTERS_PER_SLIDE * SOURCE_PER_SLIDE_CHARACTER
      : exact <= one * PAGES_TOO_MANY;
  if (holds(size)) return { supported, verdict: 'cabe', betterSize: null };
  const larger = sizesOf(serviceType).filter((one) => one > size);
  return { supported, verdict: 'sobra_material', betterSize: larger.find(holds) ?? larger.at(-1) ?? null };
}

const MARKER = /^(?:#{1,6}|[-*+•●▪■◦○‣∙·–—➢➤✓✔]|\(?\d{1,3}\s?[.)])\s+/u;
const WORD = /[\p{L}\p{N}]+(?:[-'’.,][\p{L}\p{N}]+)*/gu;

/**
 * Typed text, counted the same while it is written and when it is analysed. Marks of lists do not count, nor does
 * what speaks to those who make the slides.
 */
export function measureText(text: string, isBesideFile: boolean): MaterialAmount {
  const matter = text
    .normalize('NFC')
    .split(/[\r\n\u2028\u2029]+/)
    .map((line) => line.trim().replace(MARKER, ''))
    .flatMap((line) => line.split(/(?<=[.!?…]["”’»)]*)\s+/u))
    .map((sentence) => sentence.replaceAll(/\s+/g, ' '))
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence) && !isInstruction(sentence, isBesideFile));
  const joined = matter.join(' ');
  return { characters: joined.length, words: joined.match(WORD)?.length ?? 0 };
}

function measure(serviceType: ServiceType, { characters, words }: MaterialAmount): number {
  if (serviceType === 'booklet') return words / WORDS_PER_PAGE / PAGES_OF_TEXT;
  const content = characters / CHARACTERS_PER_SLIDE;
  return content + Math.min(FRAME_SLIDES, content * FRAME_PER_CONTENT_SLIDE);
}
