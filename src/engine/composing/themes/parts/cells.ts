import type { Colour } from '#engine/composing/drawing/colours.ts';
import type { Box, Paragraph, TextStyle } from '#engine/composing/drawing/drawn.ts';
import { type Fact, joinFact, setFact } from './facts.ts';
import { heightOf } from './fit-together.ts';
import { type Air, type LaidCells, layCells } from './lay-cells.ts';
import { type Page, plate } from './page.ts';

/** How a theme shows more facts or steps than stand large below one another. */
export interface CellsLook {
  area: Box;
  text: (sizePt: number) => TextStyle;
  /** No text is set smaller. */
  leastPt: number;
  headColour?: Colour;
  /** Left of the text: a stroke, or a number. */
  leftIn: { mark: number; number: number };
  /** A step: its card, and the number on it. */
  drawStep: (page: Page, box: Box, at: number, label: string) => void;
  /** A fact stands on the page itself: only this stroke before it, hair lines between the rows. */
  drawMark: (page: Page, box: Box, at: number) => void;
  /** Below a title of one line there is more room for many facts. */
  tall: { area: Box; title: TextStyle; titleIn: number };
}

const RIGHT_IN = 0.14;
/** Between cards and within them; where that is too much they stand closer. */
const ROOMY: Air = { gapIn: 0.14, apartIn: 0.24, padIn: 0.09 };
const CLOSE: Air = { gapIn: 0.06, apartIn: 0.24, padIn: 0.03 };
/** Rows on the bare page, which part what is left between them. */
const OPEN: Air = { gapIn: 0.22, apartIn: 0.4, padIn: 0 };
const OPEN_CLOSE: Air = { gapIn: 0.12, apartIn: 0.3, padIn: 0 };
/** Smaller words gain more by room than by the air around them. */
const LEAST_ROOMY_PT = 20;

const FOUR = 4;
/** What a card of a quarter of the slide's width holds in large words. */
const LONGEST_NARROW = 55;

/** Four sentences two by two: side by side each would be a narrow column. False where they are not so. */
export function drawFour(page: Page, look: CellsLook, drawPaper: (page: Page) => void): boolean {
  const [block, ...others] = page.slide.blocks;
  if (block?.type !== 'points' || block.items.length !== FOUR || others.length > 0) return false;
  const { items } = block;
  const isLong = items.some(({ text }) => text.length > LONGEST_NARROW);
  if (!isLong || items.every(({ head }) => head !== null)) return false;
  page.asKind('4-grade', '4 em duas colunas');
  page.take('points');
  drawPaper(page);
  drawCells(page, items, null, look);
  return true;
}

/** Set smaller, facts take the room of a second line of the title too. */
const LEAST_USUAL_PT = 22;

/**
 * Many facts in two columns, on their sheet: below a title of one line they take the room of its second where that sets
 * them larger.
 */
export function drawFactCells(
  page: Page,
  facts: readonly Fact[],
  labels: readonly string[] | null,
  look: CellsLook,
  drawPaper: (page: Page, isTall: boolean) => void,
): void {
  const { tall } = look;
  const lineIn = (tall.title.sizePt * tall.title.lineHeight) / 72;
  const isBrief = heightOf(page, page.slide.title, tall.title, tall.titleIn) < 1.5 * lineIn;
  const isTall = isBrief && fitCells(page, facts, labels, look).sizePt < LEAST_USUAL_PT;
  const kind = `${facts.length}-grade${labels === null ? '' : '-ordem'}${isTall ? '-alta' : ''}`;
  page.asKind(kind, `${facts.length} em duas colunas`);
  drawPaper(page, isTall);
  drawCells(page, facts, labels, isTall ? { ...look, area: tall.area } : look);
}

const leftOf = ({ leftIn }: CellsLook, labels: readonly string[] | null): number =>
  labels === null ? leftIn.mark : leftIn.number;

/** Cards have air at their right edge; what stands on the page ends with the column. */
const rightOf = (labels: readonly string[] | null): number => (labels === null ? 0 : RIGHT_IN);

/** Names in the line of what is said of them, where all would be small with names above it, and are much larger so. */
interface InLine {
  isInLine?: boolean;
}
const MUCH_LARGER_PT = 2;

function setCell(
  page: Page,
  fact: Fact | undefined,
  labels: readonly string[] | null,
  { text, headColour, isInLine = false }: CellsLook & InLine,
  sizePt: number,
): Paragraph[] {
  if (fact === undefined) return [];
  if (labels !== null || (isInLine && fact.head !== null)) return [joinFact(page, fact, text(sizePt))];
  return setFact(page, fact, text(sizePt), headColour === undefined ? {} : { headColour });
}

/** Where the cells stand and how large their words are, closer together where they would be smaller than `leastPt`. */
function fitCells(
  page: Page,
  facts: readonly Fact[],
  labels: readonly string[] | null,
  look: CellsLook & InLine,
): LaidCells {
  const besideIn = leftOf(look, labels) + rightOf(labels);
  const needIn = (at: number, sizePt: number, widthIn: number) =>
    heightOf(page, setCell(page, facts[at], labels, look, sizePt), look.text(sizePt), widthIn - besideIn);
  const isOpen = labels === null;
  const lay = (air: Air) =>
    layCells(facts.length, labels !== null, {
      ...{ area: look.area, leastPt: look.leastPt, ...air, needIn },
    });
  const roomy = lay(isOpen ? OPEN : ROOMY);
  if (roomy.fits && roomy.sizePt >= LEAST_ROOMY_PT) return roomy;
  const close = lay(isOpen ? OPEN_CLOSE : CLOSE);
  return roomy.fits && roomy.sizePt >= close.sizePt ? roomy : close;
}

/**
 * Facts in two columns, read line by line, the first or the last of an odd number over the whole width; steps on cards with
 * their numbers down the first column and on in the second.
 * @param labels the number of each step; null where they are facts
 */
export function drawCells(
  page: Page,
  facts: readonly Fact[],
  labels: readonly string[] | null,
  usual: CellsLook,
): void {
  const look = suitNames(page, facts, labels, usual);
  const [left, right] = [leftOf(look, labels), rightOf(labels)];
  const { sizePt, boxes, air } = fitCells(page, facts, labels, look);
  const set = (at: number) => setCell(page, facts[at], labels, look, sizePt);
  const needs = boxes.map(({ w }, at) => heightOf(page, set(at), look.text(sizePt), w - left - right));
  facts.forEach((_, at) => {
    const box = boxes[at] ?? look.area;
    const label = labels?.[at] ?? null;
    if (label === null) {
      const airIn = Math.max(0, box.h + air.gapIn - rowIn(boxes, needs, box));
      drawOpen(page, look, { box: { ...box, h: Math.min(box.h, needs[at] ?? box.h) }, at, airIn });
    } else look.drawStep(page, box, at, label);
    page.field(
      {
        ...{ name: `Ponto ${at + 1}`, leastPt: look.leastPt, isBalanced: true },
        style: { ...look.text(sizePt), anchor: label === null ? 'top' : 'middle' },
        box: {
          ...{ x: box.x + left, w: box.w - left - right },
          ...(label === null ? { y: box.y, h: box.h } : { y: box.y + air.padIn / 2, h: box.h - air.padIn }),
        },
      },
      set(at),
    );
  });
}

/** The look with names above their texts, or in their lines. */
function suitNames(
  page: Page,
  facts: readonly Fact[],
  labels: readonly string[] | null,
  look: CellsLook,
): CellsLook & InLine {
  if (labels !== null || facts.every(({ head }) => head === null)) return look;
  const inLine = { ...look, isInLine: true };
  const [above, within] = [look, inLine].map((one) => fitCells(page, facts, null, one).sizePt);
  const isSmall = (above ?? 0) < LEAST_USUAL_PT;
  return isSmall && (within ?? 0) >= (above ?? 0) + MUCH_LARGER_PT ? inLine : look;
}

/** What the tallest text of a row needs. */
const rowIn = (boxes: readonly Box[], needs: readonly number[], { y }: Box): number =>
  Math.max(...boxes.map((box, at) => (box.y === y ? (needs[at] ?? 0) : 0)));

/** The stroke before a fact, and a hair line over the rows that come after the first, in the middle of the air above them. */
function drawOpen(
  page: Page,
  { area, drawMark }: CellsLook,
  { box, at, airIn }: { box: Box; at: number; airIn: number },
): void {
  if (box.x === area.x && box.y > area.y)
    page.add(plate(`Fio ${at + 1}`, { ...area, y: box.y - airIn / 2, h: 0.012 }, page.look.rule));
  drawMark(page, { ...box, y: box.y + 0.03, h: box.h - 0.03 }, at);
}
