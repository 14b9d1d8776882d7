import { readEditorsSearch } from '#web/backoffice/editors/editors-search.ts';
import { readFinancialSearch } from '#web/backoffice/financial/financial-search.ts';
import { readClientsSearch } from '#web/backoffice/lessons/clients-search.ts';
import { readOverviewSearch } from '#web/backoffice/overview/overview-search.ts';
import { readQuotesSearch } from '#web/backoffice/leads/leads-search.ts';
import { readFilesSearch } from '#web/files/admin/files-search.ts';
import { isKeyOf } from '#web/platform/read-search.ts';
import { readBoardSearch } from '#web/backoffice/board/board-search.ts';

/** The tabs of the panel by their name in the address; the first is the one without a name. */
export const ADMIN_TABS = {
  clientes: 'Clientes e Projetos',
  producao: 'Produção',
  arquivos: 'Arquivos',
  editores: 'Editores',
  financeiro: 'Financeiro',
  'visao-geral': 'Visão Geral',
  orcamentos: 'Orçamentos',
} as const;
export type AdminTab = keyof typeof ADMIN_TABS;

/** What a filter may be called in the address; each tab reads its own from them. */
export interface AdminFilter {
  /** Which part of a tab that has several. */
  secao?: string;
  q?: string;
  status?: string;
  metodo?: string;
  tipo?: string;
  editor?: string;
  prazo?: string;
  mensagens?: string;
  ordem?: string;
  pagina?: string;
  de?: string;
  ate?: string;
  periodo?: string;
  /** A lesson, file or quote whose details are open. */
  aberto?: string;
  /** Which part of an open lesson. */
  parte?: string;
}
/** A change of the filter; a field changed to nothing leaves the address. */
export type AdminFilterChange = { [Name in keyof AdminFilter]?: string | undefined };
/** What the address of the admin's panel carries: the tab, absent for the first one, and that tab's own filter. */
export type AdminSearch = { aba?: Exclude<AdminTab, 'clientes'> } & AdminFilter;

/** The filter of each tab, read from the query of the address; what makes no sense is left out. */
const READERS: Record<AdminTab, (query: Record<string, unknown>) => AdminFilter> = {
  clientes: readClientsSearch,
  producao: readBoardSearch,
  arquivos: readFilesSearch,
  editores: readEditorsSearch,
  financeiro: readFinancialSearch,
  'visao-geral': readOverviewSearch,
  orcamentos: readQuotesSearch,
};

/** Reads the query of the address; an unknown tab is the first one. */
export function readAdminSearch(query: Record<string, unknown>): AdminSearch {
  const aba = isKeyOf(ADMIN_TABS, query.aba) ? query.aba : 'clientes';
  return { ...(aba !== 'clientes' && { aba }), ...READERS[aba](query) };
}
