import { describe, expect, it } from 'vitest';
import { formulasOf, givesLaw, isTorn, legendsOf } from './formula-lines.ts';

describe('a line of formulas', () => {
  it.each([
    'v² = v0² + 2·a·Δs',
    'Q = m . c . ΔT',
    'C = Q / ΔT (cal/°C)',
    'P = U × I → I = P / U',
    'Q1 + Q2 + ... = 0',
    'sen² x + cos² x = 1',
    'Área do círculo: A = π · r²',
    'd = massa / volume',
  ])('%s is read as it stands', (line) => {
    expect(formulasOf(line)).toEqual([line]);
  });

  it('may hold two, one behind the other', () => {
    expect(formulasOf('Δ = b² – 4ac x = (–b ± √Δ) / 2a')).toEqual(['Δ = b² – 4ac', 'x = (–b ± √Δ) / 2a']);
  });

  it.each([
    'F v = m a',
    'x x 1 2 = n',
    'a = (b + c',
    'x = \\frac{1}{2}',
    'y = 2x +',
    'A água tem = bom',
    'E = ____',
  ])('%s is torn, or no formula', (line) => {
    expect(formulasOf(line)).toEqual([]);
  });
});

describe('a rule', () => {
  it.each(['v = v0 + a·t', 'a² = b² + c²', 'Q1 + Q2 + ... = 0'])(
    '%s ties quantities to each other',
    (formula) => {
      expect(givesLaw(formula)).toBe(true);
    },
  );

  it.each(['Apneia = ausência de respiração', 'a = (11 − 5)/(3 − 1) = 6/2 = 3', 'x = 4', '2x = 8'])(
    '%s is a working, or a word with its meaning',
    (formula) => {
      expect(givesLaw(formula)).toBe(false);
    },
  );
});

describe('what signs stand for', () => {
  it('is told sign by sign, though it was typed in one line', () => {
    expect(legendsOf('Q = quantidade de calor (cal) m = massa (g) c = calor específico')).toEqual([
      'Q = quantidade de calor (cal)',
      'm = massa (g)',
      'c = calor específico',
    ]);
  });

  it('is none of a working', () => {
    expect(legendsOf('m = 500 g; c = 1 cal/g')).toEqual([]);
  });
});

describe('a line of a working on a page', () => {
  it('is whole where its words leave no sign apart', () => {
    expect(isTorn('Então f(x) = 3x + b. Usando o ponto (1, 5): 5 = 3·1 + b, b = 2.')).toBe(false);
    expect(isTorn('2x − 8 = 0 2x = 8 x = 4')).toBe(false);
  });

  it('is torn where signs stand one after the other', () => {
    expect(isTorn('Logo a média vale x x n 1 2 = 5')).toBe(true);
    expect(isTorn('i = 1 n x x 2')).toBe(true);
  });
});
