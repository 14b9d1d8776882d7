import { describe, expect, it } from 'vitest';
import { isFiltered, readFinancialSearch, toQuery } from './financial-search.ts';

describe('the address of the financial tab', () => {
  it('carries the filter of the payments', () => {
    const search = { q: 'ana', status: 'paid', metodo: 'pix', de: '2026-11-01', ate: '2026-11-30' };
    expect(readFinancialSearch(search)).toEqual(search);
    expect(toQuery(readFinancialSearch(search))).toEqual({
      q: 'ana',
      status: 'paid',
      method: 'pix',
      from: '2026-11-01',
      to: '2026-11-30',
    });
  });

  it('leaves out what makes no sense', () => {
    expect(
      readFinancialSearch({
        q: '  ',
        status: 'captured',
        metodo: '__proto__',
        de: '2026-02-30',
        ate: 'ontem',
        x: 1,
      }),
    ).toEqual({});
    expect(readFinancialSearch({ q: 42, de: '', ate: '0002-11-21' })).toEqual({ q: '42' });
  });

  it('knows whether anything is filtered', () => {
    expect(isFiltered({})).toBe(false);
    expect(isFiltered({ metodo: 'card' })).toBe(true);
  });
});
