import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Upload } from 'lucide-react';
import { type ReactNode, useCallback, useState } from 'react';
import { type AdminFile, listAdminFiles } from '#shared/files/admin-files.contract.ts';
import { FILES_KEY } from '#web/files/file-queries.ts';
import { FILE_STATE_TEXTS, FILE_STATUS_NAMES, FILE_TEXTS, FILE_TYPE_NAMES } from '#web/files/file-texts.ts';
import { PreviewDialog } from '#web/files/preview/preview-dialog.tsx';
import { callApiList } from '#web/platform/call-api.ts';
import { FilterBar } from '#web/platform/lists/filter-bar.tsx';
import { PagedPart } from '#web/platform/lists/paged-part.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FilterSelect } from '#web/ui/filter-select.tsx';
import { useIsWide } from '#web/ui/use-is-wide.ts';
import { ADMIN_FILE_TEXTS as TEXTS } from './admin-file-texts.ts';
import { BulkBar } from './bulk-bar.tsx';
import { ChangeDialog, type PendingChange } from './change-dialog.tsx';
import type { FileChange } from './file-change.ts';
import { FileCards, FileTable } from './file-table.tsx';
import { type FilesChange, type FilesSearch, isFiltered, toQuery } from './files-search.ts';
import { AddFileDialog } from './upload/add-file-dialog.tsx';
import { useFileChanges } from './use-file-changes.ts';
import { useSelection } from './use-selection.ts';

/** Every file of the system, as admins manage them. */
export function FilesTab({
  search,
  onChange,
}: {
  search: FilesSearch;
  onChange: (change: FilesChange) => void;
}) {
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <FileFilterBar
        search={search}
        onChange={onChange}
        action={
          <Button size="d" onClick={() => setAdding(true)}>
            <Upload size={18} aria-hidden="true" />
            {FILE_TEXTS.upload}
          </Button>
        }
      />
      <FileList search={search} onChange={onChange} />
      {isAdding && <AddFileDialog onClose={() => setAdding(false)} />}
    </>
  );
}

const STATUS_NAMES = { ...FILE_STATUS_NAMES, blocked: FILE_STATE_TEXTS.blocked };

/** Search and filters; they stand in the address. */
function FileFilterBar({
  search,
  action,
  onChange,
}: {
  search: FilesSearch;
  /** Stands at the end of the bar. */
  action: ReactNode;
  /** Must stay the same function from one drawing to the next. */
  onChange: (change: FilesChange) => void;
}) {
  const find = useCallback((q: string) => onChange({ q }), [onChange]);
  const { q = '', status = '', tipo = '' } = search;
  return (
    <FilterBar
      search={{ label: TEXTS.search, placeholder: TEXTS.searchHint, value: q, onSearch: find }}
      onClear={isFiltered(search) ? () => onChange({ q: '', status: '', tipo: '' }) : undefined}
      action={action}
    >
      <FilterSelect
        label={TEXTS.type}
        value={tipo}
        onChange={(value) => onChange({ tipo: value })}
        all={TEXTS.anyType}
        names={FILE_TYPE_NAMES}
      />
      <FilterSelect
        label={TEXTS.status}
        value={status}
        onChange={(value) => onChange({ status: value })}
        all={TEXTS.anyStatus}
        names={STATUS_NAMES}
      />
    </FilterBar>
  );
}

/** The files that match, page by page, with what can be done to one or to the ticked ones. */
function FileList({ search, onChange }: { search: FilesSearch; onChange: (change: FilesChange) => void }) {
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
    <div className="card">
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

const PAGE = 25;

/** All files, newest first; while the filter changes the old rows stay. */
const adminFilesQuery = (search: FilesSearch) =>
  infiniteQueryOptions({
    queryKey: [...FILES_KEY, 'admin', search],
    queryFn: ({ signal, pageParam }) =>
      callApiList(listAdminFiles, {
        signal,
        query: { ...toQuery(search), ...(pageParam && { cursor: pageParam }), limit: PAGE },
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
