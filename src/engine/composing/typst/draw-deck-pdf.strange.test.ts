import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { DrawnChart, DrawnFormula, DrawnTable, Paragraph } from '#engine/composing/drawing/drawn.ts';
import { drawDeck, drawSlide, drawText } from '#tests/builders/drawn-deck.ts';
import { BODY, box, drawChart, drawFormula, TABLE } from '#tests/builders/drawn-figures.ts';
import { SOAK_SEED, soak } from '#tests/setup/soak.ts';
import { drawDeckPdf } from './draw-deck-pdf.ts';

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.constantFrom(
    '',
    '\n\n',
    '\u00a0',
    '#',
    '$',
    '\\',
    '"',
    '@a',
    '<b>',
    '- x',
    '= y',
    '\u0301',
    'שלום',
    '\ue000',
    'n ∈ ℤ ⊕ ≡ ⟹',
  ),
);
const PIECES = [
  ...[
    '\\frac',
    '{',
    '}',
    '^',
    '_',
    'x',
    '\\sqrt',
    '#',
    '$',
    '&',
    '\\\\',
    '"',
    '\\text{ção #eval}',
    '\\left(',
  ],
  ...[
    '\\sum',
    '\\begin{matrix}',
    '\\end{matrix}',
    '%',
    '~',
    '漢',
    '≡',
    '∈',
    '⊕',
    '∬',
    '\\xrightarrow{a}',
    '@',
    '*',
    '`',
    '/*',
  ],
];
const latex = fc.array(fc.constantFrom(...PIECES), { maxLength: 14 }).map((pieces) => pieces.join(' '));

it('whatever texts, formulas and descriptions hold, the file is made', () => {
  const property = fc.property(text, text, text, latex, (one, two, three, formula) => {
    const words = drawText('Texto', [], BODY, box(1, 2, 3, 3));
    const paragraphs: Paragraph[] = [
      { runs: [{ text: one, isItalic: true, baseline: 'sub', link: { url: three } }, { text: two }] },
      { runs: [{ text: two, font: 'mono' }], isBullet: true, spaceAfterPt: 4 },
      { runs: [] },
    ];
    words.text?.paragraphs.push(...paragraphs);
    const cells = [[one, two, three]].map((row) =>
      row.map((cell) => ({ paragraphs: [{ runs: [{ text: cell }] }], align: 'left' as const })),
    );
    const table = { ...(TABLE as DrawnTable), cells };
    const chart = drawChart('columns', [{ name: one, values: [1, null, 3] }]) as DrawnChart;
    const told = { ...chart, alt: three, chart: { ...chart.chart, categories: [one, two, three] } };
    const asked = { ...(drawFormula(formula, box(1, 5, 4, 1)) as DrawnFormula), alt: two };
    const deck = drawDeck([drawSlide('s1', one, [words, table]), drawSlide('s2', two, [told, asked])]);
    const pdf = drawDeckPdf({ ...deck, title: three, author: two }, { pictures: new Map() });
    expect(pdf.length).toBeGreaterThan(1000);
  });
  fc.assert(property, { numRuns: soak({ part: 24, whole: 2000 }, 'strange decks'), seed: SOAK_SEED });
});
