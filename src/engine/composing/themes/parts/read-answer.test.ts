import { expect, it } from 'vitest';
import { briefOf, isBriefKey } from './read-answer.ts';

it('says in a box what there is room for: a letter, a few words, the first of many', () => {
  expect(briefOf('C) limitou o trabalho infantil')).toBe('C');
  expect(briefOf('a) 3/5 b) 1/3 c) 1/4')).toBe('a) 3/5 b) 1/3 c) 1/4');
  expect(briefOf('1960-1980 (23 pontos), por causa da industrialização')).toBe('1960-1980 (23 pontos)');
  expect(briefOf('pessoal, considerar trânsito e lixo')).toBe('pessoal');
  expect(briefOf('porque o senhor continuava usando o trabalho da criança')).toBeNull();
});

it('takes a key for one of boxes while hardly an answer is longer', () => {
  expect(isBriefKey(['750 g', '10 dias', 'C', 'V F V F'])).toBe(true);
  expect(isBriefKey(['750 g', 'o rio corre da serra para o mar e nunca volta'])).toBe(false);
});
