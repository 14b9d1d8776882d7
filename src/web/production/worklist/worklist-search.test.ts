import { expect, it } from 'vitest';
import { readWorklistSearch } from './worklist-search.ts';

it('keeps what the worklist understands of an address', () => {
  const search = {
    q: 'fotossíntese',
    status: 'in_progress',
    vista: 'tabela',
    projeto: 'p1',
    parte: 'conversa',
  };
  expect(readWorklistSearch(search)).toEqual(search);
  expect(readWorklistSearch({ q: 7 })).toEqual({ q: '7' });
});

it('leaves out what makes no sense', () => {
  expect(readWorklistSearch({ q: '  ', status: 'paid', vista: 'colunas', projeto: null })).toEqual({});
  expect(readWorklistSearch({ status: 'toString', parte: 'conversa' })).toEqual({});
});
