import { queryOptions } from '@tanstack/react-query';
import { listLessonFiles } from '#shared/files/files.contract.ts';
import { callApi } from '#web/platform/call-api.ts';

/** Everything of files lies below this key: invalidate it where a `file` event of a lesson is heard. */
export const FILES_KEY = ['files'] as const;
/** A scan takes seconds; nobody is told when it is done. */
const SCAN_CHECK_MS = 5000;

/** The files of a lesson that the person may see, as they came. */
export const lessonFilesQuery = (lessonId: string) =>
  queryOptions({
    queryKey: [...FILES_KEY, 'lesson', lessonId],
    queryFn: ({ signal }) => callApi(listLessonFiles, { params: { id: lessonId }, signal }),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.some(({ scanStatus }) => scanStatus === 'scanning') ? SCAN_CHECK_MS : false,
  });
