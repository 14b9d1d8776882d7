import { expect, it } from 'vitest';
import type { Piece } from '#engine/pedagogy/material/piece.ts';
import { namePartsShown } from './name-filled.ts';

const head = (text: string) =>
  ({ kind: 'heading', text, statements: [{ text }], block: { type: 'heading' } }) as unknown as Piece;
const filled = (text: string) =>
  ({ kind: 'list', text, statements: [], block: { type: 'list' } }) as unknown as Piece;
const told = (pieces: Piece[], isBeside = false) =>
  namePartsShown(pieces, undefined, isBeside).map(({ text }) => text);

it('names the fields of a part that a form shows filled in, and not what the example has in them', () => {
  expect(
    told([
      head('Quem somos'),
      filled('A Flor do Campo vende mudas.'),
      head('Dados da Loja'),
      filled('Nome Fantasia: Flor do Campo\nCNPJ: 11.222.333/0001-44\nAna Maria Lima: R$ 20.000'),
    ]),
  ).toEqual(['O modelo mostra preenchido: Quem somos', 'Dados da Loja: preencher nome fantasia e CNPJ']);
});

it('tells no name of a part alone beside what is said of the part', () => {
  expect(told([head('Fontes'), filled('LIMA, A. Mudas. Curitiba.')], true)).toEqual([]);
});
