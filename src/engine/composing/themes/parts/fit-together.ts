import type { Box, Paragraph, TextStyle } from '#engine/composing/drawing/drawn.ts';
import { fitText, measureParagraphs } from '#engine/composing/drawing/fit-text.ts';
import { splitColumns, splitRows } from './grid.ts';
import type { Content, Page } from './page.ts';

/** What texts that stand side by side are set at: the size, down to `leastPt`, at which each fits such a box. */
export function sizeTogether(
  page: Page,
  contents: readonly Content[],
  style: TextStyle,
  room: { widthIn: number; heightIn: number; leastPt: number },
): number {
  const sizes = contents.map(
    (one) => fitText(toParagraphs(page, one, style), style, page.look.fonts, room).sizePt,
  );
  return Math.min(style.sizePt, ...sizes);
}

/** Inches that a text takes at its size in a box of this width. */
export const heightOf = (page: Page, content: Content, style: TextStyle, widthIn: number): number =>
  measureParagraphs(toParagraphs(page, content, style), style, page.look.fonts, { widthIn, heightIn: 99 })
    .heightIn;

/** How large the texts of cards side by side are set, and how tall the cards are for them, `topIn` left for a name. */
export function suitCards(
  page: Page,
  contents: readonly Content[],
  style: TextStyle,
  room: { widthIn: number; topIn: number; leastIn: number; mostIn: number },
): { sizePt: number; heightIn: number } {
  const { widthIn, topIn, leastIn, mostIn } = room;
  const sizePt = sizeTogether(page, contents, style, {
    widthIn,
    heightIn: mostIn - topIn - 0.3,
    leastPt: 18,
  });
  const needs = contents.map((one) => heightOf(page, one, { ...style, sizePt }, widthIn));
  const heightIn = Math.max(leastIn, ...needs.map((one) => one + topIn + 0.5));
  return { sizePt, heightIn: Math.min(mostIn, heightIn) };
}

interface CardsRoom {
  area: Box;
  /** Above the text: for a name or a number. */
  topIn: number;
  gapIn: number;
  padIn: number;
}

const LEAST_ABREAST_PT = 24;
const FOUR = 4;

/** Cards of one size that fill an area: side by side, or four of them two by two where that sets their words larger. */
export function layCards(
  page: Page,
  contents: readonly Content[],
  style: TextStyle,
  { area, topIn, gapIn, padIn }: CardsRoom,
): { sizePt: number; boxes: Box[] } {
  const count = contents.length || 3;
  const abreast = splitColumns(area, count, gapIn);
  const square = splitRows(area, 2, gapIn).flatMap((row) => splitColumns(row, 2, gapIn));
  const suit = (boxes: readonly Box[]) => {
    const [{ w: boxIn = area.w, h: heightIn = area.h } = {}] = boxes;
    const widthIn = boxIn - 2 * padIn;
    return sizeTogether(page, contents, style, { widthIn, heightIn: heightIn - topIn - 0.25, leastPt: 18 });
  };
  const sizePt = suit(abreast);
  const other = count === FOUR && sizePt < LEAST_ABREAST_PT ? suit(square) : 0;
  return other > sizePt ? { sizePt: other, boxes: square } : { sizePt, boxes: abreast };
}

interface RowsRoom {
  style: TextStyle;
  leastPt: number;
  widthIn: number;
  /** All rows together. */
  heightIn: number;
  /** What a row is high where its text asks for no more. */
  stepIn: number;
  /** Above and below a text together. */
  padIn: number;
}

const LEAST_ALIKE_PT = 22;
const MOST_LESS_PT = 3;

/** One size for all rows and the height of each: alike where that holds them, else by what their texts ask. */
export function fitRows(
  page: Page,
  contents: readonly Content[],
  room: RowsRoom,
): { sizePt: number; heights: number[] } {
  const { style, leastPt, widthIn, heightIn, stepIn, padIn } = room;
  const even = Math.min(stepIn, heightIn / Math.max(1, contents.length));
  for (let sizePt = style.sizePt; ; sizePt -= 1) {
    const needs = contents.map((one) => heightOf(page, one, { ...style, sizePt }, widthIn) + padIn);
    const sum = needs.reduce((all, one) => all + one, 0);
    if (sum > heightIn && sizePt > leastPt) continue;
    if (needs.every((one) => one <= even)) return { sizePt, heights: needs.map(() => even) };
    // Parallel rows are alike where that costs little of their size.
    for (
      let less = sizePt - 1;
      needs.length > 2 && less >= Math.max(LEAST_ALIKE_PT, sizePt - MOST_LESS_PT);
      less -= 1
    )
      if (contents.every((one) => heightOf(page, one, { ...style, sizePt: less }, widthIn) + padIn <= even))
        return { sizePt: less, heights: needs.map(() => even) };
    if (sum > heightIn) return { sizePt, heights: needs.map((one) => (one / sum) * heightIn) };
    const spare = Math.max(0, Math.min(heightIn, even * needs.length) - sum) / needs.length;
    return { sizePt, heights: needs.map((one) => one + spare) };
  }
}

const toParagraphs = (page: Page, content: Content, style: TextStyle): readonly Paragraph[] =>
  typeof content === 'string' ? [page.paragraph(content, style)] : (content ?? []);
