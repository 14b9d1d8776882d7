import { describe, expect, it } from 'vitest';
import { isLoose } from './is-loose.ts';

describe('a sentence that would read as torn on a slide', () => {
  it.each([
    ['hangs its clauses together by commas', 'A chuva começou, esta chuva inundou a aldeia'],
    ['begins its subject twice', 'O cavalo outra vantagem do cavalo é a força'],
    ['opens a clause that nothing follows', 'Se X é uma variável com os valores da tabela'],
    ['says of nobody what was done', 'Após devidamente preenchido, deve-se guardar o papel'],
  ])('%s: “%s”', (_, sentence) => {
    expect(isLoose(sentence)).toBe(true);
  });
  it.each([
    'Quando chove, a rua alaga',
    'Quando aquecida, a água ferve',
    'A água evapora, o vapor sobe e a chuva cai',
    'O dia todo a fábrica solta fumaça',
    'Se a temperatura cai, o lago congela',
  ])('is not “%s”', (sentence) => {
    expect(isLoose(sentence)).toBe(false);
  });
});
