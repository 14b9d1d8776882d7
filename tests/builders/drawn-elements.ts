import type { Drawn, DrawnDeck, DrawnShape, DrawnTable } from '#engine/composing/drawing/drawn.ts';
import { BODY, drawnChart, drawnDeck, drawnSlide, plain, textBox } from './drawn-basics.ts';

const GEOMETRIES: DrawnShape['geometry'][] = [
  ...([
    'rect',
    'roundRect',
    'ellipse',
    'chevron',
    'homePlate',
    'triangle',
    'pie',
    'arc',
    'rightArrow',
  ] as const),
];

const shapes: Drawn[] = GEOMETRIES.map((geometry, index) => ({
  ...textBox(
    geometry,
    [0.7 + (index % 5) * 2.4, 2.3 + Math.floor(index / 5) * 1.8, 2.1, 1.3],
    plain(geometry),
    {
      ...{ align: 'center', anchor: 'middle', sizePt: 18 },
    },
  ),
  geometry,
  fill: geometry === 'arc' ? null : { slot: 'accent1', tint: 45 },
  line: { colour: 'accent1', widthPt: 2, ...(index % 2 === 1 && { isDashed: true }) },
}));
const turned: Drawn = {
  ...textBox('Virado', [10.8, 4.3, 1.6, 0.7], plain('virado'), { anchor: 'middle', align: 'center' }),
  ...{ rotation: 20, fill: 'accent2' },
};
const lines: Drawn[] = [
  [
    { x: 0.8, y: 6.3 },
    { x: 3.4, y: 6.3 },
  ],
  [
    { x: 4.2, y: 6.5 },
    { x: 5.6, y: 5.9 },
    { x: 7, y: 6.5 },
  ],
  [
    { x: 11, y: 6.4 },
    { x: 8, y: 5.9 },
  ],
].map((points, index) => ({
  ...{ kind: 'line', name: `Linha ${index}`, box: { x: 0, y: 0, w: 0, h: 0 }, points },
  line: { colour: 'dk1', widthPt: 2 + index, arrow: index === 1 ? 'both' : 'end', isDashed: index === 2 },
}));

const table: DrawnTable = {
  ...{ kind: 'table', name: 'Tabela', box: { x: 0.7, y: 2.2, w: 11.9, h: 3.2 }, hasHeader: true },
  columnWidthsIn: [3.5, 5, 3.4],
  rowHeightsIn: [0.6, 0.88, 0.88, 0.88],
  cells: [
    ['Estado', 'Onde', 'Parte'],
    ['Sólido', 'Geleiras e neve', '1,8%'],
    ['Líquido', 'Mares, rios, lagos e água sob a terra', '98,2%'],
    ['Gasoso', 'Ar', '0,001%'],
  ].map((row, index) =>
    row.map((text, column) => ({
      ...{ paragraphs: plain(text), align: column === 2 ? ('right' as const) : ('left' as const) },
      ...(index === 0 && { isBold: true, colour: 'lt1' as const, fill: 'dk2' as const }),
      ...(index > 0 && column === 0 && { isBold: true }),
    })),
  ),
  style: { ...BODY, anchor: 'middle' },
  rules: { head: { colour: 'dk1', widthPt: 1.5 }, row: { colour: { slot: 'dk1', tint: 30 }, widthPt: 0.75 } },
  cellInsetIn: { x: 0.12, y: 0.05 },
  alt: 'Tabela: estados da água, 3 linhas.',
};

const runs: Drawn[] = [
  textBox(
    'Texto',
    [0.7, 2.2, 5.8, 4.2],
    [
      {
        runs: [
          { text: 'A água é ' },
          { text: 'H' },
          { text: '2', baseline: 'sub' },
          { text: 'O; uma área, ' },
          { text: 'm', isBold: true },
          { text: '2', baseline: 'super' },
          { text: '. Assim diz a ' },
          { text: 'História natural', isItalic: true },
          { text: ', e a ' },
          { text: 'letra π', colour: 'accent3', font: 'major' },
          { text: ' tem outra fonte.' },
        ],
        spaceAfterPt: 12,
      },
      { runs: [{ text: 'evapora com o calor do sol e sobe até esfriar' }], isBullet: true, spaceAfterPt: 8 },
      { runs: [{ text: 'chove' }], isBullet: true, spaceAfterPt: 12 },
      {
        runs: [
          { text: 'Resposta', link: { slideId: 's1' } },
          { text: ' e ' },
          { text: 'sítio', link: { url: 'https://example.org/a b' } },
        ],
      },
    ],
  ),
  textBox('Código', [7, 2.2, 5.6, 2], plain('for (let i = 0;\n  i < 3;\n    i++) {}'), {
    font: 'mono',
    sizePt: 18,
  }),
  textBox('Meio', [7, 4.4, 2.6, 1.6], plain('no meio da caixa, em duas linhas'), {
    anchor: 'middle',
    align: 'center',
  }),
  textBox('Pé', [10, 4.4, 2.6, 1.6], plain('ao pé'), { anchor: 'bottom', align: 'right', isBold: true }),
];

/** Every kind of element in seven slides of two sections; `s2` links to `s1`. */
export function deckOfEverything(): DrawnDeck {
  const two = [
    { name: 'Norte', values: [45, 20, 60] },
    { name: 'Sul do país', values: [30, null, 12.5] },
  ];
  const slides = [
    drawnSlide('s1', 'Formas e linhas de todo tipo', [...shapes, turned, ...lines]),
    drawnSlide('s2', 'Textos com partes que diferem', runs),
    drawnSlide('s3', 'Uma tabela com cabeçalho e réguas', [table]),
    drawnSlide('s4', 'Barras e colunas com seus valores', [
      drawnChart('bars', [0.7, 2.2, 5.8, 4.2]),
      drawnChart('columns', [7, 2.2, 5.6, 4.2], two),
    ]),
    drawnSlide('s5', 'Linhas e partes de um todo', [
      drawnChart('line', [0.7, 2.2, 5.8, 4.2], [{ name: 'Nível', values: [10, 14, 9, 22, 30] }]),
      drawnChart('stacked', [7, 2.2, 5.6, 2.2], [{ name: 'Água', values: [50, 30, 20] }]),
      drawnChart('stacked', [7, 4.6, 5.6, 2], two),
    ]),
    drawnSlide('s6', 'Fórmulas que se deixam compor', [
      {
        ...{
          kind: 'formula',
          name: 'Fórmula',
          box: { x: 0.7, y: 2.2, w: 6, h: 1.6 },
          sizePt: 36,
          colour: 'dk1',
        },
        ...{
          latex: 'x = \\frac{-b \\pm \\sqrt{b^2 - 4ac}}{2a}',
          alt: 'x é igual a menos b, mais ou menos raiz de delta',
        },
      },
      {
        ...{
          kind: 'formula',
          name: 'Texto',
          box: { x: 7, y: 2.2, w: 5.6, h: 1.6 },
          sizePt: 24,
          colour: 'accent3',
        },
        ...{ latex: '\\naoexiste{#read("x")', alt: 'não se compõe' },
      },
    ]),
    drawnSlide('s7', 'Um ícone e uma figura', [
      textBox('Legenda', [0.7, 5.6, 8, 0.6], plain('A gota é a água, e o quadro é apenas vermelho.')),
      {
        ...{ kind: 'icon', name: 'Gota', box: { x: 0.7, y: 2.3, w: 2.7, h: 2.7 }, icon: 'drop', alt: null },
        colour: 'accent4',
      },
      {
        ...{ kind: 'picture', name: 'Figura', box: { x: 4, y: 2.3, w: 4, h: 3 }, picture: 'a.png' },
        alt: 'Um quadro vermelho.',
      },
    ]),
  ];
  const sections = [
    { title: 'Desenho', slideIds: ['s1', 's2', 's3'] },
    { title: 'Números', slideIds: ['s4', 's5', 's6', 's7'] },
  ];
  return drawnDeck(slides, sections);
}
