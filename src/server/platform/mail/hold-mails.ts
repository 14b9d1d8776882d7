import { inArray } from 'drizzle-orm';
import type { DbOrTx } from '#server/platform/db/database.ts';
import { mailOutboxTable } from './mail-outbox.table.ts';

/**
 * Closes every mail that waits as unconfirmed: the installation a backup was made of has most likely sent it since. Its
 * words can still be written, so that an admin may send it again. How many there were.
 */
export async function holdMails(db: DbOrTx): Promise<number> {
  const held = await db
    .update(mailOutboxTable)
    .set({ status: 'unconfirmed', claimedBy: null, leaseUntil: null })
    .where(inArray(mailOutboxTable.status, ['waiting', 'sending']))
    .returning({ id: mailOutboxTable.id });
  return held.length;
}
