import { expect, it } from 'vitest';
import { isFormal, isOfSigns } from './is-formal.ts';

it('tells what is said in letters of its page from what is said in words', () => {
  expect(isFormal('S sorteia um bit b e envia c = f(k, m) para P')).toBe(true);
  expect(isFormal('Se G é um grupo e g um gerador, então g² ∈ G')).toBe(true);
  expect(isFormal('A água e o sal formam uma solução a 25 graus')).toBe(false);
  expect(isFormal('A velocidade média é o quociente entre a distância e o tempo')).toBe(false);
});

it('tells a line that has hardly a word', () => {
  expect(isOfSigns({ text: 'Abre(k, c) = m' })).toBe(true);
  expect(isOfSigns({ text: 'A função f leva cada ponto x do plano a um ponto f(x) da reta r' })).toBe(false);
});
