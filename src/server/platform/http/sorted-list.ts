import { asc, desc, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { isId } from './is-id.ts';
import { type Cursor, decodeCursor } from './page.ts';
import { Problem } from './problem.ts';

/**
 * An order that somebody chose for a list. `by` is never null: what has no value gets one that puts it where it
 * belongs; instants go in as numbers (`extract(epoch …)`).
 */
export interface ListSort {
  /** As the call names it, kept in the cursor: a cursor of another order is refused. */
  name: string;
  by: SQL;
  type: 'text' | 'number';
  id: SQLWrapper;
  isDescending?: boolean;
}

export const sorted = ({ by, id, isDescending = false }: ListSort): SQL[] =>
  isDescending ? [desc(by), desc(id)] : [asc(by), asc(id)];

/** What the cursor remembers of a row: to be selected beside its id. */
export const sortPlace = ({ by }: ListSort): SQL<string> => sql<string>`(${by})::text`;

/**
 * The condition for the rows after a cursor.
 * @throws Problem 400 for a cursor that is not ours, or one of another order
 */
export function afterSorted(cursor: string | undefined, sort: ListSort): SQL | undefined {
  const place = decodeCursor(cursor);
  if (!place) return undefined;
  const [name, ...rest] = place.after.split(' ');
  const value = rest.join(' ');
  const isKnown = name === sort.name && (sort.type === 'text' || isNumber(value));
  if (!isKnown || !isId(place.id)) throw Problem.ofIssues([{ path: 'cursor', message: 'Cursor inválido' }]);
  const last = sort.type === 'text' ? sql`${value}::text` : sql`${value}::numeric`;
  const isAfter = sort.isDescending ? sql`<` : sql`>`;
  return sql`(${sort.by}, ${sort.id}) ${isAfter} (${last}, ${place.id}::uuid)`;
}

const isNumber = (text: string): boolean => /^-?\d{1,18}(\.\d{1,12})?$/.test(text);

/** Cuts the row asked for beyond the page off; where there was one, the list goes on. */
export function cutSorted<Row extends { id: string; place: string }>(
  rows: readonly Row[],
  limit: number,
  { name }: ListSort,
): { rows: Row[]; next: Cursor | null } {
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return { rows: shown, next: last ? { after: `${name} ${last.place}`, id: last.id } : null };
}
