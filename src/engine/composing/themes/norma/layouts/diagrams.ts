import type { Box } from '#engine/composing/drawing/drawn.ts';
import { CELLS } from '#engine/composing/themes/norma/cells.ts';
import { head, LOOK, text } from '#engine/composing/themes/norma/look.ts';
import { drawRows } from '#engine/composing/themes/norma/rows.ts';
import { BODY, drawSheet, rule } from '#engine/composing/themes/norma/sheet.ts';
import { drawCells } from '#engine/composing/themes/parts/cells.ts';
import { MOST_BELOW_TITLE, MOST_STEPS, numberSteps } from '#engine/composing/themes/parts/count-cells.ts';
import { addCycle } from '#engine/composing/themes/parts/cycle.ts';
import { joinFact, stepFacts, takeAside, takeMost } from '#engine/composing/themes/parts/facts.ts';
import { heightOf, sizeTogether } from '#engine/composing/themes/parts/fit-together.ts';
import { splitColumns } from '#engine/composing/themes/parts/grid.ts';
import { type Page, plate } from '#engine/composing/themes/parts/page.ts';
import { route } from '#engine/composing/themes/parts/strokes.ts';
import { addTimeline } from '#engine/composing/themes/parts/timeline.ts';
import type { BlockOf } from '#shared/composition/blocks.ts';

type Step = BlockOf<'process'>['steps'][number];
/** More stages than these do not stand in one line. */
const MOST_IN_LINE = 5;

/** Below a title of one line. */
const TALL: Box = { ...BODY, y: 1.66, h: 5.06 };

/** So many sentences in boxes are read from the first chairs alone; in rows they are larger. */
const FEWEST_ROWS = 4;

/** Steps as boxes in a line, the last one dark, what happens in each below. */
export function drawProcess(page: Page): void {
  const block = page.take('process');
  const steps = takeMost(page, block?.steps ?? [], MOST_STEPS, 'Processo');
  const aside = takeAside(page);
  const labels = numberSteps(block);
  const note = aside === null ? '' : '-nota';
  const room = aside === null ? BODY : { ...BODY, h: 3.25 };
  if (steps.length > MOST_IN_LINE) {
    page.asKind(`colunas-${steps.length}${note}`, `${steps.length} passos em duas colunas`);
    const isTall = steps.length > MOST_BELOW_TITLE && aside === null;
    drawSheet(page, isTall ? { h: 0.62 } : {});
    drawCells(page, stepFacts(steps), labels, { ...CELLS, area: isTall ? TALL : room });
  } else if (steps.length >= FEWEST_ROWS && steps.every(({ name }) => name === '')) {
    page.asKind(`linhas-${steps.length}${note}`, `${steps.length} passos em linhas`);
    drawSheet(page);
    const rows = steps.map(({ text: said }, at) => ({ key: labels[at] ?? null, content: said }));
    drawRows(page, rows, room, {
      ...{ isOpenBelow: aside !== null },
      ...{ key: head(34, { colour: 'accent1', anchor: 'middle' }), keyIn: 0.95, name: 'Passo' },
      ...{ text: text(28, { anchor: 'middle' }), stepIn: 1.15 },
    });
  } else {
    page.asKind(aside === null ? 'passos' : 'nota', aside === null ? 'passos' : 'passos e nota');
    drawSheet(page);
    addSteps(
      page,
      steps,
      { ...BODY, y: 2.3, h: aside === null ? 4.35 : 3.15 },
      { spoken: 'Processo em', labels },
    );
  }
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
  const { boxes, bottom } = addSteps(
    page,
    steps,
    { ...BODY, y: 2.3, h: 3.35 },
    { spoken: 'Ciclo de', labels: numberSteps(block) },
  );
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
function addSteps(
  page: Page,
  steps: readonly Step[],
  area: Box,
  { spoken, labels }: { spoken: string; labels: readonly string[] },
) {
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
    const number = page.paragraph(labels[at] ?? '', head(26), {
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
