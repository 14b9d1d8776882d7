import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { type AuditEntryOnWire, exportAudit, listAudit } from '#shared/backoffice/audit.contract.ts';
import { MailList } from '#web/backoffice/mails/mail-list.tsx';
import { PanelFrame } from '#web/backoffice/panel/panel-frame.tsx';
import { ExportButton } from '#web/backoffice/parts/export-button.tsx';
import { callApiList } from '#web/platform/call-api.ts';
import { downloadFile } from '#web/platform/download-file.ts';
import { PagedPart } from '#web/platform/lists/paged-part.tsx';
import { RENEWED } from '#web/platform/renew-shown.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { useIsWide } from '#web/ui/use-is-wide.ts';
import { AuditFilterBar } from './audit-filter-bar.tsx';
import {
  type AuditChange,
  type AuditSearch,
  isFiltered,
  isId,
  readAuditSearch,
  toAuditQuery,
} from './audit-search.ts';
import { AuditCards, AuditTable } from './audit-table.tsx';
import { AUDIT_TEXTS } from './audit-texts.ts';
import { EntryDrawer } from './entry-drawer.tsx';

/** A tab of the panel: what was done, and what was written to people; part and filter stand in the address. */
export function AuditScreen() {
  const search = useSearch({ from: '/auditoria' });
  const navigate = useNavigate({ from: '/auditoria' });
  const filter = useCallback(
    (change: AuditChange) =>
      void navigate({
        search: (before) => readAuditSearch({ ...before, ...change }),
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  );
  const { aba, q, status } = search;
  return (
    <PanelFrame tab="auditoria">
      <h2 className="text-[1.375rem]">{AUDIT_TEXTS.title}</h2>
      <p className="smaller mt-1 mb-3 text-ink-2">{AUDIT_TEXTS.lead}</p>
      <Tabs<'registros' | 'emails'>
        label={AUDIT_TEXTS.title}
        value={aba ?? 'registros'}
        onChange={(tab) =>
          void navigate({ search: tab === 'emails' ? { aba: 'emails' } : {}, resetScroll: false })
        }
        tabs={[
          {
            value: 'registros',
            label: AUDIT_TEXTS.entries,
            content: <AuditList search={search} onChange={filter} />,
          },
          {
            value: 'emails',
            label: AUDIT_TEXTS.mails,
            content: <MailList filter={{ ...(q && { q }), ...(status && { status }) }} onChange={filter} />,
          },
        ]}
      />
    </PanelFrame>
  );
}

/** Everything that was done, filtered and paged by the server; one entry at a time opens its details. */
function AuditList({
  search,
  onChange,
}: {
  search: AuditSearch;
  /** Must stay the same function from one drawing to the next. */
  onChange: (change: AuditChange) => void;
}) {
  const query = useInfiniteQuery(auditQuery(search));
  const isWide = useIsWide();
  const [open, setOpen] = useState<AuditEntryOnWire | null>(null);
  const Rows = isWide ? AuditTable : AuditCards;
  const save = () => downloadFile(exportAudit, { query: toAuditQuery(search) }, 'auditoria.csv');
  return (
    <>
      <AuditFilterBar search={search} action={<ExportButton save={save} />} onChange={onChange} />
      <OnlyOne search={search} first={query.data?.pages[0]?.items[0]} onChange={onChange} />
      <PagedPart
        query={query}
        texts={AUDIT_TEXTS}
        empty={
          <div className="card">
            {isFiltered(search) ? (
              <EmptyState drawing="search" title={AUDIT_TEXTS.noMatch} text={AUDIT_TEXTS.noMatchText} />
            ) : (
              <EmptyState drawing="book" title={AUDIT_TEXTS.none} text={AUDIT_TEXTS.noneText} />
            )}
          </div>
        }
      >
        {(entries) => <Rows entries={entries} onOpen={setOpen} />}
      </PagedPart>
      {open && <EntryDrawer entry={open} onChange={onChange} onClose={() => setOpen(null)} />}
    </>
  );
}

/** Says so where the list is narrowed to one thing or person, which no field of the filter shows. */
function OnlyOne({
  search: { sobre = '', quem = '' },
  first,
  onChange,
}: {
  search: AuditSearch;
  first: AuditEntryOnWire | undefined;
  onChange: (change: AuditChange) => void;
}) {
  if (!isId(sobre) && !isId(quem)) return null;
  const sentences = [
    isId(sobre) && AUDIT_TEXTS.onlySubject(first?.subjectName ?? sobre),
    isId(quem) && AUDIT_TEXTS.onlyActor(first?.actor?.name ?? quem),
  ].filter((sentence) => sentence !== false);
  return (
    <p className="mb-3 flex min-w-0 flex-wrap items-center gap-x-2">
      <span className="wrap-anywhere">{sentences.join(' ')}</span>
      <Button variant="text" size="d" onClick={() => onChange({ sobre: '', quem: '' })}>
        {AUDIT_TEXTS.showAll}
      </Button>
    </p>
  );
}

const KEY = ['audit'] as const;

/** What was done, newest first; while a filter changes the old rows stay. */
const auditQuery = (search: AuditSearch) =>
  infiniteQueryOptions({
    queryKey: [...KEY, 'list', toAuditQuery(search)],
    queryFn: ({ signal, pageParam }) =>
      callApiList(listAudit, {
        signal,
        query: { ...toAuditQuery(search), limit: 50, ...(pageParam && { cursor: pageParam }) },
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
    ...RENEWED,
  });
