import { addChart } from '#engine/composing/themes/parts/chart.ts';
import { drawCode as drawListing } from '#engine/composing/themes/parts/code.ts';
import { type Fact, joinFact, kindOf, takeAside } from '#engine/composing/themes/parts/facts.ts';
import { heightOf } from '#engine/composing/themes/parts/fit-together.ts';
import { addFormulas, layTold, standAbreast } from '#engine/composing/themes/parts/formula.ts';
import { splitColumns } from '#engine/composing/themes/parts/grid.ts';
import { addWholeTable } from '#engine/composing/themes/parts/long-table.ts';
import { accentAt } from '#engine/composing/themes/parts/look.ts';
import { type Page, plate } from '#engine/composing/themes/parts/page.ts';
import { BODY, drawPaper } from '#engine/composing/themes/quadro/board.ts';
import { head, LOOK, text } from '#engine/composing/themes/quadro/look.ts';
import { drawPanel } from '#engine/composing/themes/quadro/panel.ts';

const RULE = { colour: LOOK.rule, widthPt: 1 };

export function drawTable(page: Page): void {
  const block = page.take('table');
  const aside = takeAside(page);
  if (aside !== null) page.asKind(kindOf(aside), 'com leitura');
  drawPaper(page);
  const caption = block?.caption ?? null;
  const wide = aside === null ? BODY.w : 7.75;
  if (block !== null) {
    const h = caption === null ? 4.55 : 4.1;
    addWholeTable(
      page,
      block,
      { ...BODY, w: wide, h },
      {
        ...{
          style: text(block.columns.length < 4 ? 26 : 22, { anchor: 'middle' }),
          leastPt: 16,
          fill: LOOK.card,
        },
        rowIn: Math.min(1.1, Math.max(0.8, (h - 0.58) / Math.max(1, block.rows.length))),
        ...{ head: { fill: LOOK.dark, colour: LOOK.onDark }, rules: { head: null, row: RULE } },
        cellInsetIn: { x: block.columns.length < 4 ? 0.2 : 0.15, y: 0.05 },
      },
    );
  }
  writeCaption(page, caption, wide);
  if (aside !== null) drawPanel(page, { x: 8.75, y: BODY.y, w: 3.88, h: 4.3 }, aside);
}

function writeCaption(page: Page, caption: string | null, w: number): void {
  page.field(
    {
      ...{ name: 'Legenda', box: { x: BODY.x, y: 6.42, w, h: 0.36 } },
      ...{ style: LOOK.caption, leastPt: 16 },
    },
    caption,
  );
}

export function drawChart(page: Page): void {
  const chart = page.take('chart');
  const aside = takeAside(page);
  if (aside !== null) page.asKind(kindOf(aside), 'com leitura');
  drawPaper(page);
  const wide = aside === null ? BODY.w : 8.1;
  page.field(
    {
      ...{ name: 'Unidade', prompt: 'O que se mede, em que unidade', box: { ...BODY, w: wide, h: 0.42 } },
      ...{ style: text(18, { isBold: true, anchor: 'middle' }), leastPt: 16 },
    },
    chart?.unit ?? null,
  );
  if (chart !== null) addChart(page, chart, { x: 0.7, y: 2.66, w: wide, h: 4.05 }, 'accent1');
  if (aside !== null)
    drawPanel(
      page,
      { x: 9.1, y: BODY.y, w: 3.53, h: 4.4 },
      { ...aside, kicker: aside.kicker ?? 'Leia o gráfico' },
    );
}

/** The formula on white, what each letter stands for, and the worked example below. */
export function drawFormula(page: Page): void {
  const first = page.slide.blocks.find((block) => block.type === 'formula');
  const example = takeAside(page);
  const legend = first?.legend ?? [];
  page.asKind(`${example === null ? '' : 'exemplo-'}${legend.length > 0 ? 'letras' : 'só'}`, 'fórmula');
  drawPaper(page);
  if (legend.length === 0 && example !== null) {
    drawFormulaTold(page, example.texts);
    return;
  }
  if (legend.length === 0 && standAbreast(page)) {
    const count = page.slide.blocks.length;
    const cards = splitColumns({ ...BODY, h: 4.3 }, count, CARDS_GAP_IN);
    for (const [at, card] of cards.entries())
      page.add(
        plate(`Painel ${at + 1}`, card, LOOK.card),
        plate(`Faixa ${at + 1}`, { ...card, h: 0.1 }, accentAt(LOOK, at)),
      );
    addFormulas(page, { ...BODY, y: BODY.y + 0.1, h: 4.2 }, CARDS_GAP_IN);
    return;
  }
  const wide = legend.length > 0 ? 7.4 : BODY.w;
  const style = text(24);
  const told = (example?.texts ?? []).map((fact) => ({ ...joinFact(page, fact, style), spaceAfterPt: 6 }));
  const toldIn = example === null ? 0 : Math.min(2.45, heightOf(page, told, style, wide) + 0.1);
  const panel = { ...BODY, w: wide, h: example === null ? 4.2 : Math.min(3.2, 4.25 - toldIn) };
  page.add(plate('Painel', panel, LOOK.card), plate('Faixa', { ...panel, h: 0.1 }, 'accent1'));
  addFormulas(page, { x: panel.x + 0.4, y: panel.y + 0.35, w: panel.w - 0.8, h: panel.h - 0.6 });
  if (example !== null) {
    page.field(
      {
        name: 'Exemplo',
        box: {
          ...BODY,
          w: wide,
          y: panel.y + panel.h + 0.25,
          h: Math.max(toldIn, 6.7 - panel.y - panel.h - 0.25),
        },
        ...{ style, leastPt: 18, prompt: 'Exemplo resolvido' },
      },
      told,
    );
  }
  if (legend.length === 0) return;
  page.write(
    {
      ...{ name: 'Leia cada letra', box: { x: 8.6, y: BODY.y, w: 4.03, h: 0.45 } },
      ...{ style: head(22, { anchor: 'middle' }), leastPt: 20 },
    },
    'Leia cada letra',
  );
  const step = Math.min(0.98, 3.95 / legend.length);
  legend.forEach(({ symbol, meaning }, at) => {
    const [y, h] = [BODY.y + 0.6 + at * step, Math.min(0.7, step - 0.12)];
    page.write(
      {
        ...{
          name: `Letra ${at + 1}`,
          box: { x: 8.6, y: y + (step - 0.12 - h) / 2, w: 0.85, h },
          fill: 'accent1',
        },
        style: head(24, { colour: LOOK.onAccent, align: 'center', anchor: 'middle' }),
        leastPt: 16,
      },
      symbol,
    );
    page.write(
      {
        ...{ name: `Significado ${at + 1}`, box: { x: 9.65, y, w: 2.98, h: step - 0.12 } },
        ...{ style: text(20, { anchor: 'middle' }), leastPt: 16 },
      },
      meaning,
    );
  });
}

const CARDS_GAP_IN = 0.27;
/** Formulas over what is said of them: a thing alone in a line, several in columns side by side, each behind its stroke. */
function drawFormulaTold(page: Page, facts: readonly Fact[]): void {
  const count = facts.length;
  page.asKind(`dito-${count}`, `fórmula e ${count} ${count === 1 ? 'fato' : 'fatos'}`);
  const set = (fact: Fact, sizePt: number) => [joinFact(page, fact, text(sizePt))];
  const { panel, boxes, sizePt } = layTold(page, facts, { area: { ...BODY, h: 4.55 }, text, set });
  page.add(plate('Painel', panel, LOOK.card), plate('Faixa', { ...panel, h: 0.1 }, 'accent1'));
  addFormulas(page, { x: panel.x + 0.4, y: panel.y + 0.3, w: panel.w - 0.8, h: panel.h - 0.5 });
  boxes.forEach((box, at) => {
    const fact = facts[at];
    page.add(plate(`Marca ${at + 1}`, { ...box, x: box.x - 0.35, w: 0.1 }, accentAt(LOOK, at)));
    page.field(
      {
        ...{ name: `Dito ${at + 1}`, box, style: text(sizePt), leastPt: 18 },
        prompt: 'O que se diz da fórmula',
      },
      fact === undefined ? null : set(fact, sizePt),
    );
  });
}

/** Code as on a screen, what it does on a card. */
export const drawCode = (page: Page): void =>
  drawListing(page, {
    ...{ body: BODY, besideIn: 8.0, asideX: 9.0, gapIn: 0.25, pad: { x: 0.35, y: 0.3 }, drawPaper },
    style: text(24, { font: 'mono', colour: LOOK.onDark, lineHeight: 1.4 }),
    said: text(20),
    panel: (_, box) => [plate('Tela', box, LOOK.dark)],
    ground: (_, box) => [plate('Cartão', box, LOOK.card), plate('Faixa', { ...box, h: 0.1 }, 'accent2')],
    inner: ({ x, y, w, h }) => ({ x: x + 0.3, y: y + 0.25, w: w - 0.6, h: h - 0.4 }),
  });

/** Terms in bold to the left, what they mean to the right. */
export function drawGlossary(page: Page): void {
  const entries = page.take('glossary')?.entries ?? [];
  const count = Math.min(6, entries.length || 4);
  if (entries.length > 6)
    page.overflows.push({ slideId: page.slide.id, element: 'Termos', lines: entries.length, room: 6 });
  page.asKind(count, `${count} ${count === 1 ? 'termo' : 'termos'}`);
  drawPaper(page);
  const step = Math.min(1.1, 4.5 / count);
  page.furnish(plate('Cartão', { ...BODY, h: step * count }, LOOK.card));
  page.furnish(plate('Faixa', { ...BODY, w: 0.1, h: step * count }, 'accent1'));
  for (let at = 0; at < count; at += 1) {
    const [entry, y] = [entries[at], BODY.y + at * step];
    if (at > 0) page.furnish(plate('Fio', { x: 1.05, y, w: 11.3, h: 0.012 }, LOOK.rule));
    page.field(
      {
        ...{ name: `Termo ${at + 1}`, box: { x: 1.05, y: y + 0.06, w: 3.3, h: step - 0.12 } },
        ...{ style: head(22, { colour: 'accent1', anchor: 'middle' }), leastPt: 18 },
      },
      entry?.term ?? null,
    );
    page.field(
      {
        ...{ name: `Significado ${at + 1}`, box: { x: 4.55, y: y + 0.06, w: 7.8, h: step - 0.12 } },
        ...{ style: text(20, { anchor: 'middle' }), leastPt: 18 },
      },
      entry?.text ?? null,
    );
  }
}
