import { queryOptions, useQuery } from '@tanstack/react-query';
import { listUnread } from '#shared/messages/messages.contract.ts';
import { callApi } from '#web/platform/call-api.ts';
import { UNREAD_KEY } from './clear-unread.ts';

/** Counted anew at this pace while the page is in view: there is no stream over all lessons. */
const POLL_MS = 10_000;

export const unreadQuery = () =>
  queryOptions({
    queryKey: UNREAD_KEY,
    queryFn: ({ signal }) => callApi(listUnread, { signal }),
    staleTime: 0,
    refetchInterval: POLL_MS,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: true,
  });

export interface UnreadCounts {
  /** Over all lessons the person may see. */
  total: number;
  of: (lessonId: string) => number;
}

/**
 * How many messages of the other side wait for this one, renewed by itself. While the first count comes, and
 * where it fails, nothing waits: a mark is no place for a fault.
 */
export function useUnread(): UnreadCounts {
  const { data } = useQuery(unreadQuery());
  return {
    total: data?.total ?? 0,
    of: (lessonId) => data?.lessons.find((lesson) => lesson.lessonId === lessonId)?.count ?? 0,
  };
}
