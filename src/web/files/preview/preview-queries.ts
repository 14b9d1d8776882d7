import { queryOptions } from '@tanstack/react-query';
import { getPreview, getPreviewPage } from '#shared/files/preview.contract.ts';
import { callApi, sendCall } from '#web/platform/call-api.ts';

/** Apart from the lists of files: what a file looks like does not change with them. */
const KEY = ['file-preview'] as const;
/** While the pictures are made. */
const ASK_AGAIN_MS = 1000;

/** The pages of a file; asked for again until they are made. */
export const previewQuery = (fileId: string) =>
  queryOptions({
    queryKey: [...KEY, fileId],
    queryFn: ({ signal }) => callApi(getPreview, { params: { id: fileId }, signal }),
    refetchInterval: ({ state }) => (state.data?.state === 'making' ? ASK_AGAIN_MS : false),
    staleTime: 0,
  });

/** One page as a picture. Fetched, because an `<img>` cannot carry the session's token. */
export const pageQuery = (fileId: string, page: number) =>
  queryOptions({
    queryKey: [...KEY, fileId, page],
    queryFn: async ({ signal }) => {
      const response = await sendCall(getPreviewPage, { params: { id: fileId, page: String(page) }, signal });
      return response.blob();
    },
  });
