import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { listAdminFiles } from '#shared/files/admin-files.contract.ts';
import { FILES_KEY } from '#web/files/file-queries.ts';
import { callApiList } from '#web/platform/call-api.ts';
import { type FilesSearch, toQuery } from './files-search.ts';

const PAGE = 25;

/** All files, newest first; while the filter changes the old rows stay. */
export const adminFilesQuery = (search: FilesSearch) =>
  infiniteQueryOptions({
    queryKey: [...FILES_KEY, 'admin', search],
    queryFn: ({ signal, pageParam }) =>
      callApiList(listAdminFiles, {
        signal,
        query: { ...toQuery(search), ...(pageParam && { cursor: pageParam }), limit: PAGE },
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
