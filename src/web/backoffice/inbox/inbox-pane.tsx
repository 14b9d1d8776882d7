import type { useInfiniteQuery } from '@tanstack/react-query';
import { useQuery } from '@tanstack/react-query';
import { Check, Search } from 'lucide-react';
import { useCallback } from 'react';
import type { InboxItem } from '#shared/backoffice/inbox.contract.ts';
import { messageOf } from '#web/platform/api-problem.ts';
import { MAX_SEARCH_LENGTH } from '#web/platform/read-search.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorPanel } from '#web/ui/error-panel.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import { LoadingArea, Skeleton } from '#web/ui/skeleton.tsx';
import { InboxList } from './inbox-list.tsx';
import { inboxCountsQuery } from './inbox-queries.ts';
import type { InboxChange, InboxSearch } from './inbox-search.ts';
import { INBOX_TEXTS as TEXTS } from './inbox-texts.ts';
import { ViewSelect } from './inbox-views.tsx';
import type { InboxMarks } from './use-inbox-marks.ts';

type Pages = Pick<
  ReturnType<typeof useInfiniteQuery>,
  'isPending' | 'isError' | 'error' | 'isFetching' | 'hasNextPage' | 'isFetchingNextPage'
> & { refetch: () => unknown; fetchNextPage: () => unknown };

/** The list with its head and, at its foot, what was said last. */
export function InboxPane({
  query,
  items,
  search,
  openedName,
  marks,
  onChange,
  onCommand,
}: {
  query: Pages;
  items: readonly InboxItem[];
  search: InboxSearch;
  openedName: string | null;
  marks: InboxMarks;
  onChange: (change: InboxChange) => void;
  onCommand: () => void;
}) {
  const { data: counts } = useQuery(inboxCountsQuery());
  const find = useCallback((q: string) => onChange({ q, item: undefined }), [onChange]);
  return (
    <>
      <div className="grid shrink-0 gap-3 border-b border-border px-4 pt-4 pb-3">
        <div className="flex items-center gap-2.5">
          <p className="text-[1.5rem] font-extrabold" aria-hidden="true">
            {TEXTS.title}
          </p>
          {counts && counts.total > 0 && <span className="tally">{counts.total}</span>}
          <Button
            variant="neutral"
            size="d"
            className="ml-auto"
            onClick={onCommand}
            aria-keyshortcuts="Control+k"
          >
            <Search size={17} aria-hidden="true" />
            <span className="max-sm:sr-only">{TEXTS.command}</span>
            <kbd className="smaller num max-lg:hidden">Ctrl K</kbd>
          </Button>
        </div>
        <div className="grid gap-2 sm:grid-cols-[minmax(0,1fr)_auto] xl:grid-cols-1">
          <SearchField
            label={TEXTS.search}
            placeholder={TEXTS.searchHint}
            maxLength={MAX_SEARCH_LENGTH}
            value={search.q ?? ''}
            onSearch={find}
          />
          <div className="xl:hidden">
            <ViewSelect
              current={search.visao ?? 'all'}
              onChange={(visao) => onChange({ visao, item: undefined })}
            />
          </div>
        </div>
      </div>
      <div className="relative min-h-0 flex-1 lg:overflow-y-auto" aria-busy={query.isFetching}>
        {query.isPending && (
          <LoadingArea label={TEXTS.loading}>
            {[1, 2, 3, 4, 5, 6].map((n) => (
              <Skeleton key={n} className="m-4 h-11" />
            ))}
          </LoadingArea>
        )}
        {query.isError && (
          <div className="p-4">
            <ErrorPanel
              title={TEXTS.error}
              message={messageOf(query.error)}
              onRetry={() => void query.refetch()}
              isRetrying={query.isFetching}
            />
          </div>
        )}
        {items.length > 0 && (
          <section aria-label={TEXTS.list}>
            <InboxList items={items} openedName={openedName} />
          </section>
        )}
        {query.hasNextPage && (
          <p className="p-4">
            <Button
              variant="neutral"
              size="d"
              className="w-full"
              onClick={() => void query.fetchNextPage()}
              isBusy={query.isFetchingNextPage}
              busyLabel={TEXTS.loadingMore}
            >
              {TEXTS.more}
            </Button>
          </p>
        )}
        {!query.isPending && !query.isError && items.length === 0 && (
          <Nothing
            search={search}
            snoozed={counts?.snoozed ?? 0}
            done={counts?.doneToday ?? 0}
            onChange={onChange}
          />
        )}
      </div>
      <p
        className="smaller sticky bottom-0 flex min-h-11 shrink-0 items-center gap-2 border-t border-border bg-paper px-4 text-ink-2 empty:hidden"
        role="status"
      >
        {marks.last && (
          <>
            <Check size={16} aria-hidden="true" className="shrink-0" />
            <span className="truncate">{marks.last.words}</span>
            <button type="button" className="link ml-auto min-h-11 lg:min-h-8" onClick={() => marks.undo()}>
              {TEXTS.undo}
            </button>
          </>
        )}
      </p>
    </>
  );
}

function Nothing({
  search,
  snoozed,
  done,
  onChange,
}: {
  search: InboxSearch;
  snoozed: number;
  done: number;
  onChange: (change: InboxChange) => void;
}) {
  if (search.q || search.visao) {
    return (
      <div className="p-8 text-center">
        <p className="font-bold">{TEXTS.noMatch}</p>
        <Button
          variant="outline"
          size="m"
          className="mt-4"
          onClick={() => onChange({ q: undefined, visao: undefined, item: undefined })}
        >
          {TEXTS.clear}
        </Button>
      </div>
    );
  }
  return (
    <EmptyState
      drawing="envelope"
      title={TEXTS.empty}
      text={TEXTS.emptyText(done)}
      action={
        snoozed > 0 && (
          <LinkButton to="/caixa" search={{ visao: 'snoozed' }} variant="outline" size="m">
            {TEXTS.seeSnoozed(snoozed)}
          </LinkButton>
        )
      }
    />
  );
}
