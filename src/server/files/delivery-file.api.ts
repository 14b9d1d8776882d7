import { and, desc, eq, gte, ne } from 'drizzle-orm';
import type { DbOrTx, Tx } from '#server/platform/db/database.ts';
import { filesTable } from './files.table.ts';

/** What may be handed over: nobody has deleted, archived or blocked it, and no scanner found a virus. */
const isPresentable = and(
  eq(filesTable.fileType, 'final_delivery'),
  eq(filesTable.status, 'active'),
  eq(filesTable.isBlocked, false),
  ne(filesTable.scanStatus, 'infected'),
);

/** Whether the file can be handed over; until the transaction ends nobody deletes or blocks it. */
export async function lockDelivery(tx: Tx, fileId: string): Promise<boolean> {
  const found = await tx
    .select({ id: filesTable.id })
    .from(filesTable)
    .where(and(eq(filesTable.id, fileId), isPresentable))
    .for('update');
  return found.length > 0;
}

/** The last final delivery of a lesson that came in since an instant, locked; null where there is none. */
export async function findLatestDelivery(
  tx: Tx,
  { lessonId, since }: { lessonId: string; since: Date },
): Promise<string | null> {
  const [found] = await tx
    .select({ id: filesTable.id })
    .from(filesTable)
    .where(and(eq(filesTable.lessonId, lessonId), gte(filesTable.createdAt, since), isPresentable))
    .orderBy(desc(filesTable.createdAt), desc(filesTable.id))
    .limit(1)
    .for('update');
  return found?.id ?? null;
}

/** The customer has the file from now on, also while a revision of it is made. */
export async function markHandedOver(tx: Tx, fileId: string, now: Date): Promise<void> {
  await tx.update(filesTable).set({ handedOverAt: now }).where(eq(filesTable.id, fileId));
}

/**
 * A delivery that another one replaced before it was handed over: it stays as work of the editor, which the
 * customer never sees.
 */
export async function setDeliveryAside(tx: DbOrTx, fileId: string): Promise<void> {
  await tx
    .update(filesTable)
    .set({ fileType: 'editor_work', status: 'archived' })
    .where(and(eq(filesTable.id, fileId), eq(filesTable.status, 'active')));
}

/** The name of what would be handed over, by the rule of `lockDelivery` and `findLatestDelivery`; locks nothing. */
export async function nameDelivery(
  db: DbOrTx,
  { lessonId, fileId, since }: { lessonId: string; fileId: string | null; since: Date },
): Promise<string | null> {
  const found = await db
    .select({ id: filesTable.id, name: filesTable.originalName, createdAt: filesTable.createdAt })
    .from(filesTable)
    .where(and(eq(filesTable.lessonId, lessonId), isPresentable))
    .orderBy(desc(filesTable.createdAt), desc(filesTable.id));
  const chosen = found.find(({ id }) => id === fileId) ?? found.find(({ createdAt }) => createdAt >= since);
  return chosen?.name ?? null;
}
