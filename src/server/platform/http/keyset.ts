import { desc, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { isId } from './is-id.ts';
import { type Cursor, decodeCursor } from './page.ts';
import { Problem } from './problem.ts';

/** What a list is ordered by, all descending: perhaps whether a row is still open, then instant and id. */
export interface ListOrder {
  isOpen?: SQL<boolean>;
  at: SQLWrapper;
  id: SQLWrapper;
}

export const newestFirst = ({ isOpen, at, id }: ListOrder): SQL[] => [
  ...(isOpen ? [desc(isOpen)] : []),
  desc(at),
  desc(id),
];

/** `open` or `done`, then an instant; years of four digits, for JavaScript knows later ones than the database. */
const PLACE = /^(open|done) (\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)$/;

/**
 * The condition for the rows after a cursor.
 * @throws Problem 400 for a cursor that is not ours
 */
export function afterCursor(cursor: string | undefined, { isOpen, at, id }: ListOrder): SQL | undefined {
  const place = decodeCursor(cursor);
  if (!place) return undefined;
  const [, state, instant = ''] = PLACE.exec(place.after) ?? [];
  if (!state || Number.isNaN(Date.parse(instant)) || !isId(place.id)) {
    throw Problem.ofIssues([{ path: 'cursor', message: 'Cursor inválido' }]);
  }
  const last = sql`${instant}::timestamptz, ${place.id}::uuid`;
  return isOpen
    ? sql`(${isOpen}, ${at}, ${id}) < (${state === 'open'}, ${last})`
    : sql`(${at}, ${id}) < (${last})`;
}

/** Cuts the row asked for beyond the page off; where there was one, the list goes on. */
export function cutPage<Row>(
  rows: readonly Row[],
  limit: number,
  placeOf: (row: Row) => { isOpen?: boolean; at: Date; id: string },
): { rows: Row[]; next: Cursor | null } {
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  if (!last) return { rows: shown, next: null };
  const { isOpen = true, at, id } = placeOf(last);
  return { rows: shown, next: { after: `${isOpen ? 'open' : 'done'} ${at.toISOString()}`, id } };
}
