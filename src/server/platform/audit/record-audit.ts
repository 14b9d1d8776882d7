import type { DbOrTx } from '#server/platform/db/database.ts';
import { auditTable } from './audit.table.ts';

export type AuditEntry = Omit<typeof auditTable.$inferInsert, 'id' | 'createdAt'>;

/** Keeps what somebody did, in the transaction in which it happened. `before` and `after` hold only what changed. */
export async function recordAudit(tx: DbOrTx, entry: AuditEntry, now: Date): Promise<void> {
  await tx.insert(auditTable).values({ ...entry, createdAt: now });
}
