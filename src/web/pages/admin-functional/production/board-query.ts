import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type BoardStage, listBoard } from '#shared/backoffice/board.contract.ts';
import { listEditors } from '#shared/production/production.contract.ts';
import { callApi, callApiList } from '#web/platform/call-api.ts';
import type { BoardSearch } from './board-search.ts';

const KEY = ['board'] as const;
/** Others assign and deliver meanwhile; there is no stream over all lessons. */
const RENEW_MS = 30_000;
const PAGE: Record<BoardStage, number> = { waiting: 50, assigned: 50, in_progress: 50, completed: 10 };
const MOST_EDITORS = 200;

/** One column of the board, renewed by itself while it is in view. */
export const columnQuery = (stage: BoardStage, { q, editor }: BoardSearch) =>
  infiniteQueryOptions({
    queryKey: [...KEY, stage, q ?? '', editor ?? ''],
    queryFn: ({ signal, pageParam }) =>
      callApiList(listBoard, {
        signal,
        query: {
          stage,
          ...(q && { q }),
          ...(editor && { editor }),
          ...(pageParam && { cursor: pageParam }),
          limit: PAGE[stage],
        },
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
    refetchInterval: RENEW_MS,
    refetchOnWindowFocus: true,
    staleTime: 0,
  });

/** Whom the board can be narrowed to: names by id, in the order of the alphabet. */
export const editorNamesQuery = () =>
  queryOptions({
    queryKey: [...KEY, 'editors'],
    queryFn: async ({ signal }) => {
      const editors = await callApi(listEditors, { signal, query: { limit: MOST_EDITORS } });
      const names = editors.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`.trim()]);
      names.sort(([, a = ''], [, b = '']) => a.localeCompare(b, 'pt-BR'));
      return Object.fromEntries(names) as Record<string, string>;
    },
    staleTime: RENEW_MS,
  });
