import { tint } from '#engine/composing/drawing/colours.ts';
import type { Box } from '#engine/composing/drawing/drawn.ts';
import { addChart } from '#engine/composing/themes/parts/chart.ts';
import { drawCode as drawListing } from '#engine/composing/themes/parts/code.ts';
import { joinFact, kindOf, takeAside, takeMost } from '#engine/composing/themes/parts/facts.ts';
import { addFormulas } from '#engine/composing/themes/parts/formula.ts';
import { splitRows } from '#engine/composing/themes/parts/grid.ts';
import { addWholeTable } from '#engine/composing/themes/parts/long-table.ts';
import { accentAt } from '#engine/composing/themes/parts/look.ts';
import type { Page } from '#engine/composing/themes/parts/page.ts';
import { LOOK, text } from '#engine/composing/themes/recreio/look.ts';
import { drawPanel } from '#engine/composing/themes/recreio/panel.ts';
import { BODY, card, colourOf, drawPaper, writeDisc } from '#engine/composing/themes/recreio/paper.ts';

export const PANEL = { x: 8.75, y: BODY.y, w: 3.88, h: 4.55 };

export function writeCaption(page: Page, caption: string | null, box: Box): void {
  page.field(
    {
      ...{ name: 'Legenda', box },
      ...{ style: text(18, { colour: LOOK.muted }), leastPt: 16 },
    },
    caption,
  );
}

export function drawTable(page: Page): void {
  const block = page.take('table');
  const aside = takeAside(page);
  if (aside !== null) page.asKind(kindOf(aside), 'com leitura');
  drawPaper(page);
  const caption = block?.caption ?? null;
  const wide = aside === null ? BODY.w : 7.75;
  if (block !== null) {
    addWholeTable(
      page,
      block,
      { ...BODY, w: wide, h: caption === null ? 4.7 : 4.3 },
      {
        ...{
          style: text(22, { anchor: 'middle' }),
          leastPt: block.rows.length > 10 ? 16 : 18,
          rowIn: 1.0,
          fill: LOOK.card,
        },
        ...{ head: { fill: colourOf(page), colour: LOOK.onAccent } },
        rules: { head: null, row: { colour: tint('accent1', 45), widthPt: 1 } },
        cellInsetIn: { x: block.columns.length < 4 ? 0.22 : 0.16, y: 0.07 },
      },
    );
  }
  writeCaption(page, caption, { x: 0.7, y: 6.38, w: wide, h: 0.42 });
  if (aside !== null) drawPanel(page, PANEL, aside);
}

export function drawChart(page: Page): void {
  const chart = page.take('chart');
  const aside = takeAside(page);
  if (aside !== null) page.asKind(kindOf(aside), 'com leitura');
  drawPaper(page);
  const box = { ...BODY, w: aside === null ? BODY.w : 8.2, h: 4.7 };
  page.furnish(card(page, 'Cartão', box));
  page.field(
    {
      ...{
        name: 'Unidade',
        prompt: 'O que se mede',
        box: { x: box.x + 0.35, y: box.y + 0.2, w: box.w - 0.7, h: 0.45 },
      },
      ...{ style: text(18, { isBold: true, anchor: 'middle' }), leastPt: 16 },
    },
    chart?.unit ?? null,
  );
  if (chart !== null)
    addChart(
      page,
      chart,
      { x: box.x + 0.3, y: box.y + 0.75, w: box.w - 0.6, h: box.h - 0.95 },
      colourOf(page),
    );
  if (aside !== null) drawPanel(page, { x: 9.15, y: BODY.y, w: 3.48, h: box.h }, aside, 'accent3');
}

/** The formula on a card, each letter in a disc, the example in a yellow band. */
export function drawFormula(page: Page): void {
  const first = page.slide.blocks.find((block) => block.type === 'formula');
  const example = takeAside(page);
  const legend = first?.legend ?? [];
  page.asKind(`${example === null ? '' : 'exemplo-'}${legend.length > 0 ? 'letras' : 'só'}`, 'fórmula');
  drawPaper(page);
  const wide = legend.length > 0 ? 7.2 : BODY.w;
  const panel = { ...BODY, w: wide, h: example === null ? 4.0 : 2.8 };
  page.furnish(card(page, 'Cartão', panel));
  addFormulas(page, { x: panel.x + 0.4, y: panel.y + 0.35, w: panel.w - 0.8, h: panel.h - 0.7 });
  if (example !== null) {
    page.furnish(card(page, 'Faixa do exemplo', { x: 0.7, y: 5.0, w: wide, h: 1.6 }, 'accent3'));
    page.field(
      {
        ...{ name: 'Exemplo', box: { x: 1.05, y: 5.1, w: wide - 0.7, h: 1.4 }, leastPt: 18 },
        ...{ style: text(22, { anchor: 'middle' }), prompt: 'Exemplo resolvido' },
      },
      example.texts.map((fact) => joinFact(page, fact, text(22))),
    );
  }
  if (legend.length === 0) return;
  const shown = takeMost(page, legend, 5, 'Letras');
  const rows = splitRows(
    { x: 8.2, y: BODY.y, w: 4.43, h: Math.min(4.65, shown.length * 1.2) },
    shown.length,
    0.16,
  );
  rows.forEach((row, at) => {
    const entry = shown[at];
    const size = Math.min(0.85, row.h);
    const disc = { x: row.x, y: row.y + (row.h - size) / 2, w: size, h: size };
    writeDisc(page, `Letra ${at + 1}`, disc, accentAt(LOOK, at), entry?.symbol ?? null, 26);
    page.write(
      {
        ...{ name: `Significado ${at + 1}`, box: { x: row.x + 1.1, y: row.y, w: row.w - 1.1, h: row.h } },
        ...{ style: text(22, { anchor: 'middle' }), leastPt: 18 },
      },
      entry?.meaning ?? null,
    );
  });
}

/** Code as on a screen, what it does on a yellow panel. */
export const drawCode = (page: Page): void =>
  drawListing(page, {
    ...{ body: { ...BODY, h: 4.55 }, besideIn: 7.75, asideX: PANEL.x, gapIn: 0.25, pad: { x: 0.4, y: 0.28 } },
    drawPaper,
    style: text(24, { font: 'mono', colour: LOOK.onDark, lineHeight: 1.4 }),
    said: text(20, { colour: LOOK.ink }),
    panel: (on, box) => [card(on, 'Tela', box, LOOK.dark)],
    ground: (on, box) => [card(on, 'Painel', box, 'accent3')],
    inner: ({ x, y, w, h }) => ({ x: x + 0.32, y: y + 0.2, w: w - 0.64, h: h - 0.4 }),
  });
