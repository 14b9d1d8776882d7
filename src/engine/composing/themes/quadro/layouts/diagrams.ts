import { type Colour, shade, tint } from '#engine/composing/drawing/colours.ts';
import type { Box } from '#engine/composing/drawing/drawn.ts';
import { drawCells } from '#engine/composing/themes/parts/cells.ts';
import { addComparison } from '#engine/composing/themes/parts/comparison.ts';
import { addConceptMap } from '#engine/composing/themes/parts/concept-map.ts';
import { MOST_BELOW_TITLE, MOST_STEPS, numberSteps } from '#engine/composing/themes/parts/count-cells.ts';
import { addCycle } from '#engine/composing/themes/parts/cycle.ts';
import { type Aside, stepFacts, takeAside, takeMost } from '#engine/composing/themes/parts/facts.ts';
import { sizeTogether } from '#engine/composing/themes/parts/fit-together.ts';
import { splitColumns } from '#engine/composing/themes/parts/grid.ts';
import { type Page, plate } from '#engine/composing/themes/parts/page.ts';
import { addTimeline } from '#engine/composing/themes/parts/timeline.ts';
import { BODY, drawPaper } from '#engine/composing/themes/quadro/board.ts';
import { CELLS } from '#engine/composing/themes/quadro/cells.ts';
import { head, LOOK, text } from '#engine/composing/themes/quadro/look.ts';
import { drawPanel } from '#engine/composing/themes/quadro/panel.ts';
import { drawRows } from '#engine/composing/themes/quadro/rows.ts';
import type { BlockOf } from '#shared/composition/blocks.ts';

/** Below a title of one line. */
const TALL: Box = { ...BODY, y: 1.5, h: 5.2 };
/** From pale to dark, the text on each. */
const LINKS: readonly { fill: Colour; colour: Colour }[] = [
  { fill: tint('accent1', 25), colour: 'dk1' },
  { fill: tint('accent1', 45), colour: 'dk1' },
  { fill: 'accent1', colour: 'lt1' },
  { fill: shade('accent1', 75), colour: 'lt1' },
  { fill: 'dk2', colour: 'lt1' },
];

/** In columns smaller than this sentences are read from the first chairs alone; in rows they are larger. */
const LEAST_ABREAST_PT = 24;
const FEWEST_ROWS = 4;
/** More stages than these do not stand in one line. */
const MOST_IN_LINE = 5;

function isCramped(page: Page, steps: BlockOf<'process'>['steps']): boolean {
  if (steps.length < FEWEST_ROWS) return false;
  const widthIn = (splitColumns(BODY, steps.length, 0.3)[0]?.w ?? 2) - 0.05;
  const texts = steps.map(({ text: said }) => said);
  const room = { widthIn, heightIn: 2.4, leastPt: 18 };
  return sizeTogether(page, texts, text(26), room) < LEAST_ABREAST_PT;
}

/** Steps as a chain of arrows that darkens towards the end, what happens in each below. */
export function drawProcess(page: Page): void {
  const block = page.take('process');
  const steps = takeMost(page, block?.steps ?? [], MOST_STEPS, 'Processo');
  const labels = numberSteps(block);
  const aside = takeAside(page);
  const count = Math.max(2, steps.length);
  const isNamed = steps.some(({ name }) => name !== '');
  const links = steps.length > 4 ? LINKS : [LINKS[0], LINKS[1], LINKS[2], LINKS[4]];
  const note = aside === null ? '' : '-nota';
  const room = aside === null ? BODY : { ...BODY, h: 3.3 };
  if (steps.length > MOST_IN_LINE) {
    page.asKind(`colunas-${count}${note}`, `${count} passos em duas colunas`);
    const isTall = steps.length > MOST_BELOW_TITLE && aside === null;
    drawPaper(page, isTall ? { x: 0.7, y: 0.3, w: 11.9, h: 0.68 } : undefined);
    drawCells(page, stepFacts(steps), labels, { ...CELLS, area: isTall ? TALL : room });
    if (aside !== null) addNote(page, aside);
    return;
  }
  if (!isNamed && isCramped(page, steps)) {
    page.asKind(`linhas-${count}${note}`, `${count} passos em linhas`);
    drawPaper(page);
    const rows = steps.map(({ text: said }, at) => ({ label: labels[at] ?? null, content: said }));
    drawRows(page, rows, room, {
      name: 'Passo',
      sizePt: 27,
      labels: links.filter((link) => link !== undefined),
    });
    if (aside !== null) addNote(page, aside);
    return;
  }
  page.asKind(aside === null ? 'passos' : 'nota', aside === null ? 'passos' : 'passos e nota');
  drawPaper(page);
  const area = { ...BODY, y: 2.4, h: isNamed ? 1.3 : 1.0 };
  const spoken = `Processo em ${steps.length} passos: ${steps.map(({ name, text: said }) => name || said).join('; ')}.`;
  splitColumns(area, count, -0.12).forEach((box, at) => {
    const [step, link] = [
      steps[at],
      links[at + (steps.length < 4 ? 4 - Math.max(2, steps.length) : 0)] ?? LINKS[2],
    ];
    if (step === undefined || link === undefined) return;
    const point = Math.min(0.3, 0.36 / box.h);
    page.write(
      {
        ...{
          name: `Passo ${at + 1}`,
          box,
          geometry: at === 0 ? 'homePlate' : 'chevron',
          adjust: point,
          fill: link.fill,
        },
        style: head(count > 4 ? 20 : 22, { colour: link.colour, align: 'center', anchor: 'middle' }),
        ...{ leastPt: 16, inset: { l: at === 0 ? 0.15 : 0.45, r: 0.4 }, isBalanced: true },
        ...(at === 0 ? { alt: spoken } : {}),
      },
      step.name || (labels[at] ?? null),
    );
  });
  const low = { ...BODY, y: area.y + area.h + 0.3, h: aside === null ? 2.4 : 1.65 };
  splitColumns(low, count, 0.3).forEach((box, at) => {
    page.write(
      {
        ...{ name: `Passo ${at + 1}, texto`, box: { ...box, x: box.x + 0.05, w: box.w - 0.05 } },
        ...{ style: text(26), leastPt: 18, group: 'passos' },
      },
      steps[at]?.text ?? null,
    );
  });
  if (aside !== null) addNote(page, aside);
}

function addNote(page: Page, aside: Aside): void {
  const note = { ...BODY, y: 5.65, h: 1.05 };
  page.furnish(plate('Nota', note, LOOK.card), plate('Faixa da nota', { ...note, w: 0.1 }, 'accent2'));
  page.field(
    {
      ...{ name: 'Nota, texto', box: { x: note.x + 0.4, y: note.y + 0.1, w: note.w - 0.7, h: note.h - 0.2 } },
      ...{ style: text(20, { anchor: 'middle' }), leastPt: 18 },
    },
    aside.texts.map(({ head: name, text: said }) => {
      const first = aside.head ?? name;
      const bold = first === null ? [] : page.paragraph(`${first}: `, text(20), { isBold: true }).runs;
      return { runs: [...bold, ...page.paragraph(said, text(20)).runs] };
    }),
  );
}

export function drawCycle(page: Page): void {
  const block = page.take('process');
  drawPaper(page);
  if (block !== null)
    addCycle(page, block, BODY, { number: head(36), text: text(20), headPt: 24, widthPt: 4 });
}

export function drawTimeline(page: Page): void {
  const block = page.take('timeline');
  drawPaper(page);
  if (block === null) return;
  const area = { ...BODY, y: 2.15, h: 4.55 };
  const axis = { colour: LOOK.dark, heightIn: 0.13 };
  addTimeline(page, block, area, { axis, when: head(26), text: text(18), dotIn: 0.3 });
}

export function drawConceptMap(page: Page): void {
  const block = page.take('conceptMap');
  drawPaper(page);
  if (block === null) return;
  addConceptMap(
    page,
    block,
    { ...BODY, y: 2.15, h: 4.55 },
    {
      root: { style: head(28, { colour: LOOK.onDark }), fill: LOOK.dark },
      ...{ node: text(20, { isBold: true }), leaf: text(18), link: text(16), branch: 'accent1' },
    },
  );
}

export function drawComparison(page: Page): void {
  const block = page.take('comparison');
  const aside = takeAside(page);
  drawPaper(page);
  if (aside !== null) page.asKind('painel', 'com painel');
  const wide = aside === null ? BODY.w : 7.75;
  if (block !== null) {
    addComparison(
      page,
      block,
      { ...BODY, y: 2.15, w: wide, h: 4.5 },
      {
        ...{ head: head(24), item: text(22), sides: ['accent6', 'accent1', 'accent4'] },
        criterion: { style: text(18, { isBold: true, colour: LOOK.onDark }), fill: LOOK.dark },
      },
    );
  }
  if (aside !== null) drawPanel(page, { x: 8.75, y: 2.15, w: 3.88, h: 4.5 }, aside);
}
