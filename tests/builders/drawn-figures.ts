import { tint } from '#engine/composing/drawing/colours.ts';
import type { Drawn, TextStyle } from '#engine/composing/drawing/drawn.ts';

/** Figures for a drawn deck of our own: charts, a table, a formula, shapes, and the styles of its text. */
export const TITLE: TextStyle = {
  font: 'major',
  sizePt: 34,
  isBold: true,
  colour: 'dk1',
  align: 'left',
  anchor: 'bottom',
  lineHeight: 1.18,
};
export const BODY: TextStyle = {
  ...TITLE,
  font: 'minor',
  sizePt: 22,
  isBold: false,
  anchor: 'top',
  lineHeight: 1.34,
};

export const bare = { kind: 'shape', geometry: 'rect', fill: null, line: null, alt: null } as const;
export const box = (x: number, y: number, w: number, h: number) => ({ x, y, w, h });
const CHART = {
  kind: 'chart',
  box: box(0.7, 2.2, 11.9, 4.2),
  axisMax: 90,
  colours: { usual: tint('accent1', 45), highlight: 'accent1', series: ['accent1', tint('accent2', 45)] },
  style: { ...BODY, sizePt: 18 },
  gapPercent: 60,
} as const;
const CITIES = ['Recife', 'Olinda', 'Caruaru'];

export const drawChart = (
  form: 'bars' | 'columns' | 'line' | 'stacked',
  series: { name: string; values: (number | null)[] }[],
): Drawn => ({
  ...CHART,
  name: `Gráfico ${form}`,
  colours: { ...CHART.colours, series: [...CHART.colours.series] },
  alt: 'Gráfico: Recife 80,5; Olinda 40; Caruaru 12.',
  chart: {
    type: 'chart',
    form,
    unit: '%',
    categories: CITIES,
    series,
    highlight: 0,
    alt: 'Gráfico: Recife 80,5; Olinda 40; Caruaru 12.',
    passageIds: [],
  },
});

export const drawFormula = (latex: string, place = box(0.7, 2.2, 11.9, 2)): Drawn => ({
  kind: 'formula',
  name: 'Fórmula',
  box: place,
  latex,
  sizePt: 40,
  colour: 'dk1',
  alt: 'a velocidade é igual à distância dividida pelo tempo',
});

export const TABLE: Drawn = {
  kind: 'table',
  name: 'Tabela',
  box: box(0.7, 2.2, 11.93, 2.4),
  columnWidthsIn: [5.93, 3, 3],
  rowHeightsIn: [0.6, 0.9, 0.9],
  hasHeader: true,
  cells: [
    ['Cidade', 'Chuva (mm)', 'Dias'].map((text) => ({
      paragraphs: [{ runs: [{ text }] }],
      align: 'left' as const,
      isBold: true,
      fill: 'dk2' as const,
      colour: 'lt1' as const,
    })),
    ...[
      ['Recife', '2.050', '201'],
      ['Petrolina', '435', '48'],
    ].map((row) =>
      row.map((text, at) => ({
        paragraphs: [{ runs: [{ text }] }],
        align: at === 0 ? ('left' as const) : ('right' as const),
      })),
    ),
  ],
  style: { ...BODY, sizePt: 20, anchor: 'middle' },
  rules: { head: { colour: 'dk1', widthPt: 1.5 }, row: { colour: tint('dk1', 18), widthPt: 1 } },
  cellInsetIn: { x: 0.15, y: 0.05 },
  alt: 'Tabela: chuva por cidade, 2 linhas, colunas cidade, chuva e dias.',
};

export const FIGURES: Drawn[] = [
  {
    ...bare,
    name: 'Passo 1',
    geometry: 'chevron',
    adjust: 0.3,
    box: box(0.7, 2.2, 3, 1.2),
    fill: 'accent1',
    text: null,
    placeholder: null,
    alt: 'Passo um',
  },
  {
    ...bare,
    name: 'Cartão',
    geometry: 'roundRect',
    adjust: 0.1,
    box: box(4, 2.2, 3, 1.2),
    fill: 'lt1',
    line: { colour: 'accent2', widthPt: 2, isDashed: true },
    text: null,
    placeholder: null,
  },
  {
    ...bare,
    name: 'Quarto',
    geometry: 'pie',
    angles: [270, 0],
    rotation: 90,
    box: box(7.4, 2, 1.6, 1.6),
    fill: 'accent3',
    text: null,
    placeholder: null,
  },
  {
    kind: 'line',
    name: 'Seta',
    box: box(9.2, 2.6, 1.5, 0),
    points: [
      { x: 10.7, y: 2.8 },
      { x: 9.2, y: 2.6 },
    ],
    line: { colour: 'dk1', widthPt: 2.5, arrow: 'end' },
  },
  {
    kind: 'line',
    name: 'Volta',
    box: box(1, 4, 3, 1),
    points: [
      { x: 1, y: 4 },
      { x: 1, y: 5 },
      { x: 4, y: 5 },
      { x: 4, y: 4 },
    ],
    line: { colour: 'dk1', widthPt: 2.5, arrow: 'both' },
  },
  {
    kind: 'path',
    name: 'Onda',
    box: box(5, 4, 3, 1),
    steps: [
      { to: 'move', x: 0, y: 0.5 },
      { to: 'curve', x1: 1, y1: 0, x2: 2, y2: 1, x: 3, y: 0.5 },
      { to: 'line', x: 3, y: 1 },
      { to: 'line', x: 0, y: 1 },
      { to: 'close' },
    ],
    fill: tint('accent4', 60),
    line: null,
    alt: 'Uma onda',
  },
  { kind: 'icon', name: 'Gota', box: box(9, 4, 1.1, 1.1), icon: 'drop', colour: 'accent4', alt: null },
  {
    kind: 'picture',
    name: 'Figura',
    box: box(10.6, 4, 1.5, 1),
    picture: 'figura.png',
    alt: 'Um quadrado azul.',
  },
];

/** A PNG of 1 × 1. */
export const SMALL_PNG = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='),
  (sign) => sign.charCodeAt(0),
);
