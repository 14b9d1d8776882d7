import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { exportLeads, type Lead } from '#shared/backoffice/leads.contract.ts';
import { ExportButton } from '#web/backoffice/parts/export-button.tsx';
import { downloadFile } from '#web/platform/download-file.ts';
import { PagedPart } from '#web/platform/lists/paged-part.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { useIsWide } from '#web/ui/use-is-wide.ts';
import { QuoteDrawer } from './quote-drawer.tsx';
import { QuoteCards, QuoteTable } from '#web/backoffice/leads/lead-rows.tsx';
import { QuotesFilterBar } from './quotes-filter-bar.tsx';
import { quotesQuery } from './quotes-query.ts';
import { isFiltered, type QuotesChange, type QuotesSearch, toLeadQuery } from '#web/backoffice/leads/leads-search.ts';
import { QUOTES_TEXTS } from '#web/backoffice/leads/leads-texts.ts';

/** What schools ask for, from the request to its end. */
export function QuotesTab({
  search,
  onChange,
}: {
  search: QuotesSearch;
  /** Must stay the same function from one drawing to the next. */
  onChange: (change: QuotesChange) => void;
}) {
  const query = useInfiniteQuery(quotesQuery(search));
  const Rows = useIsWide() ? QuoteTable : QuoteCards;
  const save = () => downloadFile(exportLeads, { query: toLeadQuery(search) }, 'orcamentos.csv');
  // Answered while it is looked at, a request may leave a filtered list: what was opened stays in view.
  const [opened, setOpened] = useState<Lead | null>(null);
  const leads = query.data?.pages.flatMap(({ items }) => items) ?? [];
  const open = search.aberto ? (leads.find(({ id }) => id === search.aberto) ?? opened) : null;
  return (
    <section aria-labelledby="orcamentos-titulo">
      <h2 id="orcamentos-titulo" className="text-[1.375rem]">
        {QUOTES_TEXTS.title}
      </h2>
      <p className="menor mt-1 mb-3 text-tinta-2">{QUOTES_TEXTS.lead}</p>
      <QuotesFilterBar search={search} action={<ExportButton save={save} />} onChange={onChange} />
      <PagedPart
        query={query}
        texts={QUOTES_TEXTS}
        empty={
          <div className="cartao">
            {isFiltered(search) ? (
              <EmptyState drawing="search" title={QUOTES_TEXTS.noMatch} text={QUOTES_TEXTS.noMatchText} />
            ) : (
              <EmptyState drawing="envelope" title={QUOTES_TEXTS.none} text={QUOTES_TEXTS.noneText} />
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
      {open && <QuoteDrawer lead={open} onClose={() => onChange({ aberto: '' })} />}
    </section>
  );
}
