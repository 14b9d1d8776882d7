import { count, desc, type SQL, type SQLWrapper, type Subquery, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { DbOrTx } from '#server/platform/db/database.ts';
import { isId } from '#server/platform/http/is-id.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { MOST_COUNTED } from '#shared/http/list-query.ts';
import { type Cursor, decodeCursor, isInstant, takeFitting } from './page.ts';

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
  if (!state || !isInstant(instant) || !isId(place.id)) {
    throw Problem.ofIssues([{ path: 'cursor', message: 'Cursor inválido' }]);
  }
  const last = sql`${instant}::timestamptz, ${place.id}::uuid`;
  return isOpen
    ? sql`(${isOpen}, ${at}, ${id}) < (${state === 'open'}, ${last})`
    : sql`(${at}, ${id}) < (${last})`;
}

/** Cuts off what is beyond the page; where there is something, the list goes on. */
export function cutPage<Row>(
  rows: readonly Row[],
  limit: number,
  placeOf: (row: Row) => { isOpen?: boolean; at: Date; id: string },
): { rows: Row[]; next: Cursor | null } {
  const { shown, last } = takeFitting(rows, limit);
  if (!last) return { rows: shown, next: null };
  const { isOpen = true, at, id } = placeOf(last);
  return { rows: shown, next: { after: `${isOpen ? 'open' : 'done'} ${at.toISOString()}`, id } };
}

/**
 * How many rows a list has, counted no further than the contract promises: to know that there are a hundred thousand
 * of them a hundred thousand would have to be read for every page. In the list's order, so that its index is walked.
 */
export async function countRows(
  db: DbOrTx,
  { from, wanted, order }: { from: PgTable | Subquery; wanted: SQL | undefined; order: ListOrder },
): Promise<number> {
  const found = db
    .select({ one: sql`1`.as('one') })
    .from(from as PgTable)
    .where(wanted)
    .orderBy(...newestFirst(order))
    .limit(MOST_COUNTED + 1)
    .as('found');
  const [counted] = await db.select({ total: count() }).from(found);
  return counted?.total ?? 0;
}
