import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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

const isAbandoned = (jobId: string, now: Date) => {
  const { status, claimedBy, leaseUntil } = mailOutboxTable;
  return and(eq(status, 'sending'), or(eq(claimedBy, jobId), lt(leaseUntil, now)));
};

/**
 * Takes a mail up for sending; null where another job has it or it is done. A mail left in mid-send by a
 * worker that died is taken up at once by the same job, by another one when the lease is over.
 */
export async function claimMail(db: Db, { mailId, jobId }: MailTry, now: Date): Promise<MailRow | null> {
  const { id, status, tries } = mailOutboxTable;
  const [row] = await db
    .update(mailOutboxTable)
    .set({
      status: 'sending',
      tries: sql`${tries} + 1`,
      claimedBy: jobId,
      leaseUntil: new Date(now.getTime() + LEASE_MS),
    })
    .where(and(eq(id, mailId), or(eq(status, 'waiting'), isAbandoned(jobId, now))))
    .returning();
  return row ?? null;
}

/**
 * Closes a mail whose worker died after handing it over in the given try: it has most likely been taken, and is
 * not sent again by itself; what its writer needs is kept for an admin who sends it again. False where it is not that try's any more.
 */
export async function closeUnheard(
  db: Db,
  { mailId, jobId }: MailTry,
  { tries, now }: { tries: number; now: Date },
): Promise<boolean> {
  const { id } = mailOutboxTable;
  const closed = await db
    .update(mailOutboxTable)
    .set({ status: 'unconfirmed', claimedBy: null, leaseUntil: null })
    .where(and(eq(id, mailId), eq(mailOutboxTable.tries, tries), isAbandoned(jobId, now)))
    .returning({ id });
  return closed.length > 0;
}

/**
 * Keeps whom a mail goes to and what it is about, before it goes.
 * @throws Error where another job has taken it over meanwhile
 */
export async function noteAddress(
  db: Db,
  { mailId, jobId }: MailTry,
  address: Pick<MailRow, 'toAddress' | 'toUserId' | 'subject' | 'lessonId'>,
): Promise<void> {
  const { id, status, claimedBy } = mailOutboxTable;
  const noted = await db
    .update(mailOutboxTable)
    .set(address)
    .where(and(eq(id, mailId), eq(status, 'sending'), eq(claimedBy, jobId)))
    .returning({ id });
  if (noted.length === 0) throw new Error('the mail was taken over by another job');
}

export async function isBeingSent(db: Db, mailId: string): Promise<boolean> {
  const { id, status } = mailOutboxTable;
  const isIt = and(eq(id, mailId), eq(status, 'sending'));
  return (await db.select({ id }).from(mailOutboxTable).where(isIt)).length > 0;
}

/** Ends a try, unless another job has taken the mail over meanwhile; one that closed it unheard knew less. */
export async function settleMail(
  db: DbOrTx,
  { mailId, jobId }: MailTry,
  set: Partial<MailRow> & Pick<MailRow, 'status'>,
): Promise<boolean> {
  const { id, status, claimedBy } = mailOutboxTable;
  const isMine = and(eq(status, 'sending'), eq(claimedBy, jobId));
  const isOpen = set.status === 'sent' ? or(isMine, eq(status, 'unconfirmed')) : isMine;
  const settled = await db
    .update(mailOutboxTable)
    .set({ ...set, claimedBy: null, leaseUntil: null })
    .where(and(eq(id, mailId), isOpen))
    .returning({ id });
  return settled.length > 0;
}

/** Which mails this machine has given the end of to a mail server, without having heard yet what became of them. */
export interface Handovers {
  /** Of this try, counted from 1. */
  note(mailId: string, tries: number): void;
  /** The try that was noted; null where none is. */
  find(mailId: string): number | null;
  forget(mailId: string): void;
}

/**
 * One small file for each. A file and not a column, and written without waiting, because nothing may come between
 * the note and the closing dot: a database that has noted it and not answered yet is a window of milliseconds in
 * which a dying process loses the mail or sends it twice. A file outlives the process that wrote it.
 */
export function openHandovers(dataDir: string): Handovers {
  const folder = join(dataDir, 'handovers');
  const pathOf = (mailId: string) => join(folder, mailId);
  return {
    note(mailId, tries) {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      writeFileSync(pathOf(mailId), String(tries), { mode: 0o600 });
    },
    find(mailId) {
      try {
        return Number(readFileSync(pathOf(mailId), 'utf8'));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
    forget: (mailId) => rmSync(pathOf(mailId), { force: true }),
  };
}
