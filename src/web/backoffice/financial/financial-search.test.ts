import { describe, expect, it } from 'vitest';
import { isFiltered, readFinancialSearch, toQuery } from './financial-search.ts';

describe('the address of the financial tab', () => {
  it('carries the filter of the payments', () => {
    const search = { q: 'ana', status: 'paid', metodo: 'pix', de: '2026-11-01', ate: '2026-11-30' };
    // Older addresses name no part.
    expect(readFinancialSearch(search)).toEqual({ secao: 'pagamentos', ...search });
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
    expect(readFinancialSearch({ q: 42, de: '', ate: '0002-11-21' })).toEqual({
      secao: 'pagamentos',
      q: '42',
    });
  });

  it('names the part, each with its own filter', () => {
    expect(readFinancialSearch({ secao: 'reembolsos', q: 'ana' })).toEqual({ secao: 'reembolsos' });
    const invoices = { secao: 'notas', q: 'ana', status: 'rejeitada' };
    expect(readFinancialSearch({ ...invoices, de: '2026-11-01' })).toEqual(invoices);
    expect(readFinancialSearch({ secao: 'notas', status: 'paid' })).toEqual({ secao: 'notas' });
    expect(readFinancialSearch({ secao: 'inventada' })).toEqual({});
  });

  it('knows whether anything is filtered', () => {
    expect(isFiltered({})).toBe(false);
    expect(isFiltered({ metodo: 'card' })).toBe(true);
  });
});
