import { expect, it } from 'vitest';
import { isForeign } from './is-foreign.ts';

it.each(['Choose the color of the car and save it', 'This button opens the list for you'])(
  'tells “%s” as English',
  (sentence) => {
    expect(isForeign(sentence)).toBe(true);
  },
);
it.each([
  'O verbo “to be” é irregular em inglês',
  'O laço for repete o bloco de comandos',
  'A sigla FIFO (first in, first out) nomeia uma fila',
])('leaves “%s” in Portuguese', (sentence) => {
  expect(isForeign(sentence)).toBe(false);
});
