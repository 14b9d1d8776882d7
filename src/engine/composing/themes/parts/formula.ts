import type { Box, TextStyle } from '#engine/composing/drawing/drawn.ts';
import { measureLatex } from '#engine/composing/drawing/measure-latex.ts';
import type { BlockOf } from '#shared/composition/blocks.ts';
import type { Fact } from './facts.ts';
import { heightOf } from './fit-together.ts';
import { fitInside, splitColumns, splitRows } from './grid.ts';
import { type Content, type Page, plate } from './page.ts';

type Formula = BlockOf<'formula'>;

/**
 * All formulas of the slide in one room, of one size, as large as their signs allow: side by side where they are short,
 * else below one another. Their boxes are near what they take: some programs stretch an equation to its box.
 */
export function addFormulas(page: Page, room: Box, abreastIn: number | null = null): void {
  const all: Formula[] = [];
  for (let one = page.take('formula'); one !== null; one = page.take('formula')) all.push(one);
  const isShort =
    abreastIn !== null ||
    (room.h < all.length * ROW_IN &&
      all.every((one) => !isShown(one) && measureLatex(one.latex).signs * all.length <= MOST_ABREAST));
  const boxes = isShort ? splitColumns(room, all.length, abreastIn ?? 0.3) : splitRows(room, all.length, 0.1);
  const sizes = all.flatMap((one, at) => (isShown(one) ? [] : [sizeOf(one.latex, boxes[at] ?? room)]));
  const sizePt = Math.min(...sizes);
  for (const [at, one] of all.entries()) {
    const cell = boxes[at] ?? room;
    const name = all.length === 1 ? 'Fórmula' : `Fórmula ${at + 1}`;
    if (isShown(one)) addPrinted(page, one, cell, name);
    else {
      const { latex, alt } = one;
      const { signs, lines } = measureLatex(latex);
      const w = Math.min(cell.w, (signs * 0.6 * sizePt) / 72 + 0.4);
      const h = Math.min(cell.h, (lines * sizePt) / 72);
      const box = { x: cell.x + (cell.w - w) / 2, y: cell.y + (cell.h - h) / 2, w, h };
      page.add({ kind: 'formula', name, box, latex, alt, sizePt, colour: page.look.ink });
    }
  }
}

/** What a card of a third or a half of the slide holds at a size that is read from the last row. */
const MOST_ON_CARD = 26;

/** Whether a slide of nothing but formulas shows them on cards side by side: two or three short ones. */
export function standAbreast({ slide: { blocks } }: Page): boolean {
  const each = blocks.map((block) =>
    block.type === 'formula' && !isShown(block) ? measureLatex(block.latex).signs : Number.POSITIVE_INFINITY,
  );
  return (
    (each.length === 2 || each.length === 3) && each.every((signs) => signs * each.length <= MOST_ON_CARD)
  );
}

const LEAST_FORMULA_IN = 1.75;
const MOST_FORMULA_IN = 3.1;
/** What a formula is set at beside words. */
const FORMULA_PT = 28;
const MOST_TOLD_PT = 28;
const LEAST_TOLD_PT = 18;
const COLUMNS_GAP_IN = 0.45;
/** A stroke and the air behind it stand before each text. */
const MARK_IN = 0.35;
const APART_IN = 0.3;

interface ToldLook {
  area: Box;
  text: (sizePt: number) => TextStyle;
  set: (fact: Fact, sizePt: number) => Content;
}

/** A panel for the slide's formulas over columns for what is said of them, as large as both allow. */
export function layTold(
  page: Page,
  facts: readonly Fact[],
  { area, text, set }: ToldLook,
): { panel: Box; boxes: Box[]; sizePt: number } {
  const columns = splitColumns(area, facts.length, COLUMNS_GAP_IN);
  const lines = page.slide.blocks.reduce(
    (sum, block) => sum + (block.type === 'formula' ? Math.max(2.6, measureLatex(block.latex).lines) : 0),
    0,
  );
  const needIn = Math.min(MOST_FORMULA_IN, (lines * FORMULA_PT) / 72 + 0.5);
  const roomIn = area.h - Math.max(LEAST_FORMULA_IN, needIn) - APART_IN;
  const widthIn = (columns[0]?.w ?? area.w) - MARK_IN;
  const tallest = (sizePt: number) =>
    Math.max(...facts.map((fact) => heightOf(page, set(fact, sizePt), text(sizePt), widthIn)));
  let sizePt = MOST_TOLD_PT;
  while (sizePt > LEAST_TOLD_PT && tallest(sizePt) > roomIn) sizePt -= 1;
  const toldIn = Math.min(roomIn, tallest(sizePt) + 0.08);
  const panel = { ...area, h: area.h - toldIn - APART_IN };
  const y = panel.y + panel.h + APART_IN;
  return { panel, sizePt, boxes: columns.map(({ x }) => ({ x: x + MARK_IN, y, w: widthIn, h: toldIn })) };
}

function sizeOf(latex: string, { w, h }: Box): number {
  const { signs, lines } = measureLatex(latex);
  const most = Math.min(h > 2.8 ? 60 : 44, (h * 72) / lines, (w * 72) / (signs * 0.5));
  return Math.max(LEAST_PT, Math.floor(most));
}

const LEAST_PT = 20;

/** So many signs stand in a line across the slide; where each has this height, they stand below one another. */
const MOST_ABREAST = 30;
const ROW_IN = 1;

/** A formula that could not be set anew stands as its page prints it. */
const isShown = ({ latex, picture }: Formula): boolean => latex === '' && picture !== undefined;

/** Printed letters of 11 points are read from the last row from here on; larger they are coarse. */
const PX_PER_IN = 110;
const PAD_IN = 0.12;

/** On white, as it was cut out, whatever the theme's ground is: all its room is, else it is a patch on a grey panel. */
function addPrinted(page: Page, { picture = '', alt }: Formula, cell: Box, name: string): void {
  const found = page.context.deck.pictures.find(({ key }) => key === picture);
  const { widthPx, heightPx } = found ?? { widthPx: 4, heightPx: 1 };
  const room = { x: cell.x + PAD_IN, y: cell.y + PAD_IN, w: cell.w - 2 * PAD_IN, h: cell.h - 2 * PAD_IN };
  const box = fitInside(room, widthPx, heightPx, Math.max(widthPx, heightPx) / PX_PER_IN);
  const y = cell.y + (cell.h - box.h) / 2;
  page.add(plate('Fundo da fórmula', cell, 'lt1'));
  page.add({ kind: 'picture', name, box: { ...box, y }, picture, alt });
}
