import { tint } from '#engine/composing/drawing/colours.ts';
import type { Box } from '#engine/composing/drawing/drawn.ts';
import { head, LOOK, text } from '#engine/composing/themes/norma/look.ts';
import { drawPanel } from '#engine/composing/themes/norma/panel.ts';
import { drawRows } from '#engine/composing/themes/norma/rows.ts';
import { ASIDE, BESIDE_IN, BODY, drawSheet, rule } from '#engine/composing/themes/norma/sheet.ts';
import { addChart } from '#engine/composing/themes/parts/chart.ts';
import { drawCode as drawListing } from '#engine/composing/themes/parts/code.ts';
import { type Fact, joinFact, kindOf, takeAside, takeMost } from '#engine/composing/themes/parts/facts.ts';
import { addFormulas, layTold } from '#engine/composing/themes/parts/formula.ts';
import { splitColumns } from '#engine/composing/themes/parts/grid.ts';
import { addWholeTable } from '#engine/composing/themes/parts/long-table.ts';
import { type Page, plate } from '#engine/composing/themes/parts/page.ts';
import { addTable } from '#engine/composing/themes/parts/table.ts';
import type { BlockOf } from '#shared/composition/blocks.ts';

const RULE = { colour: LOOK.rule, widthPt: 0.75 };

export function drawTable(page: Page): void {
  const block = page.take('table');
  const aside = takeAside(page);
  if (aside !== null) page.asKind(kindOf(aside), 'com leitura');
  drawSheet(page);
  const caption = block?.caption ?? null;
  const w = aside === null ? BODY.w : BESIDE_IN;
  const box = { ...BODY, w, h: caption === null ? 4.5 : 4.1 };
  if (block !== null) {
    addWholeTable(page, block, box, {
      ...{ style: text(22, { anchor: 'middle' }), leastPt: 16 },
      rowIn: Math.min(1, Math.max(0.54, (box.h - 0.58) / Math.max(1, block.rows.length))),
      ...{ head: { fill: LOOK.dark, colour: LOOK.onDark }, rules: { head: null, row: RULE } },
      cellInsetIn: { x: 0.16, y: 0.04 },
    });
  }
  page.field(
    {
      ...{ name: 'Legenda', box: { x: BODY.x, y: 6.42, w, h: 0.36 } },
      ...{ style: LOOK.caption, leastPt: 16 },
    },
    caption,
  );
  if (aside !== null) drawPanel(page, { ...aside, head: aside.head ?? 'Como ler' });
}

export function drawChart(page: Page): void {
  const chart = page.take('chart');
  const aside = takeAside(page);
  if (aside !== null) page.asKind(kindOf(aside), 'com leitura');
  drawSheet(page);
  const w = aside === null ? BODY.w : BESIDE_IN;
  page.field(
    {
      ...{ name: 'Unidade', prompt: 'O que se mede, em que unidade', box: { ...BODY, y: 2.12, w, h: 0.38 } },
      ...{ style: text(18, { anchor: 'middle' }), leastPt: 16 },
    },
    chart?.unit ?? null,
  );
  if (chart !== null) addChart(page, chart, { x: 0.7, y: 2.55, w, h: 4.2 }, 'accent1', 'accent2');
  if (aside !== null) drawPanel(page, { ...aside, head: aside.head ?? 'Como ler' });
}

/** The formula on a tinted panel and what its letters stand for below; the worked case to the right. */
export function drawFormula(page: Page): void {
  const first = page.slide.blocks.find((block) => block.type === 'formula');
  const example = takeAside(page);
  const legend = first?.legend ?? [];
  page.asKind(`${example === null ? '' : 'exemplo-'}${legend.length > 0 ? 'letras' : 'só'}`, 'fórmula');
  drawSheet(page);
  if (legend.length === 0 && example !== null) {
    drawFormulaTold(page, example.texts);
    return;
  }
  const w = example === null ? BODY.w : 6.9;
  const panel = { ...BODY, w, h: legend.length > 0 ? 2.1 : example === null ? 4.2 : 3.2 };
  page.furnish(plate('Painel', panel, LOOK.card));
  addFormulas(page, { x: panel.x + 0.35, y: panel.y + 0.2, w: panel.w - 0.7, h: panel.h - 0.4 });
  const style = text(22);
  if (legend.length > 0) {
    page.field(
      {
        ...{
          name: 'Letras',
          box: { x: BODY.x, y: panel.y + panel.h + 0.25, w, h: 6.65 - panel.y - panel.h - 0.25 },
        },
        ...{ style, leastPt: 16 },
      },
      legend.map(({ symbol, meaning }) => {
        const first = page.paragraph(`${symbol}\u2002`, style, { isBold: true, colour: 'accent1' });
        return { runs: [...first.runs, ...page.paragraph(meaning, style).runs], spaceAfterPt: 6 };
      }),
    );
  }
  if (example === null) return;
  const right = { x: 8.1, w: 4.53 };
  page.furnish(rule('Fio do exemplo', { ...right, y: BODY.y }, 'accent2', 0.06));
  page.field(
    {
      ...{ name: 'Exemplo', box: { ...right, y: BODY.y + 0.25, h: 4.2 } },
      ...{ style: text(22), leastPt: 18, prompt: 'Exemplo resolvido' },
    },
    example.texts.map((fact) => ({ ...joinFact(page, fact, text(22)), spaceAfterPt: 10 })),
  );
}

/** Formulas on the tint over what is said of them, each in its column under a rule. */
function drawFormulaTold(page: Page, facts: readonly Fact[]): void {
  const count = facts.length;
  page.asKind(`dito-${count}`, `fórmula e ${count} ${count === 1 ? 'fato' : 'fatos'}`);
  const set = (fact: Fact, sizePt: number) => [joinFact(page, fact, text(sizePt))];
  const { panel, boxes, sizePt } = layTold(page, facts, { area: { ...BODY, h: 4.55 }, text, set });
  page.add(plate('Painel', panel, LOOK.card), rule('Fio do painel', panel, 'accent1', 0.06));
  addFormulas(page, { x: panel.x + 0.35, y: panel.y + 0.2, w: panel.w - 0.7, h: panel.h - 0.4 });
  boxes.forEach((box, at) => {
    const fact = facts[at];
    page.add(plate(`Marca ${at + 1}`, { ...box, x: box.x - 0.35, w: 0.05 }, 'accent2'));
    page.field(
      {
        ...{ name: `Dito ${at + 1}`, box, style: text(sizePt), leastPt: 18 },
        prompt: 'O que se diz da fórmula',
      },
      fact === undefined ? null : set(fact, sizePt),
    );
  });
}

/** Code on the tint, what it does under a rule. */
export const drawCode = (page: Page): void =>
  drawListing(page, {
    ...{ body: BODY, besideIn: BESIDE_IN + 0.15, asideX: 8.95, gapIn: 0.3, pad: { x: 0.38, y: 0.26 } },
    drawPaper: drawSheet,
    style: text(24, { font: 'mono', lineHeight: 1.4 }),
    said: text(20),
    panel: (_, box) => [
      plate('Painel', box, LOOK.card),
      plate('Fio do código', { ...box, w: 0.06 }, 'accent1'),
    ],
    ground: (_, { x, y, w }) => [rule('Fio da leitura', { x, w, y }, 'accent2', 0.06)],
    inner: ({ h, ...box }) => ({ ...box, y: box.y + 0.25, h: h - 0.28 }),
  });

/** Terms in the serif to the left, what they mean to the right. */
export function drawGlossary(page: Page): void {
  const entries = page.take('glossary')?.entries ?? [];
  const count = Math.min(7, entries.length || 4);
  if (entries.length > 7)
    page.overflows.push({ slideId: page.slide.id, element: 'Termos', lines: entries.length, room: 7 });
  page.asKind(count, `${count} ${count === 1 ? 'termo' : 'termos'}`);
  drawSheet(page);
  const rows = Array.from({ length: count }, (_, at) => ({
    ...{ key: entries[at]?.term ?? null, content: entries[at]?.text ?? null },
  }));
  const area = { ...BODY, h: 4.5 };
  page.furnish(rule('Fio da cabeça', { ...area, w: BODY.w }, 'dk1', 0.02));
  drawRows(page, rows, area, {
    ...{
      key: head(22, { colour: 'accent1', anchor: 'middle' }),
      keyIn: 3.8,
      leastKeyPt: 16,
      keyName: 'Termo',
    },
    ...{ text: text(20, { anchor: 'middle' }), stepIn: 1.0, name: 'Significado' },
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
