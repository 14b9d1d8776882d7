import type { Box } from '#engine/composing/drawing/drawn.ts';
import type { BlockOf } from '#shared/composition/blocks.ts';
import { heightOf } from './fit-together.ts';
import { answerOf } from './links.ts';
import { type Page, plate } from './page.ts';
import { corner } from './picture.ts';

const GAP_IN = 0.1;
const PAD_IN = 0.18;
const NAME_PAD_IN = 0.1;
/** A sign is put in the box; words are written on the line. */
const BLANK_IN = { box: 0.62, line: 2.9 };
const MARK_IN = 0.75;
/** Between what is matched and what it is matched with lines are drawn. */
const ALLEY_IN = 0.55;
const SHORT_NAME = 14;
const MOST_PT = 24;
const LEAST_PT = 16;

interface Set {
  sizePt: number;
  stemIn: number;
  names: number[];
  lines: number[];
}

/** Where it may stand: the first ground that holds it at no less than its size is drawn. */
interface Ground {
  area: Box;
  leastPt: number;
  draw: (page: Page) => void;
}

/**
 * What is judged, filled in or matched: its order above, each line on a card behind its box, the names to be matched with
 * in a column of their own to the left. False, and nothing drawn, where the question is none or fits nowhere.
 */
export function drawListed(
  page: Page,
  { text, options, number }: BlockOf<'question'>,
  grounds: readonly Ground[],
): boolean {
  const listed = options.length === 0 ? readListed(text) : null;
  if (listed === null) return false;
  const ground = grounds.find(({ area, leastPt }) => fitSet(page, listed, area, leastPt) !== null);
  const set = ground === undefined ? null : fitSet(page, listed, ground.area, ground.leastPt);
  if (ground === undefined || set === null) return false;
  page.asKind(`linhas-${listed.lines.length}-${listed.names.length}`, 'linhas a julgar ou associar');
  page.take('question');
  ground.draw(page);
  drawSet(page, listed, ground.area, set, answerOf(page, number));
  return true;
}

const widthsOf = ({ names, blank }: Listed, area: Box) => {
  const isShort = names.every(({ text }) => text.length <= SHORT_NAME);
  const leftIn = names.length === 0 ? 0 : isShort ? 2.9 : 4;
  const x = names.length === 0 ? area.x : area.x + leftIn + ALLEY_IN;
  const right = { x, w: area.x + area.w - x };
  return { leftIn, right, lineIn: right.w - BLANK_IN[blank] - 0.45, nameIn: leftIn - MARK_IN - 0.35 };
};

function drawSet(page: Page, listed: Listed, area: Box, set: Set, leadsTo: string | null): void {
  const { look } = page;
  const { leftIn, right, lineIn, nameIn } = widthsOf(listed, area);
  const blankIn = BLANK_IN[listed.blank];
  const style = { ...look.body, sizePt: set.sizePt };
  page.field(
    { name: 'Enunciado', box: { ...area, h: set.stemIn }, style, leastPt: LEAST_PT, isBalanced: true },
    listed.stem,
  );
  const top = area.y + set.stemIn + 0.2;
  const room = area.y + area.h - top;
  const middle = { ...style, anchor: 'middle' as const };
  stack(set.names, top, room).forEach(({ y, h }, at) => {
    const name = listed.names[at];
    const [box, label] = [{ x: area.x, y, w: leftIn, h }, `Nome ${at + 1}`];
    page.add(plate(`${label}, fundo`, box, look.card, corner(page, box)));
    page.write(
      {
        ...{ name: `${label}, marca`, box: { ...box, w: MARK_IN }, fill: look.accents[0], leastPt: LEAST_PT },
        style: { ...middle, isBold: true, colour: look.onAccent, align: 'center' },
        ...corner(page, { ...box, w: MARK_IN }),
      },
      name?.mark ?? null,
    );
    page.write(
      { name: label, box: { ...box, x: box.x + MARK_IN + 0.2, w: nameIn }, style: middle, leastPt: LEAST_PT },
      name?.text ?? null,
    );
  });
  stack(set.lines, top, room).forEach(({ y, h }, at) => {
    const [box, label] = [{ ...right, y, h }, `Linha ${at + 1}`];
    page.add(plate(`${label}, fundo`, box, look.card, corner(page, box)));
    addBlank(page, listed.blank, { ...box, w: blankIn }, label);
    page.field(
      {
        ...{ name: label, box: { ...box, x: box.x + blankIn + 0.2, w: lineIn }, leastPt: LEAST_PT, leadsTo },
        ...{ style: middle, isBalanced: true },
      },
      listed.lines[at] ?? null,
    );
  });
}

function addBlank(page: Page, kind: Listed['blank'], { x, y, w, h }: Box, label: string): void {
  const line = { colour: page.look.accents[0], widthPt: 2 };
  const side = 0.4;
  if (kind === 'box')
    page.add(
      plate(`${label}, casa`, { x: x + 0.18, y: y + (h - side) / 2, w: side, h: side }, null, { line }),
    );
  else
    page.add(
      plate(`${label}, pauta`, { x: x + 0.25, y: y + h * 0.68, w: w - 0.35, h: 0.02 }, page.look.accents[0]),
    );
}

/** The largest size at which order and both columns fit the area. */
function fitSet(page: Page, listed: Listed, area: Box, leastPt: number): Set | null {
  const widths = widthsOf(listed, area);
  for (let sizePt = MOST_PT; sizePt >= leastPt; sizePt -= 1) {
    const style = { ...page.look.body, sizePt };
    const high = (text: string, widthIn: number, pad = PAD_IN) => heightOf(page, text, style, widthIn) + pad;
    const stemIn = heightOf(page, listed.stem, style, area.w) + 0.06;
    const names = listed.names.map(({ text }) => high(text, widths.nameIn, NAME_PAD_IN));
    const lines = listed.lines.map((text) => high(text, widths.lineIn));
    const room = area.h - stemIn - 0.2;
    if (sum(names) <= room && sum(lines) <= room) return { sizePt, stemIn, names, lines };
  }
  return null;
}

const sum = (heights: readonly number[]): number =>
  heights.reduce((all, one) => all + one, 0) + GAP_IN * Math.max(0, heights.length - 1);

/** No card grows by more than this: the room that is left stays below. */
const MOST_SPARE_IN = 0.35;

/** Boxes below one another, a share of the room that is left for each. */
function stack(heights: readonly number[], top: number, room: number): { y: number; h: number }[] {
  const spare = Math.min(MOST_SPARE_IN, (room - sum(heights)) / Math.max(1, heights.length));
  let y = top;
  return heights.map((height) => {
    const box = { y, h: height + spare };
    y += box.h + GAP_IN;
    return box;
  });
}

/** An exercise whose lines are each judged, filled in or matched with one of the names above them. */
export interface Listed {
  stem: string;
  /** What is matched, each under its mark: `I` and `Ata`; empty where the lines stand for themselves. */
  names: { mark: string; text: string }[];
  lines: string[];
  /** What is put before each line: a sign in a box or words on a line. */
  blank: 'box' | 'line';
}

const BOX = /^\([\s_]*\)\s*/u;
const LINE = /^_{3,}\s*/u;
const NAME = /^\(?([IVX]+|\d{1,2})\s?[.)–-]\s+(.+)$/u;
const BETWEEN_NAMES = /[;,.]?\s+(?=(?:[IVX]+|\d{1,2})\s?[.)–-]\s)/u;
const FEWEST_LINES = 2;
const LONGEST_NAME = 34;

/** Reads the statement of a question as such a list; null where it is none. */
export function readListed(said: string): Listed | null {
  const parts = said.split('\n').map((part) => part.trim());
  const first = parts.findIndex((part) => BOX.test(part) || LINE.test(part));
  const tail = first < 0 ? [] : parts.slice(first);
  if (tail.length < FEWEST_LINES) return null;
  const blank = BOX.test(tail[0] ?? '') ? ('box' as const) : ('line' as const);
  const mark = blank === 'box' ? BOX : LINE;
  if (!tail.every((part) => mark.test(part))) return null;
  const above = parts.slice(0, first);
  const start = above.findIndex((part) => NAME.test(part));
  const told = start < 0 ? above : above.slice(0, start);
  const names = (start < 0 ? [] : above.slice(start))
    .flatMap((part) => part.split(BETWEEN_NAMES))
    .map((part) => NAME.exec(part));
  if (told.length === 0 || names.some((name) => name === null || (name[2]?.length ?? 0) > LONGEST_NAME))
    return null;
  return {
    stem: told.join(' '),
    names: names.map((name) => ({ mark: name?.[1] ?? '', text: (name?.[2] ?? '').replace(/[;.,]$/, '') })),
    lines: tail.map((part) => part.replace(mark, '')),
    blank,
  };
}
