import { expect, it } from 'vitest';
import { isFiltered, readClientsSearch, toClientsQuery, toSortedQuery } from './clients-search.ts';

it('the address keeps what the filter knows and the open lesson, and nothing else', () => {
  expect(
    readClientsSearch({ q: 42, status: 'paid', prazo: 'atrasado', aberto: 'abc', metodo: 'pix' }),
  ).toEqual({ q: '42', status: 'paid', prazo: 'atrasado', aberto: 'abc' });
  expect(readClientsSearch({ q: ' ', status: 'toString', prazo: 'ontem', aberto: {} })).toEqual({});
});

it('the order and the page stand in the address, and neither is a filter', () => {
  const search = readClientsSearch({ ordem: '-price', pagina: '1.abc', mensagens: 'novas' });
  expect(search).toEqual({ ordem: '-price', pagina: '1.abc', mensagens: 'novas' });
  expect(toSortedQuery(search)).toEqual({ messages: 'waiting', sort: '-price' });
  expect(isFiltered({ ordem: '-price', pagina: '1.abc' })).toBe(false);
  expect(readClientsSearch({ ordem: 'due', pagina: 3, mensagens: 'velhas' })).toEqual({});
  expect(readClientsSearch({ ordem: 'email' })).toEqual({});
  expect(toSortedQuery({})).toEqual({ sort: 'due' });
});

it('an open lesson is no filter', () => {
  expect(isFiltered({ aberto: 'abc' })).toBe(false);
  expect(isFiltered({ prazo: 'sem' })).toBe(true);
  expect(toClientsQuery({ q: 'ana', prazo: 'semana', aberto: 'abc' })).toEqual({ q: 'ana', due: 'week' });
});
