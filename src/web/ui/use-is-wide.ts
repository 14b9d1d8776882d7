import { useSyncExternalStore } from 'react';

/** From here on rows stand in a table, those with many columns only from the second on; below it each is a card. */
const QUERIES = { table: '(width >= 48rem)', 'wide-table': '(width >= 64rem)' };

const follow = (query: string) => (listener: () => void) => {
  const media = globalThis.matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
};
const FOLLOWERS = { table: follow(QUERIES.table), 'wide-table': follow(QUERIES['wide-table']) };

/** Whether the window has room for a table. Only one of both is drawn: hundreds of rows are many already. */
export function useIsWide(kind: keyof typeof QUERIES = 'table'): boolean {
  return useSyncExternalStore(FOLLOWERS[kind], () => globalThis.matchMedia(QUERIES[kind]).matches);
}
