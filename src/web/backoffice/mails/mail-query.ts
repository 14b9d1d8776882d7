import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import type { MailStatus } from '#shared/messages/mail-status.ts';
import { listMails } from '#shared/messages/mails.contract.ts';
import { callApiList } from '#web/platform/call-api.ts';
import { RENEWED } from '#web/platform/renew-shown.ts';

export interface MailFilter {
  q?: string;
  status?: MailStatus;
}

/** The outbox, newest first; while a filter changes the old rows stay. */
export const mailsQuery = ({ q, status }: MailFilter) =>
  infiniteQueryOptions({
    queryKey: ['mails', q ?? '', status ?? ''],
    queryFn: ({ signal, pageParam }) =>
      callApiList(listMails, {
        signal,
        query: {
          ...(q && { q }),
          ...(status && { status }),
          limit: 50,
          ...(pageParam && { cursor: pageParam }),
        },
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
    ...RENEWED,
  });
