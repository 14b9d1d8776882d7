import { describe, expect, it } from 'vitest';
import { isListingLine } from './is-listing-line.ts';

describe('lines that head no part of a lesson', () => {
  it.each(['Function f(a) {', 'A | B', 'DP(x) = q Var(x)', '#define LDRPIN A0', 'var total;'])(
    '%s',
    (line) => {
      expect(isListingLine(line)).toBe(true);
    },
  );

  it.each(['Função afim', 'Class e objeto', 'Import e export no Brasil', 'O que é a CPU?', 'C# e Java'])(
    'but %s does',
    (line) => {
      expect(isListingLine(line)).toBe(false);
    },
  );
});
