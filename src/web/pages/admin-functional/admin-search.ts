import { type FinancialSearch, readFinancialSearch } from '#web/backoffice/financial/financial-search.ts';

/** What the address of the admin's panel carries: the tab, absent for the first one, and that tab's own filter. */
export type AdminSearch = { aba?: 'financeiro' } & FinancialSearch;

/** Reads the query of the address; an unknown tab is the first one. */
export function readAdminSearch(query: Record<string, unknown>): AdminSearch {
  return query.aba === 'financeiro' ? { aba: 'financeiro', ...readFinancialSearch(query) } : {};
}
