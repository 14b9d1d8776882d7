import type { Colour } from '#engine/composing/drawing/colours.ts';
import type { Box } from '#engine/composing/drawing/drawn.ts';
import { fitRows } from '#engine/composing/themes/parts/fit-together.ts';
import { isFigure } from '#engine/composing/themes/parts/list-lines.ts';
import { accentAt } from '#engine/composing/themes/parts/look.ts';
import { type Content, type Page, plate } from '#engine/composing/themes/parts/page.ts';
import { BODY } from './board.ts';
import { head, LOOK, text } from './look.ts';

interface Row {
  /** A number or a letter; one row alone has none. */
  label: string | null;
  content: Content;
  /** The slide that a press on the row leads to. */
  leadsTo?: string | null;
}
interface RowsLook {
  /** Names of the placeholders: `Passo` gives `Passo 1`. */
  name: string;
  /** Size of the texts where there is room; smaller where there is not. */
  sizePt?: number;
  /** What a row is high where its text asks for no more, its gap included. */
  stepIn?: number;
  /** Of each label its own, where they mean an order. */
  labels?: readonly { fill: Colour; colour: Colour }[];
}

const GAP_IN = 0.14;
/** The fewer rows, the larger their words and the more air around them. */
const SIZES = [34, 28, 26, 25, 24];
const STEPS = [4.3, 2.1, 1.48, 1.12];
/** A label beside its text: a number of the material may have three figures. */
const LABEL_IN = 0.9;
const LEAST_PT = 18;

/** Rows on white with a number on the accent before each: all texts of one size, each row as high as its text asks. */
export function drawRows(page: Page, rows: readonly Row[], area: Box, look: RowsLook): void {
  const count = rows.length;
  const isOne = count === 1;
  const keyIn = isOne ? 0.12 : LABEL_IN;
  const style = text(look.sizePt ?? SIZES[count - 1] ?? 22, { anchor: 'middle' });
  const widthIn = area.w - keyIn - (isOne ? 0.8 : 0.5);
  const { sizePt, heights } = fitRows(
    page,
    rows.map(({ content }) => content),
    {
      ...{ style, leastPt: LEAST_PT, widthIn, heightIn: area.h + GAP_IN },
      ...{ stepIn: look.stepIn ?? STEPS[count - 1] ?? 1.12, padIn: GAP_IN + (isOne ? 0.6 : 0.12) },
    },
  );
  let { y } = area;
  rows.forEach(({ label, content, leadsTo = null }, at) => {
    const row = { ...area, y, h: (heights[at] ?? 1) - GAP_IN };
    const name = `${look.name} ${at + 1}`;
    const cell = { ...row, w: keyIn };
    const { fill, colour } = look.labels?.[at] ?? { fill: 'accent1', colour: LOOK.onAccent };
    page.add(
      plate(`${name}, linha`, { ...row, x: row.x + keyIn, w: row.w - keyIn }, LOOK.card),
      plate(`${name}, casa`, cell, fill),
    );
    page.write(
      {
        ...{ name: `${name}, marca`, box: cell, leastPt: 18, leadsTo },
        style: head(30, { colour, align: 'center', anchor: 'middle' }),
      },
      isOne ? null : label,
    );
    const x = row.x + keyIn + (isOne ? 0.4 : 0.25);
    page.field(
      {
        ...{ name, box: { x, y: row.y + 0.04, w: widthIn, h: row.h - 0.08 } },
        ...{ leadsTo, leastPt: LEAST_PT, isBalanced: true, style: { ...style, sizePt } },
      },
      content,
    );
    y += heights[at] ?? 1;
  });
}

const LEAD_IN = 3.2;

/** Rows on white, each led by a verb or a name on a colour of its own. */
export function drawLedRows(
  page: Page,
  rows: readonly { lead: string; text: string }[],
  { heightIn, names }: { heightIn: number; names: { lead: string; text: string } },
): void {
  const style = text(rows.length < 3 ? 30 : 26, { anchor: 'middle' });
  const widthIn = BODY.w - LEAD_IN - 0.7;
  const texts = rows.map(({ text: said }) => said);
  const { sizePt, heights } = fitRows(page, texts, {
    ...{ style, leastPt: LEAST_PT, widthIn, heightIn: heightIn + GAP_IN },
    ...{
      stepIn: rows.length === 2 ? 2 : 1.48,
      padIn: GAP_IN + (rows.length > 4 ? 0.08 : rows.length > 3 ? 0.12 : 0.2),
    },
  });
  let { y } = BODY;
  rows.forEach(({ lead, text: said }, at) => {
    const [row, colour] = [{ ...BODY, y, h: (heights[at] ?? 1) - GAP_IN }, accentAt(LOOK, at)];
    const cell = { ...row, w: LEAD_IN };
    const rest = { ...row, x: row.x + LEAD_IN, w: row.w - LEAD_IN };
    page.add(plate(`Linha ${at + 1}`, rest, LOOK.card), plate(`Casa ${at + 1}`, cell, colour));
    page.field(
      {
        ...{
          name: `${names.lead} ${at + 1}`,
          box: { ...cell, x: cell.x + 0.3, y: cell.y + 0.08, w: cell.w - 0.5, h: cell.h - 0.16 },
          leastPt: 20,
        },
        ...{ style: head(30, { colour: LOOK.onAccent, anchor: 'middle' }), isBalanced: true },
      },
      lead,
    );
    page.field(
      {
        ...{
          name: `${names.text} ${at + 1}`,
          box: { ...rest, x: rest.x + 0.35, w: widthIn },
          leastPt: LEAST_PT,
        },
        ...{ style: { ...style, sizePt }, isBalanced: true },
      },
      isFigure(said) ? [page.paragraph(said, style, { isBold: true })] : said,
    );
    y += heights[at] ?? 1;
  });
}

/** A white sheet with lines to write on, for what the class works out together. */
export function drawRuled(page: Page, box: Box): void {
  page.furnish(plate('Folha', box, LOOK.card));
  const count = Math.floor(box.h / 0.72);
  for (let at = 1; at < count; at += 1) {
    const y = box.y + (box.h * at) / count;
    page.furnish(plate('Pauta', { x: box.x + 0.35, y, w: box.w - 0.7, h: 0.012 }, LOOK.rule));
  }
}
