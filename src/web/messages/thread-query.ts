import { queryOptions } from '@tanstack/react-query';
import { listMessages } from '#shared/messages/messages.contract.ts';
import { callApi } from '#web/platform/call-api.ts';

/** Asked again at this pace too, in case a proxy cuts the stream. */
const POLL_MS = 15_000;

/** The stored messages of a lesson; asking for them marks the other side's as read. */
export const threadQuery = (lessonId: string) =>
  queryOptions({
    queryKey: ['messages', lessonId],
    queryFn: ({ signal }) => callApi(listMessages, { params: { id: lessonId }, signal }),
    staleTime: 0,
    refetchInterval: POLL_MS,
  });
