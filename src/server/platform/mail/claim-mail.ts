import { and, eq, lt, or, sql } from 'drizzle-orm';
import type { Db, DbOrTx } from '#server/platform/db/database.ts';
import { type MailRow, mailOutboxTable } from './mail-outbox.table.ts';

/** Longer than a job that sends may take. */
const LEASE_MS = 5 * 60_000;

/** Which try of which mail is meant; the queue gives one job to one worker at a time. */
export interface MailTry {
  mailId: string;
  jobId: string;
}

/**
 * Takes a mail up for sending; null where another job has it or it is done. A mail left in mid-send by a
 * worker that died is taken up at once by the same job, by another one when the lease is over.
 */
export async function claimMail(db: Db, { mailId, jobId }: MailTry, now: Date): Promise<MailRow | null> {
  const { id, status, claimedBy, leaseUntil, tries } = mailOutboxTable;
  const isAbandoned = and(eq(status, 'sending'), or(eq(claimedBy, jobId), lt(leaseUntil, now)));
  const [row] = await db
    .update(mailOutboxTable)
    .set({
      status: 'sending',
      tries: sql`${tries} + 1`,
      claimedBy: jobId,
      leaseUntil: new Date(now.getTime() + LEASE_MS),
    })
    .where(and(eq(id, mailId), or(eq(status, 'waiting'), isAbandoned)))
    .returning();
  return row ?? null;
}

/** Ends a try, unless another job has taken the mail over meanwhile. */
export async function settleMail(
  db: DbOrTx,
  { mailId, jobId }: MailTry,
  set: Partial<MailRow> & Pick<MailRow, 'status'>,
): Promise<boolean> {
  const { id, status, claimedBy } = mailOutboxTable;
  const settled = await db
    .update(mailOutboxTable)
    .set({ ...set, claimedBy: null, leaseUntil: null })
    .where(and(eq(id, mailId), eq(status, 'sending'), eq(claimedBy, jobId)))
    .returning({ id });
  return settled.length > 0;
}
