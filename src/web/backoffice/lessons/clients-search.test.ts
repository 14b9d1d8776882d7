import { expect, it } from 'vitest';
import { isFiltered, readClientsSearch, toClientsQuery } from './clients-search.ts';

it('the address keeps what the filter knows and the open lesson, and nothing else', () => {
  expect(
    readClientsSearch({ q: 42, status: 'paid', prazo: 'atrasado', aberto: 'abc', metodo: 'pix' }),
  ).toEqual({ q: '42', status: 'paid', prazo: 'atrasado', aberto: 'abc' });
  expect(readClientsSearch({ q: ' ', status: 'toString', prazo: 'ontem', aberto: {} })).toEqual({});
});

it('an open lesson is no filter', () => {
  expect(isFiltered({ aberto: 'abc' })).toBe(false);
  expect(isFiltered({ prazo: 'sem' })).toBe(true);
  expect(toClientsQuery({ q: 'ana', prazo: 'semana', aberto: 'abc' })).toEqual({ q: 'ana', due: 'week' });
});
