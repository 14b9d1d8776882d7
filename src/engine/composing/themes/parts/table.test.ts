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

function draw(columns: string[], rows: string[][]): DrawnTable {
  const theme = openTheme('norma');
  const block = { type: 'table' as const, columns, rows, caption: null, passageIds: ['p1'] };
  const deck = buildSampleDeck('norma', PALETTES_OF.norma[0] ?? 'natureza', [
    { layout: 'table', section: 0, title: 'A rega', blocks: [block] },
  ]);
  const [slide] = deck.slides;
  if (slide === undefined) throw new Error('no slide');
  const { slide: drawn } = theme.draw(slide, { deck, index: 0 });
  const set = drawn.elements.find((one): one is DrawnTable => one.kind === 'table');
  if (set === undefined) throw new Error('no table');
  return set;
}

it('sets a table a little smaller where no cell is broken then', () => {
  const { style, cells, columnWidthsIn, cellInsetIn } = draw(COLUMNS, ROWS);
  const lines = cells.flatMap((row) =>
    row.map(({ paragraphs }, at) => {
      const widthIn = (columnWidthsIn[at] ?? 0) - 2 * cellInsetIn.x;
      return measureParagraphs(paragraphs, style, LOOK.fonts, { widthIn, heightIn: 9 }).lines;
    }),
  );
  expect(new Set(lines)).toEqual(new Set([1]));
  expect(style.sizePt).toBeGreaterThanOrEqual(19);
});

it('sets a table of two short rows larger than one of many, over the whole slide', () => {
  const row = ['alface', 'toda manhã'];
  const [few, many] = [
    draw(['Canteiro', 'Rega'], [row, row]),
    draw(['Canteiro', 'Rega'], Array(7).fill(row)),
  ];
  expect(few.style.sizePt).toBeGreaterThan(many.style.sizePt + 4);
  expect(few.box.w).toBeGreaterThan(many.box.w + 2);
  expect(few.rowHeightsIn[1]).toBeGreaterThan(1.2);
});

it('keeps numbers at the right where one of them is missing', () => {
  const { cells } = draw(
    ['Canteiro', 'Litros', 'Dono'],
    [
      ['Alface', '36', 'Ana'],
      ['Couve', '–', 'Rui'],
      ['Salsa', '12', 'Ivo'],
      ['Hortelã', '9', ''],
    ],
  );
  expect(cells[2]?.map(({ align }) => align)).toEqual(['left', 'right', 'left']);
});
