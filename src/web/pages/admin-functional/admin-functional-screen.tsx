import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { UserCog } from 'lucide-react';
import { type ReactNode, Suspense, useCallback } from 'react';
import { readEditorsSearch } from '#web/backoffice/editors/editors-search.ts';
import { readFinancialSearch } from '#web/backoffice/financial/financial-search.ts';
import { readClientsSearch } from '#web/backoffice/lessons/clients-search.ts';
import { readOverviewSearch } from '#web/backoffice/overview/overview-search.ts';
import { readQuotesSearch } from '#web/backoffice/leads/leads-search.ts';
import { deskQuery, statsQuery } from '#web/backoffice/parts/stats-queries.ts';
import { readFilesSearch } from '#web/files/admin/files-search.ts';
import { formatNumber } from '#web/platform/format.ts';
import { usePageTitle } from '#web/platform/page/page-title.ts';
import { RowBones } from '#web/platform/lists/row-skeleton.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { LoadingArea, Skeleton } from '#web/ui/skeleton.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import {
  ADMIN_TABS,
  type AdminFilter,
  type AdminFilterChange,
  type AdminTab,
  readAdminSearch,
} from '#web/backoffice/panel/admin-tabs.ts';
import {
  ClientsTab,
  EditorsTab,
  FilesTab,
  FinancialTab,
  OverviewTab,
  ProductionTab,
  QuotesTab,
} from './lazy-tabs.ts';
import { PANEL_TEXTS } from './panel-texts.ts';
import { readBoardSearch } from '#web/backoffice/board/board-search.ts';

/** The admin's panel: one tab a subject; tab and filter stand in the address. */
export function AdminFunctionalScreen() {
  const { aba = 'clientes', ...search } = useSearch({ from: '/admin-functional' });
  const navigate = useNavigate({ from: '/admin-functional' });
  usePageTitle(ADMIN_TABS[aba]);
  const filter = useCallback(
    (change: AdminFilterChange) =>
      void navigate({
        search: (before) => readAdminSearch({ ...before, ...change }),
        // Back leads to the page before.
        replace: !('pagina' in change) || Object.keys(change).length > 1,
        resetScroll: false,
      }),
    [navigate],
  );
  const counts = useTabCounts();
  const choose = (tab: AdminTab) =>
    void navigate({ search: tab === 'clientes' ? {} : { aba: tab }, resetScroll: false });
  return (
    <div className="painel denso pt-6 pb-12 lg:pt-7">
      <div className="mb-3 flex items-center justify-between gap-3">
        <h1 className="text-[2rem] md:text-[2.25rem]">{PANEL_TEXTS.title}</h1>
        <LinkButton
          to="/profile-management"
          variant="neutral"
          size="d"
          className="shrink-0 max-sm:w-11 max-sm:px-0!"
          title={PANEL_TEXTS.profileAndPassword}
        >
          <UserCog size={18} aria-hidden="true" />
          <span className="max-sm:sr-only">{PANEL_TEXTS.profileAndPassword}</span>
        </LinkButton>
      </div>
      <Tabs<AdminTab>
        label={PANEL_TEXTS.title}
        value={aba}
        onChange={choose}
        tabs={tabs(search, filter).map(([value, content]) => ({
          value,
          label: ADMIN_TABS[value],
          ...(counts[value] && { count: formatNumber(counts[value]) }),
          content: <Suspense fallback={<TabBones />}>{content}</Suspense>,
        }))}
      />
    </div>
  );
}

/** In the order of the address's names; only the chosen one is drawn. `onChange` stays the same function. */
function tabs(search: AdminFilter, onChange: (change: AdminFilterChange) => void): [AdminTab, ReactNode][] {
  return [
    ['clientes', <ClientsTab key="clientes" search={readClientsSearch({ ...search })} onChange={onChange} />],
    [
      'producao',
      <ProductionTab key="producao" search={readBoardSearch({ ...search })} onChange={onChange} />,
    ],
    ['arquivos', <FilesTab key="arquivos" search={readFilesSearch({ ...search })} onChange={onChange} />],
    ['editores', <EditorsTab key="editores" search={readEditorsSearch({ ...search })} onChange={onChange} />],
    [
      'financeiro',
      <FinancialTab key="financeiro" search={readFinancialSearch({ ...search })} onChange={onChange} />,
    ],
    [
      'visao-geral',
      <OverviewTab key="visao-geral" search={readOverviewSearch({ ...search })} onChange={onChange} />,
    ],
    [
      'orcamentos',
      <QuotesTab key="orcamentos" search={readQuotesSearch({ ...search })} onChange={onChange} />,
    ],
  ];
}

/** What is under way and what nobody has looked at yet, beside the names of the tabs it is found in. */
function useTabCounts(): Partial<Record<AdminTab, number>> {
  const stats = useQuery(statsQuery()).data;
  const desk = useQuery(deskQuery()).data;
  return {
    ...(stats && { producao: stats.inProduction }),
    ...(desk && { orcamentos: desk.waiting.newLeads }),
  };
}

function TabBones() {
  return (
    <LoadingArea>
      <Skeleton className="mb-4 h-12 lg:h-10" />
      <RowBones />
    </LoadingArea>
  );
}
