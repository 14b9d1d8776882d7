import { expect, it } from 'vitest';
import { orderOf, orderOfMany } from './as-order.ts';

it.each([
  ['fazem', 'façam'],
  ['escrevem', 'escrevam'],
  ['colocam', 'coloquem'],
  ['põem', 'ponham'],
  ['trazem', 'tragam'],
  ['começam', 'comecem'],
  ['escolhem', 'escolham'],
  ['corrigem', 'corrijam'],
])('orders of many what they do: %s, %s', (present, order) => {
  expect(orderOfMany(present)).toBe(order);
});

it.each([
  ['calcular', 'calcule'],
  ['explicar', 'explique'],
  ['dizer', 'diga'],
  ['escrever', 'escreva'],
])('orders of one what is to be done: %s, %s', (infinitive, order) => {
  expect(orderOf(infinitive)).toBe(order);
});
