import { asc, desc, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { isId } from '#server/platform/http/is-id.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { type Cursor, decodeCursor, isInstant, takeFitting } from './page.ts';

/**
 * An order that somebody chose for a list. `by` is never null: what has no value gets one that puts it where it
 * belongs; instants go in as numbers (`extract(epoch …)`).
 */
export interface ListSort {
  /** As the call names it, kept in the cursor: a cursor of another order is refused. */
  name: string;
  by: SQL;
  type: keyof typeof TYPES;
  id: SQLWrapper;
  isDescending?: boolean;
}

export const sorted = ({ by, id, isDescending = false }: ListSort): SQL[] =>
  isDescending ? [desc(by), desc(id)] : [asc(by), asc(id)];

const TYPES = { text: sql`text`, number: sql`numeric`, instant: sql`timestamptz` };

/** What the cursor remembers of a row: to be selected beside its id. */
export const sortPlace = ({ by, type }: ListSort): SQL<string> =>
  type === 'instant'
    ? sql<string>`to_char(${by} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
    : sql<string>`(${by})::text`;

/**
 * The condition for the rows after a cursor.
 * @throws Problem 400 for a cursor that is not ours, or one of another order
 */
export function afterSorted(cursor: string | undefined, sort: ListSort): SQL | undefined {
  const place = decodeCursor(cursor);
  if (!place) return undefined;
  const [name, ...rest] = place.after.split(' ');
  const value = rest.join(' ');
  const isKnown = name === sort.name && IS_PLACE[sort.type](value);
  if (!isKnown || !isId(place.id)) throw Problem.ofIssues([{ path: 'cursor', message: 'Cursor inválido' }]);
  const last = sql`${value}::${TYPES[sort.type]}`;
  const isAfter = sort.isDescending ? sql`<` : sql`>`;
  return sql`(${sort.by}, ${sort.id}) ${isAfter} (${last}, ${place.id}::uuid)`;
}

const IS_PLACE: Record<ListSort['type'], (text: string) => boolean> = {
  text: () => true,
  number: (text) => /^-?\d{1,18}(\.\d{1,12})?$/.test(text),
  instant: isInstant,
};

/** Cuts off what is beyond the page; where there is something, the list goes on. */
export function cutSorted<Row extends { id: string; place: string }>(
  rows: readonly Row[],
  limit: number,
  { name }: ListSort,
): { rows: Row[]; next: Cursor | null } {
  const { shown, last } = takeFitting(rows, limit);
  return { rows: shown, next: last ? { after: `${name} ${last.place}`, id: last.id } : null };
}
