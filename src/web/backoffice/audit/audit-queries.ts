import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listAudit } from '#shared/backoffice/audit.contract.ts';
import { RENEWED_EACH_MINUTE } from '#web/backoffice/stats/stats-queries.ts';
import { callApi, callApiList } from '#web/platform/call-api.ts';
import { type AuditSearch, toAuditQuery } from './audit-search.ts';

const KEY = ['audit'] as const;
const SHOWN_EVENTS = 6;

/** Moves of a lesson that another entry of the same moment tells better. */
const TOLD_TWICE: ReadonlySet<string> = new Set([
  'lesson.start_analysis',
  'lesson.assign_editor',
  'lesson.deliver',
  'lesson.request_revision',
]);

/** What was done, newest first; while a filter changes the old rows stay. */
export const auditQuery = (search: AuditSearch) =>
  infiniteQueryOptions({
    queryKey: [...KEY, 'list', toAuditQuery(search)],
    queryFn: ({ signal, pageParam }) =>
      callApiList(listAudit, {
        signal,
        query: { ...toAuditQuery(search), limit: 50, ...(pageParam && { cursor: pageParam }) },
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** The last few things that happened, each once. */
export const latestEventsQuery = () =>
  queryOptions({
    queryKey: [...KEY, 'latest'],
    queryFn: async ({ signal }) => {
      const entries = await callApi(listAudit, { signal, query: { limit: SHOWN_EVENTS * 4 } });
      return entries.filter(({ action }) => !TOLD_TWICE.has(action)).slice(0, SHOWN_EVENTS);
    },
    ...RENEWED_EACH_MINUTE,
  });
