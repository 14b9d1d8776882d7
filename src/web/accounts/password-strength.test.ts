import { expect, it } from 'vitest';
import { measurePasswordStrength } from './password-strength.ts';

const scoreOf = (password: string) => measurePasswordStrength(password).score;

it('says how many characters are missing', () => {
  expect(measurePasswordStrength('').text).toMatch(/^Pelo menos 6 caracteres/);
  expect(measurePasswordStrength('giz').text).toMatch(/^Faltam 3/);
});
it('finds a short phrase stronger than a short jumble of signs', () => {
  expect(scoreOf('giz verde e lousa')).toBe(4);
  expect(scoreOf('aB3$x9')).toBeLessThan(4);
});
it('finds repetition and keyboard runs weak at any length', () => {
  for (const weak of ['aaaaaaaaaaaa', '123456789', 'qwertyuiop', 'senha12345']) expect(scoreOf(weak)).toBe(1);
});
