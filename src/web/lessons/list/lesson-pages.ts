import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useState } from 'react';
import type { Lesson } from '#shared/lessons/lesson.schemas.ts';
import { IN_ANALYSIS } from '#shared/lessons/lesson-status.ts';
import { getLesson, listLessons } from '#shared/lessons/lessons.contract.ts';
import { LESSONS_KEY, teacherStatsQuery } from '#web/lessons/lesson-queries.ts';
import { callApi, callApiList, type ListPage } from '#web/platform/call-api.ts';
import { RENEWED } from '#web/platform/renew-shown.ts';
import { LESSON_LIST_TEXTS } from './lesson-list-texts.ts';
import type { LessonFilter } from './lesson-search.ts';
import { isBeingAnalysed } from './next-action.ts';
import { WAITING_KEY } from './waiting-counts.ts';

export type LessonPages = InfiniteData<ListPage<Lesson[]>, unknown>;

/** The lessons a person may see, page by page: what waits for them first, then what is ready. While a filter changes the old rows stay. */
export const lessonPagesQuery = (filter: LessonFilter) =>
  infiniteQueryOptions({
    queryKey: [...LESSONS_KEY, 'pages', filter],
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
export function replaceLessons(data: LessonPages, fresh: readonly Lesson[]): LessonPages {
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

const POLL_MS = 3000;
const MOST_LISTED = 200;
/** Rows asked for one by one in a round; more wait for the next. */
const MOST_SINGLE = 10;

/**
 * Renews the rows that are being analysed every three seconds, as long as there are any and the page is in
 * view. Answers a sentence on the last one that got ready or failed, to be announced.
 */
export function useLiveLessons(filter: LessonFilter, lessons: readonly Lesson[]): string {
  const client = useQueryClient();
  const [news, setNews] = useState('');
  const watched = lessons.filter(isBeingAnalysed);
  useQuery({
    queryKey: [...LESSONS_KEY, 'live', filter],
    queryFn: async ({ signal }) => {
      const fresh = await fetchWatched(watched, signal);
      client.setQueryData(lessonPagesQuery(filter).queryKey, (data) => data && replaceLessons(data, fresh));
      const done = fresh.filter((lesson) => !isBeingAnalysed(lesson));
      const last = done.at(-1);
      if (!last) return done.length;
      setNews(describeNews(last));
      void client.invalidateQueries({ queryKey: teacherStatsQuery().queryKey });
      void client.invalidateQueries({ queryKey: WAITING_KEY });
      return done.length;
    },
    enabled: watched.length > 0,
    // The rows have just been listed: the first round comes after the first interval.
    initialData: 0,
    staleTime: POLL_MS,
    gcTime: 0,
    refetchInterval: POLL_MS,
    refetchIntervalInBackground: false,
  });
  return news;
}

/**
 * What became of the watched lessons. Two short lists hold those still in hand; one that is in neither has
 * moved on and is fetched alone, which spares a phone the whole list again and again.
 */
async function fetchWatched(watched: readonly Lesson[], signal: AbortSignal): Promise<Lesson[]> {
  const lists = await Promise.all(
    IN_ANALYSIS.map((status) => callApiList(listLessons, { query: { status, limit: MOST_LISTED }, signal })),
  );
  const listed = new Map(lists.flatMap((list) => list.items.map((lesson) => [lesson.id, lesson])));
  const gone = watched.filter((lesson) => !listed.has(lesson.id)).slice(0, MOST_SINGLE);
  const single = await Promise.allSettled(
    gone.map(({ id }) => callApi(getLesson, { params: { id }, signal })),
  );
  const moved = single.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  return [
    ...watched.flatMap(({ id }) => listed.get(id) ?? []),
    ...moved.map((lesson) => ({ ...lesson, aiAnalysis: null })),
  ];
}

function describeNews({ status, analysisError, title }: Lesson): string {
  if (status === 'waiting_approval') return LESSON_LIST_TEXTS.analysisReady(title);
  return status === 'submitted' && analysisError ? LESSON_LIST_TEXTS.analysisFailed(title) : '';
}
