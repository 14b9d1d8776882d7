import { joinBoxes } from '#engine/reading/pdf/page-content.ts';
import { baselineOf, isBuilt, type MathsItem, mainSize } from './maths-item.ts';

const CONNECTORS =
  /^(?:se|e|ou|para|com|em|onde|mod|mdc|mmc|par|ímpar|caso|contrário|sen|tg|sin|cos|tan|log|lim|max|min|for|if|and|or|logo|então)$/iu;
const MARKER = /^(?:\(?(?:\d{1,2}|[a-zA-Z])[.)]|[•‣●○▪■➢–])\s/u;

/** True for a row of signs with hardly a word, apart from the lines of text around it. */
export function standsAlone(row: readonly MathsItem[], items: readonly MathsItem[]): boolean {
  const text = readLine(row);
  if (MARKER.test(text) || !isPaired(text)) return false;
  const words = [...text.matchAll(/(?<!\p{L})\p{L}{2,}(?!\p{L})(?!\s?[=(≈:])/gu)]
    .map(([word]) => word)
    .filter((word) => !CONNECTORS.test(word) && word.length > 2);
  if (words.length > 1 || (words.length === 1 && text.startsWith(words[0] ?? ''))) return false;
  return !continuesText(row, items) && !isCrowded(row, items);
}

const isPaired = (text: string): boolean =>
  ['()', '[]'].every(
    (pair) =>
      [...text].filter((sign) => sign === pair[1]).length <=
      [...text].filter((sign) => sign === pair[0]).length,
  );

/** Letters of fonts of mathematics are names of things, not words. */
function readLine(row: readonly MathsItem[]): string {
  let right = Number.NEGATIVE_INFINITY;
  return [...row]
    .sort((a, b) => a.left - b.left)
    .map((one) => {
      const isApart = one.hasSpaceBefore || one.left - right > 0.25 * one.size;
      right = one.right;
      const sign = isBuilt(one)
        ? ' □ '
        : one.glyphs[0]?.style.isMaths && /\p{L}/u.test(one.sign)
          ? '·'
          : one.sign;
      return isApart ? ` ${sign}` : sign;
    })
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Words as large as its own right over or under it: a line of a listing or a paragraph. */
function isCrowded(row: readonly MathsItem[], items: readonly MathsItem[]): boolean {
  const box = joinBoxes(row);
  const em = mainSize(row);
  const baseline = baselineOf(row);
  return items.some(
    (one) =>
      !row.includes(one) &&
      /^\p{L}$/u.test(one.sign) &&
      !one.isSlanted &&
      one.glyphs[0]?.style.isMaths === false &&
      one.size > 0.9 * em &&
      Math.abs(one.baseline - baseline) > 0.8 * em &&
      one.right > box.left &&
      one.left < box.right &&
      one.top > box.bottom - 0.25 * em &&
      one.bottom < box.top + 0.25 * em,
  );
}

/** The last row of a paragraph begins where the row above it begins, one line below. */
function continuesText(row: readonly MathsItem[], items: readonly MathsItem[]): boolean {
  const [first] = [...row].sort((a, b) => a.left - b.left);
  const em = mainSize(row);
  const baseline = baselineOf(row);
  const [above] = items
    .filter(
      (one) =>
        !isBuilt(one) &&
        Math.abs(one.left - (first?.left ?? 0)) < 0.2 * em &&
        one.baseline > baseline + 0.8 * em,
    )
    .sort((a, b) => a.baseline - b.baseline);
  if (above === undefined || above.baseline - baseline > 1.7 * em) return false;
  const line = items.filter((one) => Math.abs(one.baseline - above.baseline) < 0.1 * em);
  return /\p{L}{3,} \p{L}{2,}/u.test(readLine(line));
}
