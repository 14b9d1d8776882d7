import { describe, expect, it } from 'vitest';
import { breakChain, measureLatex } from './measure-latex.ts';

describe('the room a formula takes', () => {
  it('is that of the wider half of a fraction', () => {
    expect(measureLatex('\\frac{a}{b+c}').signs).toBe(measureLatex('b+c').signs);
  });

  it('is that of the widest row of a calculation, and grows with each row', () => {
    const one = measureLatex('y=a+b+c');
    const two = measureLatex('\\begin{aligned} x&=a \\\\ y&=a+b+c \\end{aligned}');
    expect(two.signs).toBe(one.signs);
    expect(two.lines).toBe(2 * one.lines);
  });

  it('is as high as the rows of a matrix', () => {
    const rows = (count: number) =>
      `\\begin{pmatrix} ${Array(count).fill('1 & 2').join(' \\\\ ')} \\end{pmatrix}`;
    expect(measureLatex(rows(4)).lines).toBeGreaterThan(measureLatex(rows(2)).lines);
  });

  it('is that of its matrices row by row, where a calculation has several', () => {
    const matrix = '\\begin{pmatrix} 1 \\\\ 2 \\\\ 3 \\end{pmatrix}';
    const two = `\\begin{aligned}x&=${matrix}\\\\&=${matrix}\\end{aligned}`;
    expect(measureLatex(two).lines).toBe(2 * measureLatex(`x=${matrix}`).lines);
  });
});

describe('a chain of equals signs wider than the slide', () => {
  it('goes on in the next row, under its first sign', () => {
    expect(breakChain('a_{i=1}=b+c=d+e=f', 12)).toBe('\\begin{aligned}a_{i=1}&=b+c\\\\&=d+e=f\\end{aligned}');
  });

  it('stays in one row where that is wide enough, or where only two sides are equal', () => {
    expect(breakChain('a=b+c=d', 60)).toBe('a=b+c=d');
    expect(breakChain('a=b+c+d+e+f+g', 6)).toBe('a=b+c+d+e+f+g');
  });
});
