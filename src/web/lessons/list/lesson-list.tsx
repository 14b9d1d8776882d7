import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import type { Lesson } from '#shared/lessons/lesson.schemas.ts';
import { messageOf } from '#web/platform/api-problem.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorPanel } from '#web/ui/error-panel.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { type FilterChange, LessonFilterBar } from './lesson-filter-bar.tsx';
import { LessonListSkeleton } from './lesson-list-skeleton.tsx';
import { LESSON_LIST_TEXTS } from './lesson-list-texts.ts';
import { lessonPagesQuery, useLiveLessons } from './lesson-pages.ts';
import { LessonRows } from './lesson-rows.tsx';
import { isFiltered, type LessonFilter } from './lesson-search.ts';
import { nextActionOf } from './next-action.ts';

const NO_LESSONS: readonly Lesson[] = [];

/** What waits for the person stays first, as the server has it; what has a message to be read comes next. */
function unreadNext(lessons: readonly Lesson[], unreadOf: (lessonId: string) => number): readonly Lesson[] {
  const rank = (lesson: Lesson) =>
    nextActionOf(lesson).isWaiting && lesson.status !== 'completed' ? 0 : unreadOf(lesson.id) > 0 ? 1 : 2;
  return lessons.toSorted((one, other) => rank(one) - rank(other));
}

/**
 * The lessons the person may see: filtered, paged by the server, renewed while an analysis runs.
 * `onFilter` and `onSupport` must stay the same functions from one drawing to the next.
 */
export function LessonList({
  filter,
  onFilter,
  onSupport,
  unreadOf,
  isStaff,
}: {
  filter: LessonFilter;
  onFilter: (change: FilterChange) => void;
  onSupport: (lesson: Lesson) => void;
  /** Messages of the other side that wait in a lesson's conversation. */
  unreadOf: (lessonId: string) => number;
  isStaff: boolean;
}) {
  const pages = useInfiniteQuery({
    ...lessonPagesQuery(filter),
    select: ({ pages: loaded }) => ({
      lessons: loaded.flatMap((page) => page.items),
      total: loaded[0]?.total ?? 0,
    }),
  });
  const { lessons = NO_LESSONS, total = 0 } = pages.data ?? {};
  const news = useLiveLessons(filter, pages.isPlaceholderData ? NO_LESSONS : lessons);
  const search = useCallback((q: string) => onFilter({ q }), [onFilter]);
  const section = useRef<HTMLElement>(null);
  const clearFilter = () => {
    onFilter({ q: '', status: '' });
    // The button that was pressed is about to go.
    section.current?.querySelector<HTMLInputElement>('input[type=search]')?.focus();
  };
  const isEmpty = pages.isSuccess && lessons.length === 0;
  const isFresh = isEmpty && !isFiltered(filter);
  return (
    <section ref={section} className="mt-9 scroll-mt-6 md:mt-10">
      {isFresh ? (
        <h2 className="text-[1.7rem]">{LESSON_LIST_TEXTS.title}</h2>
      ) : (
        <LessonFilterBar filter={filter} onChange={onFilter} onSearch={search} />
      )}
      <p className="sr-only" role="status">
        {pages.isSuccess && !pages.isPlaceholderData && lessons.length > 0
          ? LESSON_LIST_TEXTS.shown(lessons.length, total)
          : ''}
      </p>
      <p className="sr-only" role="status">
        {news}
      </p>
      <div
        className={`mt-4 transition-opacity ${pages.isPlaceholderData ? 'opacity-60' : ''}`}
        aria-busy={pages.isFetching}
      >
        {pages.isPending && <LessonListSkeleton />}
        {pages.isError && !pages.isFetchNextPageError && (
          <ErrorPanel
            title={LESSON_LIST_TEXTS.listError}
            message={messageOf(pages.error)}
            onRetry={() => void pages.refetch()}
            isRetrying={pages.isFetching}
          />
        )}
        {isEmpty && isFiltered(filter) && <NoMatch onClear={clearFilter} />}
        {isFresh && <NoLessons canOrder={!isStaff} />}
        {lessons.length > 0 && (!pages.isError || pages.isFetchNextPageError) && (
          <>
            <LessonRows
              lessons={unreadNext(lessons, unreadOf)}
              unreadOf={unreadOf}
              showsClient={isStaff}
              onSupport={onSupport}
            />
            <MoreLessons pages={pages} shown={lessons.length} total={total} />
          </>
        )}
      </div>
    </section>
  );
}

/** Nothing was ordered yet. Staff cannot order, so they get no button. */
function NoLessons({ canOrder }: { canOrder: boolean }) {
  return (
    <div className="card">
      <EmptyState
        drawing="book"
        title={LESSON_LIST_TEXTS.none}
        text={canOrder ? LESSON_LIST_TEXTS.noneText : LESSON_LIST_TEXTS.noneStaffText}
        action={
          canOrder && (
            <LinkButton to="/upload" search={{ type: 'presentation' }}>
              {LESSON_LIST_TEXTS.createFirst}
            </LinkButton>
          )
        }
      />
    </div>
  );
}

/** The filter lets nothing through. */
function NoMatch({ onClear }: { onClear: () => void }) {
  return (
    <div className="card">
      <EmptyState
        drawing="search"
        title={LESSON_LIST_TEXTS.noMatch}
        text={LESSON_LIST_TEXTS.noMatchText}
        action={
          <Button variant="outline" onClick={onClear}>
            {LESSON_LIST_TEXTS.clearFilter}
          </Button>
        }
      />
    </div>
  );
}

/** What the foot of the list needs of the paged query. */
interface Pages {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  error: unknown;
  fetchNextPage: () => Promise<{ hasNextPage: boolean }>;
}

/** How many of how many, and the way to more. The last page moves the focus from the button to the count. */
function MoreLessons({ pages, shown, total }: { pages: Pages; shown: number; total: number }) {
  const count = useRef<HTMLParagraphElement>(null);
  const loadMore = async () => {
    const { hasNextPage } = await pages.fetchNextPage();
    if (!hasNextPage) count.current?.focus({ preventScroll: true });
  };
  if (pages.isFetchNextPageError) {
    return (
      <div className="mt-4">
        <ErrorPanel
          title={LESSON_LIST_TEXTS.moreError}
          message={messageOf(pages.error)}
          onRetry={() => void loadMore()}
          isRetrying={pages.isFetchingNextPage}
        />
      </div>
    );
  }
  return (
    <div className="mt-5 flex flex-wrap items-center justify-between gap-3">
      <p ref={count} tabIndex={-1} className="num text-ink-2">
        {LESSON_LIST_TEXTS.shown(shown, total)}
      </p>
      {pages.hasNextPage && (
        <Button
          variant="neutral"
          size="m"
          className="max-sm:w-full"
          onClick={() => void loadMore()}
          isBusy={pages.isFetchingNextPage}
          busyLabel={LESSON_LIST_TEXTS.loadingMore}
        >
          {LESSON_LIST_TEXTS.more}
        </Button>
      )}
    </div>
  );
}
