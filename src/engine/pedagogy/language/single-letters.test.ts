import { expect, it } from 'vitest';
import { spellLetters } from './single-letters.ts';

it.each([
  ['mais barato q o rotativo', 'mais barato que o rotativo'],
  ['você n pode tomar, isso n é remédio', 'você não pode tomar, isso não é remédio'],
  ['uma pessoa d 70 kg e 2 bolas d massa', 'uma pessoa de 70 kg e 2 bolas de massa'],
  ['cai d 20 m e demora 3 s p bater na água', 'cai de 20 m e demora 3 s para bater na água'],
  ['no posto é p quem tem 10 anos', 'no posto é para quem tem 10 anos'],
  ['jogar o lixo p fora', 'jogar o lixo para fora'],
])('writes out %j', (typed, written) => expect(spellLetters(typed)).toBe(written));

it.each([
  'o valor de n é par e n = 2k',
  'a distância d entre os pontos',
  'para todo n existe um m',
  'vitamina d e hepatite d',
  'd = v · t, onde d muda',
  'p e q são números',
  'um vetor de n elementos',
])('leaves the sign in %j', (typed) => expect(spellLetters(typed)).toBe(typed));
