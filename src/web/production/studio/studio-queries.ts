import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import * as contract from '#shared/composition/studio/studio.contract.ts';
import { callApi } from '#web/platform/call-api.ts';

const STUDIO_KEY = ['studio'] as const;

/** The draft as it is on the server. Read once: from then on the desk knows better. */
export const studioQuery = (lessonId: string) =>
  queryOptions({
    queryKey: [...STUDIO_KEY, 'deck', lessonId],
    queryFn: ({ signal }) => callApi(contract.getStudio, { params: { id: lessonId }, signal }),
    staleTime: 0,
    gcTime: 0,
    refetchOnReconnect: false,
  });

export const materialQuery = (lessonId: string) =>
  queryOptions({
    queryKey: [...STUDIO_KEY, 'material', lessonId],
    queryFn: ({ signal }) => callApi(contract.getDraftMaterial, { params: { id: lessonId }, signal }),
  });

/** `newest`: with each version that is saved there is one more. */
export const versionsQuery = (lessonId: string, newest: number) =>
  queryOptions({
    queryKey: [...STUDIO_KEY, 'versions', lessonId, newest],
    queryFn: ({ signal }) => callApi(contract.listDraftVersions, { params: { id: lessonId }, signal }),
    placeholderData: keepPreviousData,
  });

export const versionQuery = (lessonId: string, version: number) =>
  queryOptions({
    queryKey: [...STUDIO_KEY, 'version', lessonId, version],
    queryFn: ({ signal }) =>
      callApi(contract.getDraftVersion, { params: { id: lessonId, version: String(version) }, signal }),
  });
