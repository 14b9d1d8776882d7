import { expect, it } from 'vitest';
import { readDeskSearch } from '#web/production/worklist/worklist-search.ts';

it('keeps what the desk understands of an address', () => {
  const search = {
    q: 'fotossíntese',
    status: 'in_progress',
    vista: 'tabela',
    projeto: 'p1',
    parte: 'conversa',
  };
  expect(readDeskSearch(search)).toEqual(search);
  expect(readDeskSearch({ q: 7 })).toEqual({ q: '7' });
});

it('leaves out what makes no sense', () => {
  expect(readDeskSearch({ q: '  ', status: 'paid', vista: 'colunas', projeto: null })).toEqual({});
  expect(readDeskSearch({ status: 'toString', parte: 'conversa' })).toEqual({});
});
