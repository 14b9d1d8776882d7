import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { UserCog } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { formatNumber } from '#shared/text/format.ts';
import { dayQuery, statsQuery } from '#web/backoffice/parts/stats-queries.ts';
import { focusAfterChange } from '#web/frame/route-announcer.tsx';
import { RowSkeleton } from '#web/platform/lists/row-skeleton.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { RootMark } from '#web/ui/root-mark.ts';
import { LoadingArea, Skeleton } from '#web/ui/skeleton.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { ADMIN_TABS, type AdminTab } from './admin-tabs.ts';

/** What stands around the tabs of the admin's panel. */
const PANEL_TEXTS = {
  title: 'Painel administrativo',
  audit: 'Auditoria',
  profileAndPassword: 'Perfil e senha',
} as const;

/** Every tab by its name; the audit has an address of its own, from before it was one of them. */
const PANEL_TABS = { ...ADMIN_TABS, auditoria: { label: PANEL_TEXTS.audit } };
type PanelTab = AdminTab | 'auditoria';
const TAB_NAMES = Object.keys(PANEL_TABS) as PanelTab[];

/** The head of the panel and its tabs, one of them open. */
export function PanelFrame({ tab, children }: { tab: PanelTab; children: ReactNode }) {
  const navigate = useNavigate();
  const counts = useTabCounts();
  const choose = (chosen: PanelTab) => {
    // The other address draws the panel anew, and with it the tab that had the focus.
    if ((chosen === 'auditoria') !== (tab === 'auditoria'))
      focusAfterChange('[role="tab"][aria-selected="true"]');
    void (chosen === 'auditoria'
      ? navigate({ to: '/auditoria', resetScroll: false })
      : navigate({
          to: '/admin-functional',
          search: chosen === 'clientes' ? {} : { aba: chosen },
          resetScroll: false,
        }));
  };
  return (
    <div className="panel dense pt-6 pb-12 lg:pt-7">
      <RootMark name="wide" />
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
      <Tabs<PanelTab>
        label={PANEL_TEXTS.title}
        value={tab}
        onChange={choose}
        tabs={TAB_NAMES.map((value) => ({
          value,
          label: PANEL_TABS[value].label,
          ...(counts[value] && { count: formatNumber(counts[value]) }),
          content: value === tab && <Suspense fallback={<TabSkeleton />}>{children}</Suspense>,
        }))}
      />
    </div>
  );
}

/** What is under way and what nobody has looked at yet, beside the names of the tabs it is found in. */
function useTabCounts(): Partial<Record<PanelTab, number>> {
  const stats = useQuery(statsQuery()).data;
  const day = useQuery(dayQuery()).data;
  return {
    ...(stats && { producao: stats.inProduction }),
    ...(day && { orcamentos: day.waiting.newLeads }),
  };
}

function TabSkeleton() {
  return (
    <LoadingArea>
      <Skeleton className="mb-4 h-12 lg:h-10" />
      <RowSkeleton />
    </LoadingArea>
  );
}
