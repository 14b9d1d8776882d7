import { and, inArray, lt, sql } from 'drizzle-orm';
import { auditTable } from '#server/platform/audit/audit.table.ts';
import type { Db } from '#server/platform/db/database.ts';
import { ACCESS_ACTIONS } from '#shared/backoffice/audit-actions.ts';
import { accessRecordsTable } from './access-records.table.ts';

/** Marco Civil (Lei 12.965/2014), art. 15: six months, and then there is no reason to keep it any longer. */
const KEPT_MONTHS = 6;
/** Rows removed in one statement: it holds its locks for moments only, however much is due. */
const AT_ONCE = 10_000;

/** Removes who was there, and signed in or tried to, more than six months ago. */
export async function forgetOldAccess(db: Db): Promise<void> {
  const end = sql`now() - make_interval(months => ${KEPT_MONTHS})`;
  const { startedAt } = accessRecordsTable;
  // A run of requests lasts an hour at most.
  await deleteInParts(db, accessRecordsTable, lt(startedAt, sql`${end} - interval '1 hour'`));
  const { action, createdAt } = auditTable;
  await deleteInParts(db, auditTable, and(inArray(action, Object.keys(ACCESS_ACTIONS)), lt(createdAt, end)));
}

async function deleteInParts(
  db: Db,
  table: typeof accessRecordsTable | typeof auditTable,
  isDue: ReturnType<typeof and>,
): Promise<void> {
  let removed = AT_ONCE;
  while (removed === AT_ONCE) {
    const due = db.select({ id: table.id }).from(table).where(isDue).limit(AT_ONCE);
    const done = await db.delete(table).where(inArray(table.id, due));
    removed = done.rowCount ?? 0;
  }
}
