import { queryOptions } from '@tanstack/react-query';
import { listLessonFiles } from '#shared/files/files.contract.ts';
import { callApiAll } from '#web/platform/call-api.ts';

/** Everything of files lies below this key. */
export const FILES_KEY = ['files'] as const;
/** A scan takes seconds; nobody is told when it is done. */
const SCAN_CHECK_MS = 5000;
/** Files come in with messages of both sides, whose stream belongs to the conversation. */
const RENEW_MS = 10_000;

/** The files of a lesson that the person may see, as they came; renewed by itself while it is in view. */
export const lessonFilesQuery = (lessonId: string) =>
  queryOptions({
    queryKey: [...FILES_KEY, 'lesson', lessonId],
    queryFn: ({ signal }) => callApiAll(listLessonFiles, { params: { id: lessonId }, signal }),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.some(({ scanStatus }) => scanStatus === 'scanning') ? SCAN_CHECK_MS : RENEW_MS,
    refetchOnWindowFocus: true,
  });
