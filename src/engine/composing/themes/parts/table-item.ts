import type { Box } from '#engine/composing/drawing/drawn.ts';
import { LETTERS } from './facts.ts';
import { heightOf } from './fit-together.ts';
import { answerOf } from './links.ts';
import { type Page, plate } from './page.ts';
import { corner } from './picture.ts';
import { addTable, leastHeight, type TableLook } from './table.ts';

const MOST_PT = 22;
const LEAST_PT = 16;
const LABEL_IN = 0.5;
const GAP_IN = 0.06;
const PAD_IN = 0.08;
const APART_IN = 0.2;
const MOST_ROW_IN = 1.05;
/** Parts of the width that statement and table may take: the least in which the words of the table have room. */
const SHARES = [0.46, 0.51, 0.54, 0.57, 0.6];

/**
 * An item with the table it speaks of: statement and table to the left, the options beside them. False, and
 * nothing drawn, where the slide has no such item or its words fit at no readable size.
 */
export function drawTableItem(page: Page, area: Box, drawGround: (page: Page) => void): boolean {
  const { look } = page;
  const [question, table] = page.slide.blocks;
  if (question?.type !== 'question' || table?.type !== 'table' || question.options.length === 0) return false;
  const tableLook: TableLook = {
    ...{ style: { ...look.body, sizePt: 20, anchor: 'middle' }, leastPt: LEAST_PT, rowIn: 0.5 },
    ...{ fill: look.card, head: { fill: look.dark, colour: look.onDark } },
    rules: { head: null, row: { colour: look.rule, widthPt: 1 } },
    cellInsetIn: { x: 0.06, y: 0.05 },
  };
  const measure = (leftIn: number, tableIn: number, sizePt: number) => {
    const right = { x: area.x + leftIn + 0.3, w: area.w - leftIn - 0.3 };
    const optionIn = right.w - LABEL_IN - 0.3;
    const style = { ...look.body, sizePt };
    const stemIn = heightOf(page, question.text, style, leftIn) + 0.06;
    const rows = question.options.map((one) => Math.max(0.42, heightOf(page, one, style, optionIn) + PAD_IN));
    const spareIn = area.h - rows.reduce((sum, row) => sum + row + GAP_IN, -GAP_IN);
    const fits = spareIn >= 0 && stemIn + APART_IN + tableIn <= area.h;
    return { leftIn, right, optionIn, sizePt, stemIn, rows, spareIn, fits };
  };
  const sizes = Array.from({ length: MOST_PT - LEAST_PT + 1 }, (_, at) => MOST_PT - at);
  const tries = SHARES.flatMap((share) => {
    const tableIn = leastHeight(page, table, area.w * share, tableLook);
    return tableIn === null ? [] : sizes.map((sizePt) => measure(area.w * share, tableIn, sizePt));
  });
  const set = tries.find(({ fits }) => fits);
  if (set === undefined) return false;
  const { leftIn, right, optionIn } = set;
  page.asKind('tabela', 'com tabela');
  page.take('question');
  drawGround(page);
  const style = { ...look.body, sizePt: set.sizePt };
  const middle = { ...style, anchor: 'middle' as const };
  page.field(
    { name: 'Enunciado', box: { ...area, w: leftIn, h: set.stemIn }, style, leastPt: LEAST_PT },
    question.text,
  );
  const y = area.y + set.stemIn + APART_IN;
  const shown = page.take('table');
  if (shown !== null) {
    addTable(page, shown, { ...area, w: leftIn, y, h: area.y + area.h - y }, tableLook);
  }
  const share = set.spareIn / set.rows.length;
  let top = area.y;
  set.rows.forEach((need, at) => {
    const row = { ...right, y: top, h: Math.max(need, Math.min(need + share, MOST_ROW_IN)) };
    const name = `Alternativa ${at + 1}`;
    const cell = { ...row, w: LABEL_IN };
    page.add(plate(`${name}, linha`, row, look.card, corner(page, row)));
    page.write(
      {
        ...{ name: `${name}, marca`, box: cell, fill: look.accents[0], leastPt: LEAST_PT },
        style: { ...look.heading, colour: look.onAccent, align: 'center', anchor: 'middle' },
        ...corner(page, cell),
      },
      LETTERS[at] ?? null,
    );
    page.write(
      {
        ...{ name, box: { ...row, x: row.x + LABEL_IN + 0.15, w: optionIn }, style: middle },
        ...{ leastPt: LEAST_PT, leadsTo: answerOf(page, question.number) },
      },
      question.options[at] ?? null,
    );
    top += row.h + GAP_IN;
  });
  return true;
}
