import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { listAudit } from '#shared/backoffice/audit.contract.ts';
import { callApiList } from '#web/platform/call-api.ts';
import { RENEWED } from '#web/platform/renew-shown.ts';
import { type AuditSearch, toAuditQuery } from './audit-search.ts';

const KEY = ['audit'] as const;

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
    ...RENEWED,
  });
