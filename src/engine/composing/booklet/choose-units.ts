import { normalise } from '#engine/pedagogy/language/stem.ts';
import type { Part } from './gather-parts.ts';
import type { Unit } from './shape-units.ts';

/** How much the rank of a part weighs against how deep in it a paragraph stands. */
const RANK_SHARE = 0.35;
/** The first picture of a part usually closes it and is worth more than its second paragraph, the others less. */
const PICTURE_SHARE = { first: 0.12, other: 0.8 };

/** Rows of a long table come only when nearly all else stands. */
const REST_SHARE = 0.9;

/**
 * The beginning of each part, the longer the larger the share (0 to 1): a text is cut at its ends, never in its middle.
 * Where little fits, parts that say less of what the lesson is about are left out first, none that `title` names. Something
 * always stays.
 */
export function chooseUnits(
  parts: readonly Part[],
  share: number,
  phrases: readonly string[],
  title: string,
): Part[] {
  if (share >= 1) return [...parts];
  const filled = parts.filter(({ units }) => units.length > 0);
  const ranked = [...filled].sort((a, b) => tell(b, phrases) - tell(a, phrases));
  const named = normalise(title);
  const isNamed = (part: Part): boolean => part.title !== null && named.includes(normalise(part.title));
  const rankOf = (part: Part): number =>
    part === filled[0] || isNamed(part)
      ? 0
      : (ranked.indexOf(part) / Math.max(1, ranked.length)) * RANK_SHARE;
  return parts.map((part) => {
    const told = part.units.filter(({ isRest }) => !isRest);
    const rest = part.units.filter(({ isRest }) => isRest);
    const whole = told.reduce((sum, { words }) => sum + words, 0);
    const rank = rankOf(part);
    const picture = part.units.find(showsPicture);
    let before = 0;
    const units = part.units.filter((unit, at) => {
      // What is left out first comes last.
      if (unit.isRest) return share > REST_SHARE + (rest.indexOf(unit) / rest.length) * (1 - REST_SHARE);
      const worth = showsPicture(unit) ? PICTURE_SHARE[unit === picture ? 'first' : 'other'] : 1;
      const depth = rank + (before / Math.max(1, whole)) * worth * (1 - RANK_SHARE);
      before += unit.words;
      return depth < share || (at === 0 && part === filled[0]);
    });
    return { ...part, units };
  });
}

const showsPicture = ({ blocks: [block] }: Unit): boolean => block?.type === 'picture';

/** How many of the lesson's phrases a part names, the longer of two equal parts less. */
function tell({ title, units }: Part, phrases: readonly string[]): number {
  const text = `${title ?? ''} ${JSON.stringify(units.map(({ blocks }) => blocks))}`.toLowerCase();
  const words = units.reduce((sum, unit) => sum + unit.words, 0);
  return phrases.filter((phrase) => text.includes(phrase)).length / Math.sqrt(60 + words);
}
