import type { Box } from '#engine/composing/drawing/drawn.ts';
import { LETTERS, takeMost } from '#engine/composing/themes/parts/facts.ts';
import { heightOf } from '#engine/composing/themes/parts/fit-together.ts';
import { splitColumns } from '#engine/composing/themes/parts/grid.ts';
import { answerOf } from '#engine/composing/themes/parts/links.ts';
import { type Page, plate } from '#engine/composing/themes/parts/page.ts';
import { BODY, drawPaper } from '#engine/composing/themes/quadro/board.ts';
import { head, LOOK, text } from '#engine/composing/themes/quadro/look.ts';

/** Options this short stand two by two: in a row of their own they would be lost on the right. */
const LONGEST_IN_GRID = 46;
const LABEL_IN = 0.9;
const GAP_IN = 0.09;
const PAD_IN = 0.12;
const STEM_GAP_IN = 0.16;
/** A row of one line needs no more than this; in a grid there is room for more. */
const MOST_IN = { list: 0.95, grid: 1.45 };
/** Title where it always stands while all fits below; else in one line at the top, and smaller letters. */
const ROOMY = { title: { x: 0.7, y: 0.42, w: 11.9, h: 1.2 }, y: BODY.y, mostPt: 26, leastPt: 22 };
const TIGHT = { title: { x: 0.7, y: 0.3, w: 11.9, h: 0.68 }, y: 1.4, mostPt: 24, leastPt: 16 };
const FLOOR_IN = 6.82;

/** An item of many words: the statement over the whole width, its options in rows as high as their lines ask for. */
export function drawWideItem(page: Page): void {
  const block = page.take('question');
  const options = takeMost(page, block?.options ?? [], 5, 'Alternativas');
  const stem = block?.text ?? null;
  const isGrid = options.length % 2 === 0 && options.every(({ length }) => length <= LONGEST_IN_GRID);
  const columns = isGrid ? 2 : 1;
  const [first = BODY] = splitColumns(BODY, columns, 0.25);
  const widthIn = first.w - LABEL_IN - 0.45;
  const rowCount = Math.max(1, Math.ceil(options.length / columns));
  const measure = (sizePt: number, y: number) => {
    const stemIn = heightOf(page, stem, text(sizePt), BODY.w) + 0.08;
    const heights = options.map((option) => heightOf(page, option, text(sizePt), widthIn) + PAD_IN);
    const rows = Array.from({ length: rowCount }, (_, at) =>
      Math.max(0.46, ...heights.slice(at * columns, (at + 1) * columns)),
    );
    const needIn = stemIn + STEM_GAP_IN + rows.reduce((sum, one) => sum + one + GAP_IN, -GAP_IN);
    return { sizePt, stemIn, rows, spareIn: FLOOR_IN - y - needIn };
  };
  const sizes = [ROOMY, TIGHT].flatMap((form) =>
    Array.from({ length: form.mostPt - form.leastPt + 1 }, (_, at) => ({ form, sizePt: form.mostPt - at })),
  );
  let found = { form: TIGHT, set: measure(TIGHT.leastPt, TIGHT.y) };
  for (const { form, sizePt } of sizes) {
    const set = measure(sizePt, form.y);
    if (set.spareIn < 0) continue;
    found = { form, set };
    break;
  }
  const { form, set } = found;
  page.asKind(
    `larga${form === TIGHT ? '' : '-alta'}${isGrid ? '-grade' : ''}`,
    isGrid ? 'alternativas curtas' : 'alternativas longas',
  );
  drawPaper(page, form.title);
  // What fits at no size is told as an overflow by its texts; nothing leaves the slide.
  const room = FLOOR_IN - form.y;
  const scale = Math.min(1, room / (room - set.spareIn));
  const stemIn = set.stemIn * scale;
  const rows = set.rows.map((need) => need * scale);
  const { sizePt } = set;
  const box = { ...BODY, y: form.y, h: stemIn };
  page.field({ name: 'Enunciado', box, leastPt: form.leastPt, style: text(sizePt) }, stem);
  const most = isGrid ? MOST_IN.grid : MOST_IN.list;
  const share = Math.max(0, set.spareIn) / rowCount;
  const leadsTo = block === null ? null : answerOf(page, block.number);
  let y = box.y + stemIn + STEM_GAP_IN * scale;
  rows.forEach((need, row) => {
    const h = Math.max(need, Math.min(need + share, most));
    splitColumns({ ...BODY, y, h }, columns, 0.25).forEach((cell, column) => {
      const at = row * columns + column;
      if (options[at] !== undefined) addOption(page, cell, { at, option: options[at], sizePt, leadsTo });
    });
    y += h + GAP_IN * scale;
  });
}

interface Option {
  at: number;
  option: string;
  sizePt: number;
  leadsTo: string | null;
}

function addOption(page: Page, row: Box, { at, option, sizePt, leadsTo }: Option): void {
  const name = `Alternativa ${at + 1}`;
  const cell = { ...row, w: LABEL_IN };
  page.add(
    plate(`${name}, linha`, { ...row, x: row.x + LABEL_IN, w: row.w - LABEL_IN }, LOOK.card),
    plate(`${name}, casa`, cell, 'accent1'),
  );
  page.write(
    {
      ...{ name: `${name}, marca`, box: cell, leastPt: 18 },
      style: head(28, { colour: LOOK.onAccent, align: 'center', anchor: 'middle' }),
    },
    LETTERS[at] ?? null,
  );
  page.write(
    {
      ...{
        name,
        box: { x: row.x + LABEL_IN + 0.25, y: row.y + 0.03, w: row.w - LABEL_IN - 0.45, h: row.h - 0.06 },
      },
      ...{ style: text(sizePt, { anchor: 'middle' }), leastPt: 16, leadsTo, isBalanced: true },
    },
    option,
  );
}
