import { expect, it } from 'vitest';
import { isFiltered, readLeadsSearch, toLeadQuery } from './leads-search.ts';

it('the address keeps search, state, modality and the one that is open', () => {
  const search = readLeadsSearch({
    q: ' aurora ',
    status: 'new',
    tipo: 'ia_total',
    aberto: 'x',
    editor: 'y',
  });
  expect(search).toEqual({ q: 'aurora', status: 'new', tipo: 'ia_total', aberto: 'x' });
  expect(toLeadQuery(search)).toEqual({ q: 'aurora', status: 'new', modality: 'ia_total' });
  expect(readLeadsSearch({ status: 'paid', tipo: 'pix' })).toEqual({});
  expect(isFiltered({ aberto: 'x' })).toBe(false);
});
