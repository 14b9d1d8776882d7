import { type ReactNode, useRef } from 'react';
import { messageOf } from '#web/platform/api-problem.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorPanel } from '#web/ui/error-panel.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { LoadingArea } from '#web/ui/skeleton.tsx';
import { RowSkeleton } from './row-skeleton.tsx';

const MORE = 'Mostrar mais';
const LOADING_MORE = 'Carregando...';

/** What a list needs of its paged query. */
interface Pages<T> {
  data: { pages: readonly { items: readonly T[]; total: number }[] } | undefined;
  error: unknown;
  isError: boolean;
  isFetching: boolean;
  isPlaceholderData: boolean;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  refetch: () => unknown;
  fetchNextPage: () => Promise<{ hasNextPage: boolean }>;
}
interface PagedTexts {
  loading: string;
  error: string;
  /** `25 de 1.284 pagamentos`. */
  count: (shown: number, total: number) => string;
}

/**
 * A list read page by page: skeleton, fault, emptiness, rows, and the way to more of them. Rows that are there stay
 * where a further page or a renewal fails.
 */
export function PagedPart<T>({
  query,
  texts,
  empty,
  children,
}: {
  query: Pages<T>;
  texts: PagedTexts;
  empty: ReactNode;
  children: (items: readonly T[]) => ReactNode;
}) {
  const count = useRef<HTMLParagraphElement>(null);
  // The last page takes the button away: the focus goes on to the count beside it.
  const loadMore = async () => {
    const { hasNextPage } = await query.fetchNextPage();
    if (!hasNextPage) count.current?.focus({ preventScroll: true });
  };
  const isFurther = query.isFetchNextPageError;
  const fault = query.isError && !isFurther && (
    <ErrorPanel
      title={texts.error}
      message={messageOf(query.error)}
      onRetry={() => void query.refetch()}
      isRetrying={query.isFetching}
    />
  );
  if (fault && !query.data) return fault;
  if (!query.data) {
    return (
      <LoadingArea label={texts.loading}>
        <RowSkeleton />
      </LoadingArea>
    );
  }
  const items = query.data.pages.flatMap((page) => page.items);
  const total = query.data.pages[0]?.total ?? items.length;
  return (
    <div
      className={`transition-opacity ${query.isPlaceholderData ? 'opacity-60' : ''}`}
      aria-busy={query.isFetching}
    >
      {items.length === 0 ? empty : children(items)}
      {items.length > 0 && (
        <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
          <p ref={count} tabIndex={-1} className="smaller num text-ink-2 empty:hidden" role="status">
            {texts.count(items.length, total)}
          </p>
          {query.hasNextPage && (
            <Button
              variant="neutral"
              size="d"
              className="max-sm:w-full"
              onClick={() => void loadMore()}
              isBusy={query.isFetchingNextPage}
              busyLabel={LOADING_MORE}
            >
              {MORE}
            </Button>
          )}
        </div>
      )}
      {fault && <div className="mt-3">{fault}</div>}
      {/* The button that asked for it stays where it is, with the focus: it asks again. */}
      {isFurther && (
        <div className="mt-3">
          <Notice tone="error" title={texts.error}>
            <p>{messageOf(query.error)}</p>
          </Notice>
        </div>
      )}
    </div>
  );
}
