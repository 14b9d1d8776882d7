import { queryOptions } from '@tanstack/react-query';
import { getMaterial } from '#shared/lessons/materials.contract.ts';
import { callApi } from '#web/platform/call-api.ts';

const ASK_EVERY_MS = 900;

/** A file sent ahead; asked again while it is read. */
export const materialQuery = (id: string) =>
  queryOptions({
    queryKey: ['material', id],
    queryFn: ({ signal }) => callApi(getMaterial, { params: { id }, signal }),
    refetchInterval: ({ state }) => (state.data && state.data.status !== 'reading' ? false : ASK_EVERY_MS),
    retry: 2,
    staleTime: Number.POSITIVE_INFINITY,
  });
