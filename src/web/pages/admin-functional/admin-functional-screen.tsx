import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { FinancialChange } from '#web/backoffice/financial/financial-search.ts';
import { FinancialTab } from '#web/backoffice/financial/financial-tab.tsx';
import { STAFF_TEXTS } from '#web/pages/staff/staff-texts.ts';
import { usePageTitle } from '#web/platform/page-title.ts';
import { Tabs } from '#web/ui/tabs.tsx';
import { readAdminSearch } from './admin-search.ts';
import { ClientsTab } from './clients-tab.tsx';

type TabName = 'clientes' | 'financeiro';

/** The admin's panel: one tab a subject; tab and filter stand in the address. */
export function AdminFunctionalScreen() {
  const { aba = 'clientes', ...search } = useSearch({ from: '/admin-functional' });
  const navigate = useNavigate({ from: '/admin-functional' });
  usePageTitle(aba === 'financeiro' ? STAFF_TEXTS.financial : STAFF_TEXTS.clientsTitle);
  const filter = useCallback(
    (change: FinancialChange) =>
      void navigate({
        search: (before) => readAdminSearch({ ...before, ...change }),
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  );
  const choose = (tab: TabName) =>
    void navigate({ search: tab === 'financeiro' ? { aba: 'financeiro' } : {}, resetScroll: false });
  return (
    <div className="painel denso pt-6 pb-12 lg:pt-7">
      <h1 className="mb-3 text-[2rem] md:text-[2.25rem]">{STAFF_TEXTS.panelTitle}</h1>
      <Tabs<TabName>
        label={STAFF_TEXTS.panelTitle}
        value={aba}
        onChange={choose}
        tabs={[
          { value: 'clientes', label: STAFF_TEXTS.clientsTitle, content: <ClientsTab /> },
          {
            value: 'financeiro',
            label: STAFF_TEXTS.financial,
            content: <FinancialTab search={search} onChange={filter} />,
          },
        ]}
      />
    </div>
  );
}
