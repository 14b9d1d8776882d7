import { and, eq, inArray, sql } from 'drizzle-orm';
import type { DbOrTx } from '#server/platform/db/database.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { RESENDABLE_MAILS } from '#shared/messages/mail-status.ts';
import { sendMailJob } from './enqueue-mail.ts';
import { type MailRow, mailOutboxTable } from './mail-outbox.table.ts';

/**
 * Puts a mail that nobody confirmed, or that was refused, back into the queue, in the caller's transaction; null for
 * any other. It keeps its Message-ID: who has it after all is shown it once.
 */
export async function requeueMail(
  tx: DbOrTx,
  deps: Pick<AppDeps, 'enqueue' | 'clock'>,
  mailId: string,
): Promise<MailRow | null> {
  const { id, status, payload } = mailOutboxTable;
  const [row] = await tx
    .update(mailOutboxTable)
    .set({ status: 'waiting', nextTryAt: deps.clock.now(), lastError: null })
    // Without what its writer needs, as earlier versions left those that nobody confirmed, nothing can be written.
    .where(and(eq(id, mailId), inArray(status, [...RESENDABLE_MAILS]), sql`${payload} <> '{}'`))
    .returning();
  if (row) await deps.enqueue(tx, sendMailJob, { mailId }, { singletonKey: mailId });
  return row ?? null;
}
