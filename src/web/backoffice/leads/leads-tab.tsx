import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useState } from 'react';
import { LEAD_STATUSES } from '#shared/backoffice/lead-status.ts';
import { exportLeads, type Lead, listLeads } from '#shared/backoffice/leads.contract.ts';
import { MODALITIES } from '#shared/catalog/catalog.ts';
import { ExportButton } from '#web/backoffice/parts/export-button.tsx';
import { callApiList } from '#web/platform/call-api.ts';
import { downloadFile } from '#web/platform/download-file.ts';
import { FilterBar } from '#web/platform/lists/filter-bar.tsx';
import { PagedPart } from '#web/platform/lists/paged-part.tsx';
import { RENEWED } from '#web/platform/renew-shown.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FilterSelect } from '#web/ui/filter-select.tsx';
import { useIsWide } from '#web/ui/use-is-wide.ts';
import { LeadDrawer } from './lead-drawer.tsx';
import { LeadCards, LeadTable } from './lead-rows.tsx';
import { isFiltered, type LeadsChange, type LeadsSearch, toLeadQuery } from './leads-search.ts';
import { LEADS_TEXTS } from './leads-texts.ts';

/** What schools ask for, from the request to its end. */
export function LeadsTab({
  search,
  onChange,
}: {
  search: LeadsSearch;
  /** Must stay the same function from one drawing to the next. */
  onChange: (change: LeadsChange) => void;
}) {
  const query = useInfiniteQuery(leadsQuery(search));
  const Rows = useIsWide() ? LeadTable : LeadCards;
  const save = () => downloadFile(exportLeads, { query: toLeadQuery(search) }, 'orcamentos.csv');
  // Answered while it is looked at, a request may leave a filtered list: what was opened stays in view.
  const [opened, setOpened] = useState<Lead | null>(null);
  const leads = query.data?.pages.flatMap(({ items }) => items) ?? [];
  const open = search.aberto ? (leads.find(({ id }) => id === search.aberto) ?? opened) : null;
  return (
    <section aria-labelledby="orcamentos-titulo">
      <h2 id="orcamentos-titulo" className="text-[1.375rem]">
        {LEADS_TEXTS.title}
      </h2>
      <p className="smaller mt-1 mb-3 text-ink-2">{LEADS_TEXTS.lead}</p>
      <LeadsFilterBar search={search} action={<ExportButton save={save} />} onChange={onChange} />
      <PagedPart
        query={query}
        texts={LEADS_TEXTS}
        empty={
          <div className="card">
            {isFiltered(search) ? (
              <EmptyState drawing="search" title={LEADS_TEXTS.noMatch} text={LEADS_TEXTS.noMatchText} />
            ) : (
              <EmptyState drawing="envelope" title={LEADS_TEXTS.none} text={LEADS_TEXTS.noneText} />
            )}
          </div>
        }
      >
        {(items) => (
          <Rows
            leads={items}
            onOpen={(lead) => {
              setOpened(lead);
              onChange({ aberto: lead.id });
            }}
          />
        )}
      </PagedPart>
      {open && <LeadDrawer lead={open} onClose={() => onChange({ aberto: '' })} />}
    </section>
  );
}

const MODALITY_NAMES = Object.fromEntries(
  Object.entries(MODALITIES).map(([modality, { label }]) => [modality, label]),
);

/** Search, state and modality; all of it stands in the address. */
function LeadsFilterBar({
  search,
  action,
  onChange,
}: {
  search: LeadsSearch;
  /** Stands at the end of the bar. */
  action: ReactNode;
  /** Must stay the same function from one drawing to the next. */
  onChange: (change: LeadsChange) => void;
}) {
  const find = useCallback((q: string) => onChange({ q }), [onChange]);
  const { q = '', status = '', tipo = '' } = search;
  return (
    <FilterBar
      label={LEADS_TEXTS.filters}
      search={{
        label: LEADS_TEXTS.search,
        placeholder: LEADS_TEXTS.searchHint,
        value: q,
        onSearch: find,
      }}
      onClear={isFiltered(search) ? () => onChange({ q: '', status: '', tipo: '' }) : undefined}
      action={action}
    >
      <FilterSelect
        label={LEADS_TEXTS.status}
        value={status}
        onChange={(value) => onChange({ status: value })}
        all={LEADS_TEXTS.anyStatus}
        names={LEAD_STATUSES}
      />
      <FilterSelect
        label={LEADS_TEXTS.modality}
        value={tipo}
        onChange={(value) => onChange({ tipo: value })}
        all={LEADS_TEXTS.anyModality}
        names={MODALITY_NAMES}
      />
    </FilterBar>
  );
}

/** Requests of schools, newest first; while a filter changes the old rows stay. */
const leadsQuery = (search: LeadsSearch) =>
  infiniteQueryOptions({
    queryKey: ['quotes', toLeadQuery(search)],
    queryFn: ({ signal, pageParam }) =>
      callApiList(listLeads, {
        signal,
        query: { ...toLeadQuery(search), limit: 25, ...(pageParam && { cursor: pageParam }) },
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
    ...RENEWED,
  });
