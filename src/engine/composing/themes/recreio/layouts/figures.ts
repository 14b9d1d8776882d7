import { tint } from '#engine/composing/drawing/colours.ts';
import { drawCells } from '#engine/composing/themes/parts/cells.ts';
import { addComparison } from '#engine/composing/themes/parts/comparison.ts';
import { addConceptMap } from '#engine/composing/themes/parts/concept-map.ts';
import { MOST_BELOW_TITLE, MOST_STEPS, numberSteps } from '#engine/composing/themes/parts/count-cells.ts';
import { addCycle } from '#engine/composing/themes/parts/cycle.ts';
import {
  type Aside,
  columnOf,
  joinFact,
  kindOf,
  setFact,
  stepFacts,
  takeAside,
  takeFacts,
  takeMost,
} from '#engine/composing/themes/parts/facts.ts';
import { fitRows } from '#engine/composing/themes/parts/fit-together.ts';
import { splitColumns } from '#engine/composing/themes/parts/grid.ts';
import { isCounted } from '#engine/composing/themes/parts/led-facts.ts';
import { accentAt } from '#engine/composing/themes/parts/look.ts';
import { type Page, plate } from '#engine/composing/themes/parts/page.ts';
import {
  addFigure,
  addWideFigure,
  captionBelow,
  hasWideFigure,
  shareWithFigure,
} from '#engine/composing/themes/parts/picture.ts';
import { addTimeline } from '#engine/composing/themes/parts/timeline.ts';
import { CELLS } from '#engine/composing/themes/recreio/cells.ts';
import { head, LOOK, text } from '#engine/composing/themes/recreio/look.ts';
import { drawPanel } from '#engine/composing/themes/recreio/panel.ts';
import { BODY, card, colourOf, drawPaper, writeDisc } from '#engine/composing/themes/recreio/paper.ts';

import { PANEL, writeCaption } from './data.ts';

/** More stages than these do not stand in one line, nor do sentences beneath four discs. */
const MOST_IN_LINE = 5;
const FEWEST_LONG = 3;
const LONGEST_IN_LINE = 70;
/** Steps as large numbered circles on a line, what happens in each below. */
export function drawProcess(page: Page): void {
  const block = page.take('process');
  const steps = takeMost(page, block?.steps ?? [], MOST_STEPS, 'Processo');
  const labels = numberSteps(block);
  const aside = takeAside(page);
  const isLong = steps.length > FEWEST_LONG && steps.some(({ text: said }) => said.length > LONGEST_IN_LINE);
  if (steps.length > MOST_IN_LINE || isLong) {
    const note = aside === null ? '' : '-nota';
    page.asKind(`colunas-${steps.length}${note}`, `${steps.length} passos em duas colunas`);
    const isTall = steps.length > MOST_BELOW_TITLE && aside === null;
    drawPaper(page, isTall ? { x: 0.7, y: 0.3, w: 10.6, h: 0.8 } : undefined);
    const area = isTall ? { ...BODY, y: 1.6, h: 5.1 } : { ...BODY, h: aside === null ? 4.6 : 3.5 };
    drawCells(page, stepFacts(steps), labels, { ...CELLS, area });
    if (aside !== null) addNote(page, aside);
    return;
  }
  page.asKind(aside === null ? 'passos' : 'nota', aside === null ? 'passos' : 'passos e nota');
  drawPaper(page);
  const size = aside === null ? 1.7 : 1.35;
  const columns = splitColumns({ ...BODY, y: 2.0 }, Math.max(2, steps.length), 0.25);
  const [first, last] = [columns[0] ?? BODY, columns.at(-1) ?? BODY];
  const y = BODY.y + 0.15;
  const bar = {
    x: first.x + first.w / 2,
    y: y + size / 2 - 0.07,
    w: last.x + last.w / 2 - first.x - first.w / 2,
    h: 0.14,
  };
  const spoken = `Processo em ${steps.length} passos: ${steps.map(({ name, text: said }) => name || said).join('; ')}.`;
  page.add(plate('Caminho', bar, tint(colourOf(page), 45), { alt: spoken }));
  steps.forEach(({ name, text: said }, at) => {
    const column = columns[at] ?? BODY;
    const disc = { x: column.x + (column.w - size) / 2, y, w: size, h: size };
    page.add(
      plate(
        `Aro ${at + 1}`,
        { x: disc.x - 0.09, y: disc.y - 0.09, w: size + 0.18, h: size + 0.18 },
        LOOK.page,
        { geometry: 'ellipse' },
      ),
    );
    writeDisc(page, `Número ${at + 1}`, disc, accentAt(LOOK, at), labels[at] ?? null, 54);
    const top = y + size + 0.2;
    const isNamed = name !== '';
    if (isNamed) {
      page.write(
        {
          ...{ name: `Passo ${at + 1}`, box: { ...column, y: top, h: 0.62 }, leastPt: 18, isBalanced: true },
          style: head(steps.length > 4 ? 22 : 26, { align: 'center', anchor: 'middle' }),
        },
        name,
      );
    }
    const textTop = top + (isNamed ? 0.68 : 0);
    page.write(
      {
        ...{
          name: `Passo ${at + 1}, texto`,
          box: { ...column, y: textTop, h: (aside === null ? 6.6 : 5.5) - textTop },
        },
        ...{ style: text(steps.length > 4 ? 20 : 22, { align: 'center' }), leastPt: 18, isBalanced: true },
      },
      said,
    );
  });
  if (aside !== null) addNote(page, aside);
}

function addNote(page: Page, aside: Aside): void {
  page.furnish(card(page, 'Faixa da nota', { ...BODY, y: 5.6, h: 1.1 }, 'accent3'));
  page.field(
    {
      ...{ name: 'Nota', box: { x: 1.05, y: 5.65, w: 11.2, h: 1.0 } },
      ...{ style: text(22, { anchor: 'middle' }), leastPt: 18 },
    },
    aside.texts.map((fact) => joinFact(page, { ...fact, head: aside.head ?? fact.head }, text(22))),
  );
}

export function drawCycle(page: Page): void {
  const block = page.take('process');
  drawPaper(page);
  if (block !== null)
    addCycle(page, block, { ...BODY, h: 4.7 }, { number: head(40), text: text(22), headPt: 26, widthPt: 5 });
}

export function drawTimeline(page: Page): void {
  const block = page.take('timeline');
  drawPaper(page);
  if (block === null) return;
  const axis = { colour: LOOK.ink, heightIn: 0.18 };
  addTimeline(page, block, { ...BODY, h: 4.75 }, { axis, when: head(28), text: text(20), dotIn: 0.4 });
}

export function drawConceptMap(page: Page): void {
  const block = page.take('conceptMap');
  drawPaper(page);
  if (block === null) return;
  addConceptMap(
    page,
    block,
    { ...BODY, h: 4.75 },
    {
      root: { style: head(34), fill: 'accent3' },
      ...{ node: head(24), leaf: text(20), link: text(18), branch: null },
    },
  );
}

export function drawComparison(page: Page): void {
  const block = page.take('comparison');
  const aside = takeAside(page);
  if (aside !== null) page.asKind(kindOf(aside), 'com painel');
  drawPaper(page);
  if (block !== null) {
    addComparison(
      page,
      block,
      { ...BODY, w: aside === null ? BODY.w : 7.75, h: 4.65 },
      {
        ...{ head: head(26), item: text(22), sides: ['accent6', 'accent1', 'accent5'] },
        criterion: { style: text(18, { isBold: true }), fill: 'accent3' },
      },
    );
  }
  if (aside !== null) drawPanel(page, PANEL, aside);
}

export function drawFigure(page: Page): void {
  const wanted = page.slide.blocks.find(({ type }) => type === 'picture');
  const hasKeys = page.slide.blocks.some(({ type }) => ['points', 'text', 'definition'].includes(type));
  page.asKind(hasKeys ? 'chaves' : 'só', hasKeys ? 'com chaves' : 'só a figura');
  drawPaper(page);
  const frame = { ...BODY, w: hasKeys ? 8.1 : BODY.w, h: 4.3 };
  const drawn = addFigure(page, frame, 0.2, hasKeys ? 'left' : 'center');
  if (hasKeys) {
    const left = drawn.x + drawn.w + 0.45;
    const style = text(left > 8 ? 22 : 26);
    // Below a narrow figure its caption goes on beneath the keys.
    const h = left > 9 ? 4.65 : drawn.h - 0.05;
    const keys = takeAside(page)?.texts ?? [];
    page.field(
      {
        ...{ name: 'Chaves', style, leastPt: 18 },
        box: { x: left, y: BODY.y + 0.05, w: BODY.x + BODY.w - left, h },
      },
      keys.map((fact) => ({ ...joinFact(page, fact, style), spaceAfterPt: 12 })),
    );
  }
  writeCaption(page, wanted?.type === 'picture' ? wanted.caption : null, captionBelow(drawn, frame, 0.42));
}

export function drawPointsAndFigure(page: Page): void {
  const wanted = page.slide.blocks.find((block) => block.type === 'picture');
  const facts = takeMost(page, page.take('points')?.items ?? takeFacts(page), 4, 'Pontos');
  const count = facts.length || 3;
  const { step, sizePt } = columnOf(count, 4.6);
  if (hasWideFigure(page)) {
    page.asKind(`${count}-larga`, 'figura larga');
    drawPaper(page);
    const style = text(sizePt);
    const contents = facts.map((fact) => setFact(page, fact, style));
    addWideFigure(page, contents, BODY, { style, caption: wanted?.caption ?? null });
    return;
  }
  const { kind, words, figure } = shareWithFigure(page, facts, { ...BODY, h: 4.3 });
  page.asKind(`${count}${kind}`, `${count} ${count === 1 ? 'item' : 'itens'}`);
  drawPaper(page);
  const [left, right] = [words.x, words.x + words.w];
  const isMarked = count > 1 && !isCounted(facts);
  const x = left + (count === 1 ? 0 : isMarked ? 0.42 : 0.95);
  const contents = facts.map((fact) => setFact(page, fact, text(sizePt)));
  const { sizePt: setPt, heights } = fitRows(page, contents, {
    ...{
      style: text(sizePt),
      leastPt: 18,
      widthIn: right - x,
      heightIn: 4.75,
      stepIn: step,
      padIn: 0.2,
    },
  });
  let y = BODY.y;
  for (let at = 0; at < count; at += 1) {
    const [fact, high] = [facts[at], heights[at] ?? step];
    const disc = { x: left, y: y + (high - 0.15 - 0.7) / 2, w: 0.7, h: 0.7 };
    // One fact alone is not numbered.
    const label = fact === undefined || count === 1 ? null : String(at + 1);
    if (isMarked) {
      const bar = { x: left, y: y + 0.05, w: 0.16, h: high - 0.25 };
      page.add(plate(`Marca ${at + 1}`, bar, accentAt(LOOK, at), { geometry: 'roundRect', adjust: 0.5 }));
    } else writeDisc(page, `Número ${at + 1}`, disc, accentAt(LOOK, at), label, 26);
    page.field(
      {
        ...{ name: `Ponto ${at + 1}`, box: { x, y, w: right - x, h: high - 0.15 }, group: 'pontos' },
        ...{ style: text(setPt, { anchor: 'middle' }), leastPt: 18, isBalanced: true },
      },
      fact === undefined ? null : setFact(page, fact, text(setPt)),
    );
    y += high;
  }
  const drawn = addFigure(page, figure, 0.2);
  writeCaption(page, wanted?.caption ?? null, captionBelow(drawn, figure, 0.42));
}
