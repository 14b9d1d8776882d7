import { queryOptions } from '@tanstack/react-query';
import { lessonLine } from '#shared/lessons/lessons.contract.ts';
import { callApi } from '#web/platform/call-api.ts';

const ASK_EVERY_MS = 5000;

/** How many lessons are analysed before this one; asked again while it waits, since others come and go. */
export const lessonLineQuery = (id: string) =>
  queryOptions({
    queryKey: ['lesson-line', id],
    queryFn: ({ signal }) => callApi(lessonLine, { params: { id }, signal }),
    refetchInterval: ASK_EVERY_MS,
    staleTime: 0,
  });
