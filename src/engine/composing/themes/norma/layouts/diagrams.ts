import { tint } from '#engine/composing/drawing/colours.ts';
import type { Box } from '#engine/composing/drawing/drawn.ts';
import { head, LOOK, text } from '#engine/composing/themes/norma/look.ts';
import { drawPanel } from '#engine/composing/themes/norma/panel.ts';
import { drawRows } from '#engine/composing/themes/norma/rows.ts';
import { ASIDE, BESIDE_IN, BODY, drawSheet, rule } from '#engine/composing/themes/norma/sheet.ts';
import { addCycle } from '#engine/composing/themes/parts/cycle.ts';
import { joinFact, takeAside, takeMost } from '#engine/composing/themes/parts/facts.ts';
import { heightOf, sizeTogether } from '#engine/composing/themes/parts/fit-together.ts';
import { splitColumns } from '#engine/composing/themes/parts/grid.ts';
import { type Page, plate } from '#engine/composing/themes/parts/page.ts';
import { route } from '#engine/composing/themes/parts/strokes.ts';
import { addTable } from '#engine/composing/themes/parts/table.ts';
import { addTimeline } from '#engine/composing/themes/parts/timeline.ts';
import type { BlockOf } from '#shared/composition/blocks.ts';

type Step = BlockOf<'process'>['steps'][number];
/** More stages than these do not stand in one line. */
const MOST_IN_LINE = 5;

/** So many sentences in boxes are read from the first chairs alone; in rows they are larger. */
const FEWEST_ROWS = 4;

/** Steps as boxes in a line, the last one dark, what happens in each below. */
export function drawProcess(page: Page): void {
  const steps = takeMost(page, page.take('process')?.steps ?? [], MOST_IN_LINE, 'Processo');
  const aside = takeAside(page);
  if (aside === null && steps.length >= FEWEST_ROWS && steps.every(({ name }) => name === '')) {
    page.asKind(`linhas-${steps.length}`, `${steps.length} passos em linhas`);
    drawSheet(page);
    const rows = steps.map(({ text: said }, at) => ({ key: String(at + 1), content: said }));
    drawRows(page, rows, BODY, {
      ...{ key: head(34, { colour: 'accent1', anchor: 'middle' }), keyIn: 0.95, name: 'Passo' },
      ...{ text: text(28, { anchor: 'middle' }), stepIn: 1.15 },
    });
    return;
  }
  page.asKind(aside === null ? 'passos' : 'nota', aside === null ? 'passos' : 'passos e nota');
  drawSheet(page);
  addSteps(page, steps, { ...BODY, y: 2.3, h: aside === null ? 4.35 : 3.15 }, 'Processo em');
  if (aside === null) return;
  page.furnish(rule('Fio da nota', { ...BODY, y: 5.62 }, 'accent2', 0.04));
  page.field(
    {
      ...{ name: 'Nota', box: { ...BODY, y: 5.75, h: 1.0 }, leastPt: 18 },
      style: text(20, { anchor: 'middle' }),
    },
    aside.texts.map((fact) => joinFact(page, { ...fact, head: aside.head ?? fact.head }, text(20))),
  );
}

/** The same with a line back to the first step, or a ring where they are more. */
export function drawCycle(page: Page): void {
  const block = page.take('process');
  const steps = block?.steps ?? [];
  drawSheet(page);
  if (block === null) return;
  if (steps.length > MOST_IN_LINE) {
    addCycle(page, block, BODY, {
      number: head(32),
      text: text(20),
      headPt: 22,
      widthPt: 2.5,
      accent: 'accent1',
    });
    return;
  }
  const { boxes, bottom } = addSteps(page, steps, { ...BODY, y: 2.3, h: 3.35 }, 'Ciclo de');
  const [first, last] = [boxes[0], boxes.at(-1)];
  if (first === undefined || last === undefined) return;
  const [from, to, low] = [last.x + last.w / 2, first.x + first.w / 2, bottom + 0.75];
  const path = [
    { x: from, y: bottom + 0.12 },
    { x: from, y: low },
    { x: to, y: low },
    { x: to, y: bottom + 0.12 },
  ];
  page.add(route('Volta ao começo', path, { colour: 'accent2', widthPt: 2.5, arrow: 'end' }));
  const word = { x: BODY.x + BODY.w / 2 - 1.3, y: low - 0.22, w: 2.6, h: 0.44 };
  page.write(
    {
      ...{ name: 'Palavra da volta', box: word, fill: LOOK.page, leastPt: 16 },
      style: text(18, { isBold: true, colour: 'accent2', align: 'center', anchor: 'middle' }),
    },
    'e volta ao começo',
  );
}

/** Steps that are sentences fill the slide with their boxes. */
const LEAST_BOX_IN = 3.1;

/** Boxes with number and name and arrows between them, the text of each below, or inside where they have no names. */
function addSteps(page: Page, steps: readonly Step[], area: Box, spoken: string) {
  const isNamed = steps.some(({ name }) => name !== '');
  const columns = splitColumns(area, Math.max(2, steps.length), 0.38);
  const inset = { l: 0.2, r: 0.12, t: 0.15, b: 0.1 };
  const widthIn = (columns[0]?.w ?? 2) - inset.l - inset.r;
  const title = text(26, { isBold: true });
  const shown = steps.map(({ name, text: said }) => (isNamed ? name : said));
  const inBox = isNamed ? title : text(30);
  const numberIn = 0.5;
  const mostIn = isNamed ? 1.15 : area.h - 0.75;
  const sizePt = sizeTogether(page, shown, inBox, { widthIn, heightIn: mostIn, leastPt: isNamed ? 16 : 18 });
  const tall = Math.max(0, ...shown.map((one) => heightOf(page, one, { ...inBox, sizePt }, widthIn)));
  const h = Math.min(isNamed ? 2 : area.h, Math.max(isNamed ? 1.35 : LEAST_BOX_IN, numberIn + tall + 0.35));
  const below = area.y + h + 0.2;
  const room = { widthIn: widthIn + 0.5, heightIn: Math.max(0.4, area.y + area.h - below), leastPt: 18 };
  const texts = isNamed ? steps.map(({ text: said }) => said) : [];
  const belowPt = sizeTogether(page, texts, text(24), room);
  const lowest = Math.max(0, ...texts.map((one) => heightOf(page, one, text(belowPt), room.widthIn)));
  const boxes = columns.slice(0, steps.length).map((box) => ({ ...box, h }));
  boxes.forEach((box, at) => {
    const isLast = at === steps.length - 1;
    const style = { ...inBox, sizePt, colour: isLast ? LOOK.onDark : LOOK.ink };
    const number = page.paragraph(String(at + 1), head(26), {
      ...{ isBold: true, font: 'major', sizePt: 26, colour: isLast ? LOOK.signal : 'accent1' },
    });
    page.write(
      {
        ...{ name: `Passo ${at + 1}`, box, fill: isLast ? LOOK.dark : LOOK.card, style, leastPt: 16, inset },
        ...(at === 0 ? { alt: `${spoken} ${steps.length} passos: ${steps.map(tellStep).join('; ')}.` } : {}),
      },
      [number, ...(shown[at] ? [page.paragraph(shown[at], style)] : [])],
    );
    page.write(
      {
        ...{ name: `Passo ${at + 1}, texto`, leastPt: 18, style: text(belowPt) },
        box: { ...box, y: below, w: room.widthIn, h: Math.min(room.heightIn, lowest + 0.05) },
      },
      texts[at] ?? null,
    );
    const next = boxes[at + 1];
    if (next === undefined) return;
    const y = box.y + h / 2;
    const ends = [
      { x: box.x + box.w + 0.05, y },
      { x: next.x - 0.05, y },
    ];
    page.add(route(`Seta ${at + 1}`, ends, { colour: LOOK.ink, widthPt: 2.5, arrow: 'end' }));
  });
  return { boxes, bottom: lowest > 0 ? below + lowest : area.y + h };
}

const tellStep = ({ name, text: said }: Step) => name || said;

/** Dates large on a thin axis, the last one in the signal colour; cards on both sides where they are many. */
export function drawTimeline(page: Page): void {
  const block = page.take('timeline');
  drawSheet(page);
  if (block === null) return;
  if (block.events.length > MOST_IN_LINE) {
    const axis = { colour: LOOK.ink, heightIn: 0.03 };
    addTimeline(page, block, BODY, { axis, when: head(24), text: text(18), dotIn: 0.22 });
    return;
  }
  const { events } = block;
  const longest = Math.max(...events.map(({ when }) => when.length));
  const y = 3.35;
  const columns = splitColumns(BODY, Math.max(3, events.length), 0.22);
  const style = text(events.length > 4 ? 20 : 22);
  const room = { widthIn: columns[0]?.w ?? 2, heightIn: 6.6 - y - 0.32, leastPt: 18 };
  const said = events.map((event) => event.text);
  const sizePt = sizeTogether(page, said, style, room);
  page.add(
    plate('Eixo', { ...BODY, y: y - 0.015, h: 0.03 }, LOOK.ink, {
      alt: `Linha do tempo: ${events.map(({ when, text: said }) => `${when}, ${said}`).join('; ')}`,
    }),
  );
  columns.forEach((box, at) => {
    const event = events[at];
    if (event === undefined) return;
    const colour = at === events.length - 1 ? 'accent2' : 'accent1';
    page.write(
      {
        ...{ name: `Data ${at + 1}`, box: { ...box, y: BODY.y, h: y - BODY.y - 0.22 }, leastPt: 18 },
        style: head(longest > 10 ? 26 : 36, { colour, anchor: 'bottom' }),
      },
      event.when,
    );
    page.add(
      plate(`Marca ${at + 1}`, { x: box.x, y: y - 0.11, w: 0.22, h: 0.22 }, colour, { geometry: 'ellipse' }),
    );
    page.write(
      {
        ...{ name: `Fato ${at + 1}`, box: { ...box, y: y + 0.32, h: room.heightIn }, leastPt: 18 },
        style: { ...style, sizePt },
      },
      event.text,
    );
  });
}

/** Two lists under rules of their colours; by criteria as a table, one row each. */
export function drawComparison(page: Page): void {
  const block = page.take('comparison');
  const aside = takeAside(page);
  const isByCriterion = block !== null && block.sides.length <= 3 && block.criteria.length > 0;
  const kinds = [...(isByCriterion ? ['critérios'] : []), ...(aside === null ? [] : ['painel'])];
  if (kinds.length > 0) page.asKind(kinds.join('-'), kinds.join(' e '));
  drawSheet(page);
  const area = { ...BODY, w: aside === null ? BODY.w : BESIDE_IN };
  if (block !== null && isByCriterion) addCriteria(page, block, area);
  else if (block !== null) addSides(page, block, area);
  if (aside !== null) drawPanel(page, aside, { ...ASIDE, h: 4.4 });
}

function addCriteria(page: Page, { sides, criteria }: BlockOf<'comparison'>, area: Box): void {
  addTable(
    page,
    {
      ...{ type: 'table', caption: null, passageIds: [] },
      columns: ['Critério', ...sides.map(({ name }) => name)],
      rows: criteria.map((criterion, at) => [criterion, ...sides.map(({ items }) => items[at]?.text ?? '')]),
    },
    area,
    {
      ...{ style: text(22, { anchor: 'middle' }), leastPt: 16, cellInsetIn: { x: 0.16, y: 0.06 } },
      rowIn: Math.min(0.9, (area.h - 0.6) / Math.max(1, criteria.length)),
      head: { fill: LOOK.dark, colour: LOOK.onDark },
      rules: { head: null, row: { colour: LOOK.rule, widthPt: 0.75 } },
    },
  );
}

/** The fewer things are listed under each side, the larger they are. */
const SIDE_PT = [34, 30, 26, 24];
const SIDE_STEPS = [1.8, 1.5, 1.12, 0.86];

function addSides(page: Page, block: BlockOf<'comparison'>, area: Box): void {
  const sides = takeMost(page, block.sides, 3, 'Lados');
  const colours = ['accent1', 'accent2', 'accent5'] as const;
  splitColumns(area, Math.max(2, sides.length), 0.4).forEach((box, side) => {
    const one = sides[side];
    if (one === undefined) return;
    const colour = colours[side] ?? 'accent1';
    page.add(rule(`Fio ${side + 1}`, box, colour, 0.06));
    page.write(
      {
        ...{
          name: `Cabeça ${side + 1}`,
          box: { ...box, y: box.y + 0.15, h: 0.8 },
          leastPt: 18,
          isBalanced: true,
        },
        style: head(26, { colour, anchor: 'middle' }),
      },
      one.name,
    );
    const count = Math.max(1, ...sides.map(({ items }) => items.length));
    const step = Math.min(SIDE_STEPS[count - 1] ?? 0.9, (area.h - 1.0) / count);
    const sizePt = SIDE_PT[count - 1] ?? 22;
    one.items.forEach(({ text: said }, at) => {
      const y = box.y + 1.0 + at * step;
      page.add(rule(`Fio ${side + 1}.${at + 1}`, { ...box, y: y + step }, tint('dk1', 22)));
      const row = (x: number, w: number) => ({ x, y: y + 0.04, w, h: step - 0.08 });
      page.write(
        {
          ...{ name: `${one.name}, número ${at + 1}`, box: row(box.x, 0.45), leastPt: 18 },
          style: text(sizePt, { isBold: true, colour, anchor: 'middle' }),
        },
        String(at + 1),
      );
      page.write(
        {
          ...{ name: `${one.name}, item ${at + 1}`, box: row(box.x + 0.5, box.w - 0.5), leastPt: 18 },
          style: text(sizePt, { anchor: 'middle' }),
        },
        said,
      );
    });
  });
}
