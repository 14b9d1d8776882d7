import { sql } from 'drizzle-orm';
import type { DbOrTx } from '#server/platform/db/database.ts';
import { actingNow } from './acting.ts';
import { auditTable } from './audit.table.ts';

export type AuditEntry = Omit<typeof auditTable.$inferInsert, 'id' | 'createdAt' | 'mergeKey'>;

/**
 * Keeps what somebody did, in the transaction in which it happened. `before` and `after` hold only what changed. Where a
 * person acts and the entry does not say, address and session are those of the request.
 */
export async function recordAudit(tx: DbOrTx, entry: AuditEntry, now: Date): Promise<void> {
  await tx.insert(auditTable).values(complete(entry, now));
}

/**
 * The same for what may happen again and again: one row for each `mergeKey`, which counts in `after.times` and tells in
 * `after.lastAt` when it was last.
 */
export async function countAudit(
  tx: DbOrTx,
  { mergeKey, ...entry }: AuditEntry & { mergeKey: string },
  now: Date,
): Promise<void> {
  const { after } = auditTable;
  const again = sql`${after} || jsonb_build_object(
    'times', coalesce((${after} ->> 'times')::int, 1) + 1, 'lastAt', ${now.toISOString()}::text)`;
  await tx
    .insert(auditTable)
    .values({ ...complete({ ...entry, after: entry.after ?? {} }, now), mergeKey })
    .onConflictDoUpdate({ target: auditTable.mergeKey, set: { after: again } });
}

function complete(entry: AuditEntry, now: Date) {
  const request = entry.actorId ? actingNow() : null;
  const { ip = request?.ip, sessionId = request?.sessionId } = entry;
  return { ...entry, ip, sessionId, createdAt: now };
}
