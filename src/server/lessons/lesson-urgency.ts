import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { quoted } from '#server/platform/db/columns.ts';
import { UNDERWAY } from '#shared/lessons/lesson-status.ts';

const secondsOf = (instant: SQLWrapper): SQL =>
  // The difference of two instants, for what an index stands on must not depend on a time zone.
  sql`extract(epoch from (${instant} - timestamptz '1970-01-01 00:00:00+00'))`;

type Facts = Record<'status' | 'deadline' | 'createdAt', SQLWrapper>;

/**
 * Where a lesson stands among those that need doing: what is open by its deadline, so that what is overdue comes
 * first and what has none last; then what is not paid for yet or is over, newest first. An index stands on it.
 */
export const urgencyOf = ({ status, deadline, createdAt }: Facts): SQL =>
  sql`(case when ${status} in (${quoted(UNDERWAY)}) then coalesce(${secondsOf(deadline)}, 99999999999) else 200000000000 - ${secondsOf(createdAt)} end)`;

/** The same with the latest deadline first; what is not open comes after all that is. */
export const laterFirst = ({ status, deadline, createdAt }: Facts): SQL =>
  sql`(case when ${status} in (${quoted(UNDERWAY)}) then 99999999999 - coalesce(${secondsOf(deadline)}, 0) else 200000000000 - ${secondsOf(createdAt)} end)`;
