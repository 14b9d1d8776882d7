import { expect, it } from 'vitest';
import { isCode } from './judge-lines.ts';

it('takes a line of words with a semicolon at its end for words, a line of a program for one', () => {
  expect(isCode('Computadores com acesso ao editor de textos;')).toBe(false);
  expect(isCode('const horta = regar(alface);')).toBe(true);
  expect(isCode('int canteiros;')).toBe(true);
  expect(isCode('Tábuas: vermelha = carne crua; azul = peixes')).toBe(false);
});
