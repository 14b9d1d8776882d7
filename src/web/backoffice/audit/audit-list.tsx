import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type AuditEntryOnWire, exportAudit } from '#shared/backoffice/audit.contract.ts';
import { ExportButton } from '#web/backoffice/parts/export-button.tsx';
import { downloadFile } from '#web/platform/download-file.ts';
import { PagedPart } from '#web/platform/lists/paged-part.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { useIsWide } from '#web/ui/use-is-wide.ts';
import { AuditCards } from './audit-cards.tsx';
import { AuditFilterBar } from './audit-filter-bar.tsx';
import { auditQuery } from './audit-queries.ts';
import { type AuditChange, type AuditSearch, isFiltered, isId, toAuditQuery } from './audit-search.ts';
import { AuditTable } from './audit-table.tsx';
import { AUDIT_TEXTS } from './audit-texts.ts';
import { EntryDrawer } from './entry-drawer.tsx';

/** Everything that was done, filtered and paged by the server; one entry at a time opens its details. */
export function AuditList({
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
          <div className="cartao">
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
