/**
 * Where the list of clients stands, as the address carries it: how many pages are before it, then the cursors of the
 * latest of them, the shown page's own last. `2.abc.def` is the third page.
 */
export interface ClientPages {
  /** Counted from 0. */
  page: number;
  cursors: readonly string[];
}
/** As many pages can be gone back one by one; an address must not grow without end. */
const MOST_KEPT = 20;
const FORM = /^([1-9]\d{0,4})((?:\.[\w-]{1,2000}){1,20})$/;

/** Reads the part of the address; what makes no sense is the first page. */
export function readClientPages(text: string | undefined): ClientPages {
  const [, page, cursors] = FORM.exec(text ?? '') ?? [];
  return page && cursors
    ? { page: Number(page), cursors: cursors.slice(1).split('.') }
    : { page: 0, cursors: [] };
}

/** The same as the address says it; the first page goes unsaid. */
const writePages = ({ page, cursors }: ClientPages): string | undefined =>
  cursors.length > 0 ? [page, ...cursors].join('.') : undefined;

export const pageAfter = ({ page, cursors }: ClientPages, cursor: string): string | undefined =>
  writePages({ page: page + 1, cursors: [...cursors, cursor].slice(-MOST_KEPT) });

/** Beyond those that are kept the way back leads to the first page. */
export const pageBefore = ({ page, cursors }: ClientPages): string | undefined =>
  writePages({ page: page - 1, cursors: cursors.slice(0, -1) });
