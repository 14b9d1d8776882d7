import { asc, type SQL, sql } from 'drizzle-orm';
import type { LessonAlias } from '#server/backoffice/clients/filter-lessons.ts';
import { isId } from '#server/platform/http/is-id.ts';
import { type Cursor, decodeCursor } from '#server/platform/http/page.ts';
import { Problem } from '#server/platform/http/problem.ts';

const NO_DEADLINE = 'none';
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** The most urgent first; what has no deadline comes last. */
export const byDeadline = ({ deadline, id }: LessonAlias): SQL[] => [
  sql`${deadline} asc nulls last`,
  asc(id),
];

export const placeOf = (row: { deadline: Date | null; id: string }): Cursor => ({
  after: row.deadline?.toISOString() ?? NO_DEADLINE,
  id: row.id,
});

/**
 * The condition for what comes after a cursor.
 * @throws Problem 400 for a cursor that is not ours
 */
export function afterPlace(cursor: string | undefined, { deadline, id }: LessonAlias): SQL | undefined {
  const place = decodeCursor(cursor);
  if (!place) return undefined;
  const isKnown =
    place.after === NO_DEADLINE || (INSTANT.test(place.after) && !Number.isNaN(Date.parse(place.after)));
  if (!isKnown || !isId(place.id)) throw Problem.ofIssues([{ path: 'cursor', message: 'Cursor inválido' }]);
  if (place.after === NO_DEADLINE) return sql`(${deadline} is null and ${id} > ${place.id}::uuid)`;
  return sql`((${deadline}, ${id}) > (${place.after}::timestamptz, ${place.id}::uuid) or ${deadline} is null)`;
}
