import { type SQL, sql } from 'drizzle-orm';

/** What a feature tells of things that wait for a person; the columns of one list over all of them. */
export interface WaitingRow {
  kind: unknown;
  /** uuid of the row it is about. */
  subject: unknown;
  /** Another one is another thing that waits. */
  occurrence: unknown;
  lessonId?: unknown;
  since: unknown;
  due?: unknown;
  words?: unknown;
  cents?: unknown;
  number?: unknown;
}

/** The columns of a `select`, in one order and of one type for every feature. */
export const waitingColumns = (row: WaitingRow): SQL => sql`
  ${row.kind}::text as kind, ${row.subject}::uuid as subject, ${row.occurrence}::text as occurrence,
  ${row.lessonId ?? null}::uuid as lesson_id, ${row.since}::timestamptz as since, ${row.due ?? null}::timestamptz as due,
  ${row.words ?? ''}::text as words, ${row.cents ?? null}::int as cents, ${row.number ?? null}::int as number`;
