import { expect, it } from 'vitest';
import type { DrawnTable } from '#engine/composing/drawing/drawn.ts';
import { measureParagraphs } from '#engine/composing/drawing/fit-text.ts';
import { LOOK } from '#engine/composing/themes/norma/look.ts';
import { openTheme } from '#engine/composing/themes/open-theme.ts';
import { PALETTES_OF } from '#shared/composition/themes.ts';
import { buildSampleDeck } from '#tests/builders/sample-deck.ts';

const COLUMNS = ['Horta', 'Água por dia', 'Pouca', 'Demais'];
const ROWS = [
  ['Canteiro de alface', '36 a 37 litros', 'folha murcha (< 35 L)', 'raiz podre (≥ 140 L)'],
  ['Canteiro de couve', '60 a 100 litros', 'folha seca', 'folha mole'],
];

it('sets a table a little smaller where no cell is broken then', () => {
  const theme = openTheme('norma');
  const block = { type: 'table' as const, columns: COLUMNS, rows: ROWS, caption: null, passageIds: ['p1'] };
  const deck = buildSampleDeck('norma', PALETTES_OF.norma[0] ?? 'natureza', [
    { layout: 'table', section: 0, title: 'A rega', blocks: [block] },
  ]);
  const [slide] = deck.slides;
  if (slide === undefined) throw new Error('no slide');
  const { slide: drawn } = theme.draw(slide, { deck, index: 0 });
  const set = drawn.elements.find((one): one is DrawnTable => one.kind === 'table');
  if (set === undefined) throw new Error('no table');
  const { style, cells, columnWidthsIn, cellInsetIn } = set;
  const lines = cells.flatMap((row) =>
    row.map(({ paragraphs }, at) => {
      const widthIn = (columnWidthsIn[at] ?? 0) - 2 * cellInsetIn.x;
      return measureParagraphs(paragraphs, style, LOOK.fonts, { widthIn, heightIn: 9 }).lines;
    }),
  );
  expect(new Set(lines)).toEqual(new Set([1]));
  expect(style.sizePt).toBeGreaterThanOrEqual(19);
});
