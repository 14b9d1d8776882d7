import { type OrderSize, type ServiceType, sizesOf } from '#shared/catalog/catalog.ts';
import type { AiAnalysis } from './ai-analysis.ts';

/** What a material amounts to: the letters of its text, and the words of it that a booklet reprints. */
export interface MaterialAmount {
  characters: number;
  words: number;
}

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
/** Falling short by less is evened out by figures and activities. */
const TOLERANCE = 0.85;

/**
 * How many slides or pages a material fills without invention, at least one. The one rule for order form and report:
 * it depends on the material alone, so that the number stays while another size is chosen.
 */
export function estimateCapacity(serviceType: ServiceType, amount: MaterialAmount): number {
  return Math.max(1, Math.round(measure(serviceType, amount)));
}

export interface Fit {
  supported: number;
  verdict: AiAnalysis['capacity']['verdict'];
  /**
   * The size on offer that suits the material better: the largest smaller one it fills, or the smallest larger one
   * that holds it. Null where the size fits, or none is nearer.
   */
  betterSize: number | null;
}

/** Whether a material fits an ordered size, and which one suits it better. */
export function judgeFit({ serviceType, size }: OrderSize, amount: MaterialAmount): Fit {
  const exact = measure(serviceType, amount);
  const supported = estimateCapacity(serviceType, amount);
  const sizes = sizesOf(serviceType);
  if (supported < size * TOLERANCE) {
    const smaller = sizes.filter((one) => one < size);
    const filled = smaller.filter((one) => one * TOLERANCE <= supported);
    return { supported, verdict: 'falta_material', betterSize: filled.at(-1) ?? smaller[0] ?? null };
  }
  const holds = (one: number): boolean =>
    serviceType === 'presentation'
      ? amount.characters <= one * CHARACTERS_PER_SLIDE * SOURCE_PER_SLIDE_CHARACTER
      : exact <= one * PAGES_TOO_MANY;
  if (holds(size)) return { supported, verdict: 'cabe', betterSize: null };
  const larger = sizes.filter((one) => one > size);
  return { supported, verdict: 'sobra_material', betterSize: larger.find(holds) ?? larger.at(-1) ?? null };
}

/** A text as it is typed, counted like the material of an order. */
export function measureText(text: string): MaterialAmount {
  const lines = text.split('\n').map((line) => line.replaceAll(/\s+/g, ' ').trim());
  return {
    characters: lines.reduce((sum, line) => sum + line.length, 0),
    words: text.match(/[\p{L}\p{N}]+(?:[-'’.,][\p{L}\p{N}]+)*/gu)?.length ?? 0,
  };
}

function measure(serviceType: ServiceType, { characters, words }: MaterialAmount): number {
  if (serviceType === 'booklet') return words / WORDS_PER_PAGE / PAGES_OF_TEXT;
  const content = characters / CHARACTERS_PER_SLIDE;
  return content + Math.min(FRAME_SLIDES, content * FRAME_PER_CONTENT_SLIDE);
}
