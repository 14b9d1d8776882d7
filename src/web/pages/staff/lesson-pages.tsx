import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Lesson } from '#shared/lessons/lesson.schemas.ts';
import { listLessons } from '#shared/lessons/lessons.contract.ts';
import { LESSONS_KEY } from '#web/lessons/lesson-queries.ts';
import { messageOf } from '#web/platform/api-problem.ts';
import { callApiList } from '#web/platform/call-api.ts';
import { formatNumber } from '#web/platform/format.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorPanel } from '#web/ui/error-panel.tsx';
import { LoadingArea, Skeleton } from '#web/ui/skeleton.tsx';
import { STAFF_TEXTS } from './staff-texts.ts';

/** Every lesson the person may see, page by page; `children` draws what has come so far. */
export function LessonPages({ children }: { children: (lessons: readonly Lesson[]) => ReactNode }) {
  const pages = useInfiniteQuery({
    queryKey: [...LESSONS_KEY, 'pages'],
    queryFn: ({ signal, pageParam }) =>
      callApiList(listLessons, { signal, query: pageParam ? { cursor: pageParam } : {} }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    staleTime: 0,
  });
  if (pages.isPending) {
    return (
      <LoadingArea label={STAFF_TEXTS.loading}>
        <Skeleton className="h-20" />
        <Skeleton className="mt-3 h-20" />
      </LoadingArea>
    );
  }
  if (pages.error) {
    return (
      <ErrorPanel
        title={STAFF_TEXTS.listError}
        message={messageOf(pages.error)}
        onRetry={() => void pages.refetch()}
        isRetrying={pages.isFetching}
      />
    );
  }
  const lessons = pages.data.pages.flatMap((page) => page.items);
  const total = pages.data.pages[0]?.total ?? lessons.length;
  if (lessons.length === 0) {
    return (
      <div className="cartao">
        <EmptyState
          drawing="folder"
          title={STAFF_TEXTS.empty}
          text={STAFF_TEXTS.emptyText}
          headingLevel={2}
        />
      </div>
    );
  }
  return (
    <>
      {children(lessons)}
      <div className="mt-5 flex flex-wrap items-center justify-between gap-3">
        <p className="num text-tinta-2">{STAFF_TEXTS.shown(lessons.length, total)}</p>
        {pages.hasNextPage && (
          <Button
            variant="neutral"
            size="m"
            onClick={() => void pages.fetchNextPage()}
            isBusy={pages.isFetchingNextPage}
            busyLabel={STAFF_TEXTS.loadingMore}
          >
            {STAFF_TEXTS.more} ({formatNumber(total - lessons.length)})
          </Button>
        )}
      </div>
    </>
  );
}
