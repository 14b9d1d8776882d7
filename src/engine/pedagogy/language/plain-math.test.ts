import { describe, expect, it } from 'vitest';
import { hasRawMath, plainMath, setFormula } from './plain-math.ts';

describe('formulas inside sentences', () => {
  it.each([
    ['Quanto é $\\frac{1}{8}$ + $\\frac{5}{6}$?', 'Quanto é 1/8 + 5/6?'],
    ['massa de 3 ∙ $\u007b10}^{-23}$ g', 'massa de 3 ∙ 10⁻²³ g'],
    ['$x^2 + \\sqrt{2} \\leq y_{1}$', 'x² + √2 ≤ y₁'],
    ['$\\frac{-b \\pm \\sqrt{b^2 - 4ac}}{2a}$', '(-b ± √(b² - 4ac))/2a'],
    ['$2\\frac{1}{2} \\times 3$', '2 1/2 × 3'],
    ['a $90^{\\circ}$', 'a 90°'],
    ['$\\boldsymbol{x}_{\\boldsymbol{trab}}$ e $\\varphi_{h}$', 'x_trab e φₕ'],
  ])('%s is shown as %s', (latex, plain) => {
    expect(plainMath(latex)).toBe(plain);
    expect(hasRawMath(plain)).toBe(false);
  });

  it('stay as they are, and are told, where no plain writing says the same', () => {
    const sum = 'A média é $\\sum_{k=1}^{q} f_k$ de todos';
    expect(plainMath(sum)).toBe(sum);
    expect(hasRawMath(sum)).toBe(true);
  });

  it('are not seen in prices', () => {
    const prices = 'De R$ 5 a R$ 7, ou US$8 e US$9';
    expect(plainMath(prices)).toBe(prices);
    expect(hasRawMath(prices)).toBe(false);
  });
});

describe('a formula of a page', () => {
  it.each([
    ['q₃ = (x₍₇₎ + x₍₈₎)/2 = (1 1 + 1 2)/2 = 1 1 , 5.', 'q₃ = (x₍₇₎ + x₍₈₎)/2 = (11 + 12)/2 = 11,5'],
    ['x̄ = (x₁ + · · · + xₙ)/n .', 'x̄ = (x₁ + … + xₙ)/n'],
    ['x = 1 1/2 + 2', 'x = 1 1/2 + 2'],
    ['x = 1, 2, 3', 'x = 1, 2, 3'],
    ['f(1, 2) = 3 + x', 'f(1, 2) = 3 + x'],
    ['V = ((6, 9 − x)² + (7, 8 − x)²)/2', 'V = ((6,9 − x)² + (7,8 − x)²)/2'],
    ['x_(hi)y=G^∗', 'xₕᵢy=G*'],
    ['S=∑ j≠h k a_jb_j', 'S=∑(j≠h, até k) aⱼbⱼ'],
  ])('%s reads %s', (written, read) => {
    expect(setFormula(written)).toBe(read);
  });
});
