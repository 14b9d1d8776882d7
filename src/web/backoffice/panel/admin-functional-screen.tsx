import { useNavigate, useSearch } from '@tanstack/react-router';
import { type ComponentType, lazy, type ReactNode, Suspense, useCallback } from 'react';
import { usePageTitle } from '#web/platform/page/page-title.ts';
import {
  ADMIN_TABS,
  type AdminFilter,
  type AdminFilterChange,
  type AdminTab,
  readAdminSearch,
} from './admin-tabs.ts';
import { PanelFrame } from './panel-frame.tsx';

type Change = (change: AdminFilterChange) => void;

/** Draws the screen of a tab with that tab's own part of the filter; it is fetched when it is first opened. */
function screen<Search extends AdminFilter>(
  { read }: { read: (query: Record<string, unknown>) => Search },
  load: () => Promise<ComponentType<{ search: Search; onChange: Change }>>,
) {
  const Screen = lazy(async () => ({ default: await load() }));
  // `onChange` stays the same function.
  return (search: AdminFilter, onChange: Change): ReactNode => (
    <Screen search={read({ ...search })} onChange={onChange} />
  );
}

const SCREENS: Record<AdminTab, ReturnType<typeof screen>> = {
  clientes: screen(
    ADMIN_TABS.clientes,
    async () => (await import('#web/backoffice/clients/clients-tab.tsx')).ClientsTab,
  ),
  producao: screen(
    ADMIN_TABS.producao,
    async () => (await import('#web/backoffice/board/production-tab.tsx')).ProductionTab,
  ),
  arquivos: screen(
    ADMIN_TABS.arquivos,
    async () => (await import('#web/files/admin/files-tab.tsx')).FilesTab,
  ),
  editores: screen(
    ADMIN_TABS.editores,
    async () => (await import('#web/backoffice/editors/editors-tab.tsx')).EditorsTab,
  ),
  financeiro: screen(
    ADMIN_TABS.financeiro,
    async () => (await import('#web/backoffice/financial/financial-tab.tsx')).FinancialTab,
  ),
  'visao-geral': screen(
    ADMIN_TABS['visao-geral'],
    async () => (await import('#web/backoffice/overview/overview-tab.tsx')).OverviewTab,
  ),
  orcamentos: screen(
    ADMIN_TABS.orcamentos,
    async () => (await import('#web/backoffice/leads/leads-tab.tsx')).LeadsTab,
  ),
};

const ClientDrawer = lazy(async () => ({
  default: (await import('#web/backoffice/clients/client-drawer.tsx')).ClientDrawer,
}));

/** The admin's panel: one tab a subject; tab and filter stand in the address. */
export function AdminFunctionalScreen() {
  const { aba = 'clientes', ...search } = useSearch({ from: '/admin-functional' });
  const navigate = useNavigate({ from: '/admin-functional' });
  usePageTitle(ADMIN_TABS[aba].label);
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
  return (
    <>
      <PanelFrame tab={aba}>{SCREENS[aba](search, filter)}</PanelFrame>
      {search.cliente && (
        <Suspense fallback={null}>
          <ClientDrawer
            key={search.cliente}
            clientId={search.cliente}
            onClose={() => filter({ cliente: undefined })}
          />
        </Suspense>
      )}
    </>
  );
}
