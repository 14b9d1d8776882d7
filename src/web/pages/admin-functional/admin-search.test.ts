import { expect, it } from 'vitest';
import { readAdminSearch } from './admin-search.ts';

it('the address names the tab and keeps the filter of that tab alone', () => {
  expect(readAdminSearch({ aba: 'financeiro', status: 'paid' })).toEqual({
    aba: 'financeiro',
    status: 'paid',
  });
  expect(readAdminSearch({ status: 'paid' })).toEqual({});
  expect(readAdminSearch({ aba: 'nenhuma', q: 'ana' })).toEqual({});
});
