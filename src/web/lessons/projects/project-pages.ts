import { type InfiniteData, infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import type { Lesson } from '#shared/lessons/lesson.schemas.ts';
import { listLessons } from '#shared/lessons/lessons.contract.ts';
import { LESSONS_KEY } from '#web/lessons/lesson-queries.ts';
import { callApiList, type ListPage } from '#web/platform/call-api.ts';
import { RENEWED } from '#web/platform/renew-shown.ts';
import type { ProjectFilter } from '#web/lessons/list/lesson-search.ts';

export type ProjectPages = InfiniteData<ListPage<Lesson[]>, unknown>;

/** The lessons a person may see, page by page: what waits for them first, then what is ready. While a filter changes the old rows stay. */
export const projectPagesQuery = (filter: ProjectFilter) =>
  infiniteQueryOptions({
    queryKey: [...LESSONS_KEY, 'projects', filter],
    queryFn: ({ signal, pageParam }) =>
      callApiList(listLessons, {
        signal,
        query: { ...filter, sort: 'next', ...(pageParam && { cursor: pageParam }) },
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
    ...RENEWED,
  });

/** Puts fresh lessons in the place of old ones; a row that did not change stays the same object. */
export function replaceLessons(data: ProjectPages, fresh: readonly Lesson[]): ProjectPages {
  const byId = new Map(fresh.map((lesson) => [lesson.id, lesson]));
  const renew = (old: Lesson): Lesson => {
    const lesson = byId.get(old.id);
    // What was asked for before the list was renewed may come after it.
    return lesson && lesson.updatedAt >= old.updatedAt && hasChanged(old, lesson) ? lesson : old;
  };
  return { ...data, pages: data.pages.map((page) => ({ ...page, items: page.items.map(renew) })) };
}

function hasChanged(old: Lesson, fresh: Lesson): boolean {
  return (
    old.status !== fresh.status ||
    old.updatedAt !== fresh.updatedAt ||
    old.analysisError !== fresh.analysisError
  );
}
