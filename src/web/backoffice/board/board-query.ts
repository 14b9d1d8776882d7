import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
} from '@tanstack/react-query';
import { listBoard } from '#shared/backoffice/board.contract.ts';
import type { BoardStage } from '#shared/backoffice/board-stages.ts';
import type { EditorLoad } from '#shared/production/production.schemas.ts';
import { allEditorsQuery } from '#web/backoffice/editors/all-editors-query.ts';
import { editorName } from '#web/backoffice/editors/editor-rows.ts';
import { callApiList } from '#web/platform/call-api.ts';
import { RENEWED } from '#web/platform/renew-shown.ts';
import type { BoardSearch } from './board-search.ts';

const KEY = ['board'] as const;
const NAMES_MS = 30_000;
const PAGE: Record<BoardStage, number> = { waiting: 50, assigned: 50, in_progress: 50, completed: 10 };

/** One column of the board, renewed by itself while it is in view. */
const columnQuery = (stage: BoardStage, { q, editor }: BoardSearch) =>
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
    ...RENEWED,
  });

/** Whom the board can be narrowed to: names by id, in the order of the alphabet. */
export const editorNamesQuery = () =>
  queryOptions({ ...allEditorsQuery(), select: namesById, staleTime: NAMES_MS });

function namesById(editors: readonly EditorLoad[]): Record<string, string> {
  const names = editors.map((editor) => [editor.id, editorName(editor)] as const);
  return Object.fromEntries(names.toSorted(([, a], [, b]) => a.localeCompare(b, 'pt-BR')));
}

/** The cards of one column, as far as they are loaded. */
export function useColumn(stage: BoardStage, search: BoardSearch) {
  const pages = useInfiniteQuery(columnQuery(stage, search));
  return {
    stage,
    pages,
    cards: pages.data?.pages.flatMap(({ items }) => items) ?? [],
    total: pages.data?.pages[0]?.total ?? 0,
  };
}
export type Column = ReturnType<typeof useColumn>;
