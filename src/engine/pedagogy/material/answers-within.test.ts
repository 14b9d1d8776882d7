import { expect, it } from 'vitest';
import { answersWithin } from './answers-within.ts';
import type { Piece } from './piece.ts';

const within = (...texts: string[]): string =>
  answersWithin({ own: [{ statements: texts.map((text) => ({ text })) } as Piece] });

it('reads the signs that were filled in, and no column that only counts', () => {
  expect(within('(III) declara um fato', '(I) conta uma reunião', '(II) prova um pagamento')).toBe(
    'III, I, II',
  );
  expect(within('(V) O Sol é uma estrela.', '(F) A Lua tem luz própria.', '(V) A Terra gira.')).toBe(
    'V, F, V',
  );
  expect(within('(1) Chile', '(2) Peru', '(3) Bolívia')).toBe('');
  expect(within('(III) declara um fato', '(I) conta uma reunião', '(   ) prova um pagamento')).toBe('');
});

it('reads the results of sums that were all worked out', () => {
  const sums = ['a) $\\frac{1}{4}$ + $\\frac{2}{4}$ = $\\frac{3}{4}$', 'b) 5/6 – 2/6 = 3/6 = 1/2'];
  expect(within('Some as frações:', ...sums)).toBe('a) 3/4; b) 1/2');
  expect(within('Some as frações:', sums[0] ?? '', 'b) 5/6 – 2/6 =')).toBe('');
});
