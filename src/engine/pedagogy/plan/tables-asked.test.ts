import { expect, it } from 'vitest';
import type { Piece } from '#engine/pedagogy/material/piece.ts';
import { tellTable } from './tables-asked.ts';

const table = (rows: string[][]): Piece =>
  ({ kind: 'table', block: { type: 'table', id: 'b1', rows, hasHeader: true }, statements: [] }) as never;
const COUNTRIES = [
  ['Cidade', 'População (mil)', 'Área (km²)', 'Árvores por rua'],
  ...['Aurora', 'Belmonte', 'Campo Alegre', 'Divisa'].map((name, at) => [
    name,
    `${at + 2}`,
    `${at}0`,
    `${at}`,
  ]),
];

it('tells the figures that a question stands beside, though it does not call them a table', () => {
  const [told] = tellTable([table(COUNTRIES)], 'Sobre as cidades acima é correto afirmar que:');
  expect(told?.text).toContain('Aurora: População (mil) 2');
});

it('tells a wide table row by row under its heads', () => {
  const wide = COUNTRIES.map(([name = '', ...cells]) => [name, ...cells.map((cell) => cell.padEnd(13, '0'))]);
  const [told] = tellTable([table(wide)], 'Sobre as cidades acima é correto afirmar que:');
  expect(told?.text).toMatch(/^Tabela \(Cidade \| .*\) – Aurora \| /u);
  expect(told?.text.length).toBeLessThanOrEqual(460);
});

it('leaves words to be filled in to the file', () => {
  const words = [
    ['Termo', 'O que é'],
    ['rio', 'água que corre'],
    ['lago', 'água parada'],
  ];
  expect(tellTable([table(words)], 'Ligue os termos:')).toEqual([]);
});
