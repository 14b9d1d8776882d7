import type { Drawn, DrawnShape, DrawnSlide, Paragraph, TextStyle } from '#engine/composing/drawing/drawn.ts';
import { drawSlide, drawText } from './drawn-deck.ts';
import { BODY, box, drawFormula } from './drawn-figures.ts';

/** What `drawAllSlides` shows one of, in all its kinds: shapes, lines, text in parts, formulas. */
export const drawKinds = (): DrawnSlide[] => [
  drawSlide('s1', 'Formas e linhas de todo tipo', [...shapes, turned, ...lines]),
  drawSlide('s2', 'Textos com partes que diferem', texts),
  drawSlide('s3', 'Fórmulas que se deixam compor', [
    drawFormula('x = \\frac{-b \\pm \\sqrt{b^2 - 4ac}}{2a}', box(0.7, 2.2, 6, 1.6)),
    drawFormula('\\naoexiste{#read("x")', box(7, 2.2, 5.6, 1.6)),
    drawFormula(Array.from({ length: 20 }, (_, at) => `x_{${at}}`).join(' + '), box(0.7, 4.2, 11.9, 1.6)),
  ]),
];

const SMALL: TextStyle = { ...BODY, sizePt: 18 };
const AMID: TextStyle = { ...SMALL, align: 'center', anchor: 'middle' };

const GEOMETRIES: DrawnShape['geometry'][] = [
  ...(['rect', 'roundRect', 'ellipse', 'chevron', 'homePlate'] as const),
  ...(['triangle', 'pie', 'arc', 'rightArrow'] as const),
];
const shapes: Drawn[] = GEOMETRIES.map((geometry, at) => ({
  ...drawText(
    geometry,
    [geometry],
    AMID,
    box(0.7 + (at % 5) * 2.4, 2.3 + Math.floor(at / 5) * 1.8, 2.1, 1.3),
  ),
  geometry,
  fill: geometry === 'arc' ? null : { slot: 'accent1', tint: 45 },
  line: { colour: 'accent1', widthPt: 2, ...(at % 2 === 1 && { isDashed: true }) },
}));
const turned: Drawn = {
  ...drawText('Virado', ['virado'], AMID, box(10.8, 4.3, 1.6, 0.7)),
  ...{ rotation: 20, fill: 'accent2' },
};

const PATHS: [x: number, y: number][][] = [
  [
    [0.8, 6.3],
    [3.4, 6.3],
  ],
  [
    [4.2, 6.5],
    [5.6, 5.9],
    [7, 6.5],
  ],
  [
    [11, 6.4],
    [8, 5.9],
  ],
];
const lines: Drawn[] = PATHS.map((path, at) => ({
  ...{ kind: 'line', name: `Linha ${at}`, box: box(0, 0, 0, 0), points: path.map(([x, y]) => ({ x, y })) },
  line: { colour: 'dk1', widthPt: 2 + at, arrow: at === 1 ? 'both' : 'end', isDashed: at === 2 },
}));

const PARTS: Paragraph[] = [
  {
    runs: [
      { text: 'A água é H' },
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
];
const text = drawText('Texto', [], BODY, box(0.7, 2.2, 5.8, 4.2));
text.text?.paragraphs.push(...PARTS);
const CODE: TextStyle = { ...SMALL, font: 'mono' };
const texts: Drawn[] = [
  text,
  drawText('Código', ['for (let i = 0;\n  i < 3;\n    i++) {}'], CODE, box(7, 2.2, 5.6, 2)),
  drawText('Meio', ['no meio da caixa, em duas linhas'], AMID, box(7, 4.4, 2.6, 1.6)),
  drawText(
    'Pé',
    ['ao pé'],
    { ...SMALL, anchor: 'bottom', align: 'right', isBold: true },
    box(10, 4.4, 2.6, 1.6),
  ),
];
