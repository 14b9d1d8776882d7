import { readText } from '#web/platform/read-search.ts';

/** What the address of the editors tab carries. */
export interface EditorsSearch {
  q?: string;
}

/** Reads the query of the address. */
export function readEditorsSearch(query: Record<string, unknown>): EditorsSearch {
  const q = readText(query.q);
  return q ? { q } : {};
}
