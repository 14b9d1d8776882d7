import { describe, expect, it } from 'vitest';
import { writeScript } from './write-script.ts';

describe('raised letters', () => {
  it.each([
    ['2', 'n', 'ⁿ'],
    ['10', '-3', '⁻³'],
    ['m', '2', '²'],
    ['(a + b)', '2', '²'],
    ['sen', '2', '²'],
    ['𝟏𝟎', '𝟕', '⁷'],
    ['e', 'x/2', '^(x/2)'],
    ['2', '1,5', '^(1,5)'],
  ])('behind %s: %s are an exponent', (before, letters, written) => {
    expect(writeScript(letters, 'raised', before)).toBe(written);
  });

  it.each([
    ['a Constituição', '1'],
    ['foi aprovada.', '2'],
    ['(SANTOS, 2010)', '3'],
    ['no ano de 1999', '4'],
    ['disse ele que', '12'],
    ['', '1'],
    ['Lousa', '®'],
    ['Confira', 'novidade'],
  ])('behind "%s": %s are no exponent', (before, letters) => {
    expect(writeScript(letters, 'raised', before)).toBe(letters);
  });

  it.each([
    ['1', 'o', 'º'],
    ['5', 'a', 'ª'],
    ['n', 'o', 'º'],
    ['Prof.', 'a', 'ª'],
    ['7', 'º', 'º'],
  ])('behind %s: %s are an ordinal', (before, letters, written) => {
    expect(writeScript(letters, 'raised', before)).toBe(written);
  });
});

describe('lowered letters', () => {
  it.each([
    ['H', '2', '₂'],
    ['101111', '2', '₂'],
    ['x', 'n+1', 'ₙ₊₁'],
    ['z', 'b', '_(b)'],
    ['v', 'média', '_(média)'],
  ])('behind %s: %s are an index', (before, letters, written) => {
    expect(writeScript(letters, 'lowered', before)).toBe(written);
  });

  it('without a base stay what they are, with the spaces typed around them', () => {
    expect(writeScript('2', 'lowered', 'e ')).toBe('2');
    expect(writeScript('2 ', 'lowered', 'CO')).toBe('₂ ');
  });
});
