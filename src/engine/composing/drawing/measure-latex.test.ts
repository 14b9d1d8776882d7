import { describe, expect, it } from 'vitest';
import { measureLatex } from './measure-latex.ts';

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
});
