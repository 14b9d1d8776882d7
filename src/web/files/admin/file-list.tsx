import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminFile } from '#shared/files/admin-files.contract.ts';
import { PreviewDialog } from '#web/files/preview/preview-dialog.tsx';
import { PagedPart } from '#web/platform/lists/paged-part.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { useIsWide } from '#web/ui/use-is-wide.ts';
import { ADMIN_FILE_TEXTS as TEXTS } from './admin-file-texts.ts';
import { adminFilesQuery } from './admin-files-query.ts';
import { BulkBar } from './bulk-bar.tsx';
import { ChangeDialog, type PendingChange } from './change-dialog.tsx';
import { FileCards } from './file-cards.tsx';
import type { FileChange } from './file-change.ts';
import { FileTable } from './file-table.tsx';
import { type FilesChange, type FilesSearch, isFiltered } from './files-search.ts';
import { useFileChanges } from './use-file-changes.ts';
import { useSelection } from './use-selection.ts';

/** The files that match, page by page, with what can be done to one or to the ticked ones. */
export function FileList({
  search,
  onChange,
}: {
  search: FilesSearch;
  onChange: (change: FilesChange) => void;
}) {
  const query = useInfiniteQuery(adminFilesQuery(search));
  const isWide = useIsWide();
  const selection = useSelection<AdminFile>(query.data?.pages.flatMap(({ items }) => items) ?? []);
  const [looked, setLooked] = useState<AdminFile | null>(null);
  const [pending, setPending] = useState<PendingChange | null>(null);
  const changes = useFileChanges();
  const Rows = isWide ? FileTable : FileCards;
  // What hides a file from others is asked about first; the rest is done at once.
  const begin = (change: FileChange, files: readonly AdminFile[]) =>
    change === 'block' || change === 'delete'
      ? setPending({ change, files })
      : changes.mutate({ change, files });
  return (
    <>
      <PagedPart query={query} texts={TEXTS} empty={<NoFiles search={search} onChange={onChange} />}>
        {(files) => (
          <Rows
            files={files}
            selection={selection}
            onLook={setLooked}
            onChange={(change, file) => begin(change, [file])}
          />
        )}
      </PagedPart>
      {selection.selected.length > 0 && <div className="h-20" />}
      <BulkBar
        files={selection.selected}
        onChange={(change) => begin(change, selection.selected)}
        onClear={selection.clear}
        isBusy={changes.isPending}
      />
      {looked && <PreviewDialog file={looked} onClose={() => setLooked(null)} />}
      {pending && (
        <ChangeDialog pending={pending} onClose={() => setPending(null)} onDone={selection.clear} />
      )}
    </>
  );
}

function NoFiles({ search, onChange }: { search: FilesSearch; onChange: (change: FilesChange) => void }) {
  return (
    <div className="cartao">
      {isFiltered(search) ? (
        <EmptyState
          drawing="search"
          title={TEXTS.noMatch}
          text={TEXTS.noMatchText}
          action={
            <Button variant="outline" size="m" onClick={() => onChange({ q: '', status: '', tipo: '' })}>
              {TEXTS.clear}
            </Button>
          }
        />
      ) : (
        <EmptyState drawing="folder" title={TEXTS.none} text={TEXTS.noneText} />
      )}
    </div>
  );
}
