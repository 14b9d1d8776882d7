import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import type { Lesson } from '#shared/lessons/lesson.schemas.ts';
import { messageOf } from '#web/platform/api-problem.ts';
import { ErrorPanel } from '#web/ui/error-panel.tsx';
import { NoMatch, NoProjects } from './empty-projects.tsx';
import { MoreProjects } from './more-projects.tsx';
import { nextActionOf } from '#web/lessons/list/next-action.ts';
import { type FilterChange, ProjectFilterBar } from '#web/lessons/list/lesson-filter-bar.tsx';
import { projectPagesQuery } from './project-pages.ts';
import { ProjectRows } from './project-rows.tsx';
import { isFiltered, type ProjectFilter } from '#web/lessons/list/lesson-search.ts';
import { ProjectSkeleton } from '#web/lessons/list/lesson-list-skeleton.tsx';
import { PROJECT_TEXTS } from '#web/lessons/list/lesson-list-texts.ts';
import { useLiveProjects } from '#web/lessons/list/lesson-pages.ts';

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
export function ProjectList({
  filter,
  onFilter,
  onSupport,
  unreadOf,
  isStaff,
}: {
  filter: ProjectFilter;
  onFilter: (change: FilterChange) => void;
  onSupport: (lesson: Lesson) => void;
  /** Messages of the other side that wait in a lesson's conversation. */
  unreadOf: (lessonId: string) => number;
  isStaff: boolean;
}) {
  const pages = useInfiniteQuery({
    ...projectPagesQuery(filter),
    select: ({ pages: loaded }) => ({
      lessons: loaded.flatMap((page) => page.items),
      total: loaded[0]?.total ?? 0,
    }),
  });
  const { lessons = NO_LESSONS, total = 0 } = pages.data ?? {};
  const news = useLiveProjects(filter, pages.isPlaceholderData ? NO_LESSONS : lessons);
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
        <h2 className="text-[1.7rem]">{PROJECT_TEXTS.title}</h2>
      ) : (
        <ProjectFilterBar filter={filter} onChange={onFilter} onSearch={search} />
      )}
      <p className="sr-only" role="status">
        {pages.isSuccess && !pages.isPlaceholderData && lessons.length > 0
          ? PROJECT_TEXTS.shown(lessons.length, total)
          : ''}
      </p>
      <p className="sr-only" role="status">
        {news}
      </p>
      <div
        className={`mt-4 transition-opacity ${pages.isPlaceholderData ? 'opacity-60' : ''}`}
        aria-busy={pages.isFetching}
      >
        {pages.isPending && <ProjectSkeleton />}
        {pages.isError && !pages.isFetchNextPageError && (
          <ErrorPanel
            title={PROJECT_TEXTS.listError}
            message={messageOf(pages.error)}
            onRetry={() => void pages.refetch()}
            isRetrying={pages.isFetching}
          />
        )}
        {isEmpty && isFiltered(filter) && <NoMatch onClear={clearFilter} />}
        {isFresh && <NoProjects canOrder={!isStaff} />}
        {lessons.length > 0 && (!pages.isError || pages.isFetchNextPageError) && (
          <>
            <ProjectRows
              lessons={unreadNext(lessons, unreadOf)}
              unreadOf={unreadOf}
              showsClient={isStaff}
              onSupport={onSupport}
            />
            <MoreProjects pages={pages} shown={lessons.length} total={total} />
          </>
        )}
      </div>
    </section>
  );
}
