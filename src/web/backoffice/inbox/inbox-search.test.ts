import { expect, it } from 'vitest';
import { readInboxSearch } from './inbox-search.ts';

it('keeps what the inbox understands of an address', () => {
  const search = { visao: 'messages', q: 'marina', item: 'message:1' };
  expect(readInboxSearch(search)).toEqual(search);
});

it('leaves out what makes no sense', () => {
  expect(readInboxSearch({ visao: 'toString', q: ' ', item: null })).toEqual({});
  expect(readInboxSearch({ visao: 'all' })).toEqual({});
});
