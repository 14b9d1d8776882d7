import { describe, expect, it } from 'vitest';
import type { Box, Glyph, TextStyle } from '#engine/reading/pdf/page-content.ts';
import { findFormulas } from './find-formulas.ts';

const STYLE: Omit<TextStyle, 'size'> = {
  ...{ isBold: false, isSlanted: false, isMaths: false, texFont: null, isTurned: false, colour: '' },
  ...{ ink: 'normal', tagLevel: 0 },
};

interface Run {
  x: number;
  y: number;
  size?: number;
  /** Height of the letters where they are drawn taller than their size. */
  from?: [bottom: number, top: number];
  isMaths?: boolean;
}

/** Letters half as wide as their size, the first one at `x`. */
function write(text: string, { x, y, size = 10, from, isMaths = false }: Run): Glyph[] {
  const letters = [...text].map((letter, at) => ({ letter, left: x + at * size * 0.5 }));
  return letters.flatMap(({ letter, left }, at): Glyph[] =>
    letter === ' '
      ? []
      : [
          {
            ...{ text: letter, left, right: left + size * 0.5, baseline: y },
            ...{ bottom: from?.[0] ?? y, top: from?.[1] ?? y + size * 0.7 },
            hasSpaceBefore: letters[at - 1]?.letter === ' ' || at === 0,
            style: { ...STYLE, size, isMaths, isSlanted: isMaths },
          },
        ],
  );
}

const bar = (left: number, right: number, y: number): Box => ({ left, right, bottom: y, top: y + 0.4 });
const isBar = (box: Box) => box.right - box.left > box.top - box.bottom;

function read(glyphs: Glyph[], lines: Box[] = []) {
  const found = findFormulas(
    glyphs,
    lines.filter(isBar),
    lines.filter((box) => !isBar(box)),
  );
  return {
    formulas: found.flatMap(({ formula }) => formula?.latex ?? []),
    text: found
      .map(({ text, hasSpaceBefore }) => (hasSpaceBefore ? ` ${text}` : text))
      .join('')
      .trim(),
    places: found.filter(({ formula }) => formula?.latex === null).length,
  };
}

const HALF = [...write('1', { x: 30, y: 106 }), ...write('2', { x: 30, y: 93 })];
const HALF_BAR = bar(29, 36, 102.3);

describe('a formula on a page of a PDF', () => {
  it('that stands alone is written with its fraction', () => {
    const page = [...write('P(n)=', { x: 0, y: 100 }), ...HALF, ...write('+k', { x: 38, y: 100 })];
    expect(read(page, [HALF_BAR]).formulas).toEqual(['P(n)=\\frac{1}{2} +k']);
  });

  it('within a sentence stays in its line', () => {
    const page = [
      ...write('metade', { x: -3, y: 100 }),
      ...HALF,
      ...write('da turma leu', { x: 40, y: 100 }),
    ];
    expect(read(page, [HALF_BAR])).toMatchObject({
      formulas: [],
      text: 'metade $\\frac{1}{2}$ da turma leu',
    });
  });

  it('keeps the brackets and the exponent around its fraction, with another row close below', () => {
    const rows = [100, 85].map((y) => [
      ...write('a)', { x: 5, y }),
      ...write('(', { x: 20, y, from: [y - 4, y + 9] }),
      ...write('2', { x: 26, y: y + 4, size: 7 }),
      ...write('3', { x: 26, y: y - 4, size: 7 }),
      ...write(')', { x: 30, y, from: [y - 4, y + 9] }),
      ...write('2', { x: 35.5, y: y + 6, size: 7 }),
    ]);
    const bars = [102.3, 87.3].map((y) => bar(25.5, 30, y));
    expect(read(rows.flat(), bars).text).toBe('a) $(\\frac{2}{3} )^{2}$ a) $(\\frac{2}{3} )^{2}$');
  });

  it('has its index and its exponent at the letter they belong to', () => {
    const scripts = [...write('2', { x: 35, y: 110, size: 7 }), ...write('i', { x: 35, y: 104, size: 7 })];
    const page = [...write('y=', { x: 18, y: 100 }), ...write('x', { x: 30, y: 106 }), ...scripts];
    const whole = [...page, ...write('n', { x: 31, y: 93 })];
    expect(read(whole, [bar(29, 40, 102.3)]).formulas).toEqual(['y=\\frac{x_{i}^{2}}{n}']);
  });

  it('has its root over all that the bar covers', () => {
    const root = write('√', { x: 20, y: 107, from: [97, 108] });
    const page = [...write('d=', { x: 8, y: 100 }), ...root, ...write('a+b', { x: 26, y: 100 })];
    expect(read(page, [bar(25, 41, 107.7)]).formulas).toEqual(['d=\\sqrt{a+b}']);
  });

  it('has its sum from and to where the small signs say', () => {
    const sum = write('∑', { x: 20, y: 110, from: [96, 110] });
    const bounds = [...write('n', { x: 21, y: 112, size: 7 }), ...write('i=1', { x: 17, y: 89, size: 7 })];
    const page = [...write('s=', { x: 8, y: 100 }), ...sum, ...bounds, ...write('x', { x: 30, y: 100 })];
    expect(read(page, [bar(0, 1, 0)]).formulas).toEqual(['s=\\sum_{i=1}^{n} x']);
  });

  it('tells its cases row by row', () => {
    const brace = write('{', { x: 20, y: 100, from: [88, 116] });
    const rows = [
      ...write('1', { x: 30, y: 107 }),
      ...write('se', { x: 45, y: 107 }),
      ...write('0', { x: 30, y: 93 }),
    ];
    expect(read([...write('f=', { x: 8, y: 99.5 }), ...brace, ...rows]).formulas).toEqual([
      'f=\\begin{cases} 1 & \\text{se} \\\\ 0 \\end{cases}',
    ]);
  });

  it('that cannot be read for certain is only placed', () => {
    const odd = write('\uE010', { x: 36, y: 106, isMaths: true });
    const page = [...write('P=', { x: 10, y: 100 }), ...HALF, ...odd];
    expect(read(page, [bar(29, 42, 102.3)])).toMatchObject({ formulas: [], places: 1 });
  });
});

describe('a line on a page that is no fraction', () => {
  it('underlines a word', () => {
    const page = [...write('Partes', { x: 0, y: 100 }), ...write('Códigos', { x: 0, y: 88 })];
    expect(read(page, [bar(0, 30, 99)])).toMatchObject({ formulas: [], places: 0 });
  });

  it('parts the rows of a table', () => {
    const page = [...write('12', { x: 2, y: 103 }), ...write('34', { x: 2, y: 92 })];
    const upright = { left: 0, right: 0.4, bottom: 80, top: 120 };
    expect(read(page, [bar(0, 14, 101), upright]).formulas).toEqual([]);
  });

  it('stands above a footnote', () => {
    const page = [
      ...write('e isso se lê no fim da página', { x: 0, y: 105 }),
      ...write('1 Uma nota', { x: 0, y: 92 }),
    ];
    expect(read(page, [bar(0, 145, 102)])).toMatchObject({ formulas: [], places: 0 });
  });
});
