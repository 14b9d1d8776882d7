import { queryOptions } from '@tanstack/react-query';
import { getLesson, listLessons, teacherStats } from '#shared/lessons/lessons.contract.ts';
import { callApi, callApiList } from '#web/platform/call-api.ts';
import { RENEWED } from '#web/platform/renew-shown.ts';

export interface LessonFilter {
  q?: string;
  status?: string;
  cursor?: string;
  limit?: number;
}

/** Everything of lessons lies below this key: invalidating it renews lists, single lessons and totals. */
export const LESSONS_KEY = ['lessons'] as const;

/** One page of the lessons the person may see, newest first, without their analyses. */
export const lessonListQuery = (filter: LessonFilter = {}) =>
  queryOptions({
    queryKey: [...LESSONS_KEY, 'list', filter],
    queryFn: ({ signal }) => callApiList(listLessons, { query: filter, signal }),
    // A list shown anew must not repeat what was true before an order or an approval.
    ...RENEWED,
  });

/** One lesson with its latest analysis. */
export const lessonQuery = (id: string) =>
  queryOptions({
    queryKey: [...LESSONS_KEY, 'one', id],
    queryFn: ({ signal }) => callApi(getLesson, { params: { id }, signal }),
  });

/** Totals of the signed-in teacher. */
export const teacherStatsQuery = () =>
  queryOptions({
    queryKey: [...LESSONS_KEY, 'stats'],
    queryFn: ({ signal }) => callApi(teacherStats, { signal }),
    ...RENEWED,
  });
