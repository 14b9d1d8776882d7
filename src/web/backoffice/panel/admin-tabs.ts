import { readBoardSearch } from '#web/backoffice/board/board-search.ts';
import { readEditorsSearch } from '#web/backoffice/editors/editors-search.ts';
import { readFinancialSearch } from '#web/backoffice/financial/financial-search.ts';
import { readLeadsSearch } from '#web/backoffice/leads/leads-search.ts';
import { readClientsSearch } from '#web/backoffice/lessons/clients-search.ts';
import { readOverviewSearch } from '#web/backoffice/overview/overview-search.ts';
import { readFilesSearch } from '#web/files/admin/files-search.ts';
import { isKeyOf, readText } from '#web/platform/read-search.ts';

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
  /** A client whose details are open, over any tab. */
  cliente?: string;
}
/** A change of the filter; a field changed to nothing leaves the address. */
export type AdminFilterChange = { [Name in keyof AdminFilter]?: string | undefined };
/** One tab: its label, and how its own filter is read from the query of the address; what makes no sense is left out. */
interface Tab<Search> {
  label: string;
  read: (query: Record<string, unknown>) => Search;
}
const tab = <Search extends AdminFilter>(label: string, read: Tab<Search>['read']): Tab<Search> => ({
  label,
  read,
});

/**
 * The tabs of the panel by their name in the address; the first is the one without a name. Their screens stand in
 * `admin-functional-screen.tsx`: this list is in the first load, because the address is read there.
 */
export const ADMIN_TABS = {
  clientes: tab('Clientes e Projetos', readClientsSearch),
  producao: tab('Produção', readBoardSearch),
  arquivos: tab('Arquivos', readFilesSearch),
  editores: tab('Editores', readEditorsSearch),
  financeiro: tab('Financeiro', readFinancialSearch),
  'visao-geral': tab('Visão Geral', readOverviewSearch),
  orcamentos: tab('Orçamentos', readLeadsSearch),
};
export type AdminTab = keyof typeof ADMIN_TABS;

/** What the address of the admin's panel carries: the tab, absent for the first one, and that tab's own filter. */
export type AdminSearch = { aba?: Exclude<AdminTab, 'clientes'> } & AdminFilter;

/** Reads the query of the address; an unknown tab is the first one. */
export function readAdminSearch(query: Record<string, unknown>): AdminSearch {
  const aba = isKeyOf(ADMIN_TABS, query.aba) ? query.aba : 'clientes';
  const cliente = readText(query.cliente);
  return {
    ...(aba !== 'clientes' && { aba }),
    ...ADMIN_TABS[aba].read(query),
    ...(cliente && { cliente }),
  };
}
