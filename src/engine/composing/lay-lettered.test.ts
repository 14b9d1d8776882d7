import { expect, it } from 'vitest';
import { layLettered } from './lay-lettered.ts';

it('reads short alternatives in one line', () => {
  expect(layLettered(['a) 2 m', 'b) 4 m', 'c) 8 m'])).toEqual(['a) 2 m   b) 4 m   c) 8 m']);
});

it('sets two abreast where a line holds no more, and the odd one alone', () => {
  const parts = ['a) o nível da água sobe', 'b) o nível da água desce', 'c) a água fica como está'];
  expect(layLettered([...parts, 'd) o copo transborda', 'e) o gelo afunda'])).toEqual([
    'a) o nível da água sobe   b) o nível da água desce',
    'c) a água fica como está   d) o copo transborda',
    'e) o gelo afunda',
  ]);
});

it('gives a sentence a line of its own', () => {
  const parts = [
    'A) o aumento da oferta de empregos nas fazendas da região',
    'B) a mecanização da colheita e a venda das pequenas terras',
  ];
  expect(layLettered(parts)).toEqual(parts);
});
