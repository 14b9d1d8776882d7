import type { Paragraph, TextStyle } from '#engine/composing/drawing/drawn.ts';
import { fitText, measureParagraphs } from '#engine/composing/drawing/fit-text.ts';
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
    if (sum > heightIn) return { sizePt, heights: needs.map((one) => (one / sum) * heightIn) };
    const spare = Math.max(0, Math.min(heightIn, even * needs.length) - sum) / needs.length;
    return { sizePt, heights: needs.map((one) => one + spare) };
  }
}

const toParagraphs = (page: Page, content: Content, style: TextStyle): readonly Paragraph[] =>
  typeof content === 'string' ? [page.paragraph(content, style)] : (content ?? []);
