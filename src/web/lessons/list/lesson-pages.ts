import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Lesson } from '#shared/lessons/lesson.schemas.ts';
import { getLesson, listLessons } from '#shared/lessons/lessons.contract.ts';
import { LESSONS_KEY, teacherStatsQuery } from '#web/lessons/lesson-queries.ts';
import { callApi, callApiList } from '#web/platform/call-api.ts';
import { isBeingAnalysed } from './next-action.ts';
import { projectPagesQuery, replaceLessons } from '#web/lessons/projects/project-pages.ts';
import type { ProjectFilter } from './lesson-search.ts';
import { PROJECT_TEXTS } from './lesson-list-texts.ts';
import { WAITING_KEY } from './waiting-counts.ts';

const POLL_MS = 3000;
const MOST_LISTED = 200;
/** Rows asked for one by one in a round; more wait for the next. */
const MOST_SINGLE = 10;

/**
 * Renews the rows that are being analysed every three seconds, as long as there are any and the page is in
 * view. Answers a sentence on the last one that got ready or failed, to be announced.
 */
export function useLiveProjects(filter: ProjectFilter, lessons: readonly Lesson[]): string {
  const client = useQueryClient();
  const [news, setNews] = useState('');
  const watched = lessons.filter(isBeingAnalysed);
  useQuery({
    queryKey: [...LESSONS_KEY, 'live', filter],
    queryFn: async ({ signal }) => {
      const fresh = await fetchWatched(watched, signal);
      client.setQueryData(projectPagesQuery(filter).queryKey, (data) => data && replaceLessons(data, fresh));
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
    (['submitted', 'analyzing'] as const).map((status) =>
      callApiList(listLessons, { query: { status, limit: MOST_LISTED }, signal }),
    ),
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
  if (status === 'waiting_approval') return PROJECT_TEXTS.analysisReady(title);
  return status === 'submitted' && analysisError ? PROJECT_TEXTS.analysisFailed(title) : '';
}
