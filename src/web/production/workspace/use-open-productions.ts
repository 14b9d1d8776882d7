import { useInfiniteQuery } from '@tanstack/react-query';
import { ownProductionsQuery } from '#web/production/production-queries.ts';
import { isOpen } from '#web/production/worklist/is-open.ts';
import { FIRST_SORT } from '#web/production/worklist/worklist-search.ts';

const PAGE = 50;

/** All lessons of the editor: those still to be done, the most urgent first, and those that are over. */
export function useOpenProductions() {
  const pages = useInfiniteQuery(ownProductionsQuery({ sort: FIRST_SORT }, PAGE));
  const all = pages.data?.pages.flatMap((page) => page.items) ?? [];
  return { pages, open: all.filter(isOpen), over: all.filter((production) => !isOpen(production)) };
}
