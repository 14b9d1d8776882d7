import { expect, it } from 'vitest';
import { headOrders } from './head-orders.ts';
import type { Piece } from './piece.ts';

const piece = (
  slide: number,
  kind: 'heading' | 'text',
  text: string,
  role = kind === 'heading' ? 'heading' : 'instruction',
) => ({ kind, text, role, slide, statements: [{ text, role }] }) as unknown as Piece;

it('puts a heading before the orders about it, and not before those that only share a word with it', () => {
  const pieces = [
    piece(1, 'heading', 'Modelo do cartaz'),
    piece(2, 'text', 'Monte o cartaz com as partes abaixo.'),
    piece(3, 'heading', 'Cartaz de abertura'),
    piece(4, 'text', 'O grupo deve preencher a ficha de custos.'),
    piece(5, 'heading', 'Ficha de custos'),
  ];
  expect(headOrders(pieces).map(({ text }) => text)).toEqual([
    ...['Modelo do cartaz', 'Monte o cartaz com as partes abaixo.', 'Cartaz de abertura'],
    ...['Ficha de custos', 'O grupo deve preencher a ficha de custos.'],
  ]);
});

it('takes what a form counts by letters for what is to be put there', () => {
  const [title, list] = headOrders([
    piece(2, 'text', 'a) Nome do cartaz', 'alternative'),
    piece(2, 'text', 'b) Fotos, tabelas e textos...', 'exercise'),
  ]);
  expect([title?.role, list?.role]).toEqual(['instruction', 'instruction']);
});
