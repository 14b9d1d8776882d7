import { and, eq, inArray, lt, or, sql } from 'drizzle-orm';
import type { DbOrTx } from '#server/platform/db/database.ts';
import { mailOutboxTable } from './mail-outbox.table.ts';

/** As long as somebody may ask whether a mail went out. */
const KEPT_DAYS = 90;

/** Removes every trace of mails to one person, sent or waiting, when the account goes. */
export async function forgetMailsOf(
  tx: DbOrTx,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  const { toUserId, toAddress, payload } = mailOutboxTable;
  await tx
    .delete(mailOutboxTable)
    .where(or(eq(toUserId, userId), eq(toAddress, email), sql`${payload} ->> 'email' = ${email}`));
}

/** Mails that were done with long ago. */
export async function forgetOldMails(db: DbOrTx): Promise<void> {
  const { status, createdAt } = mailOutboxTable;
  await db
    .delete(mailOutboxTable)
    .where(
      and(
        inArray(status, ['sent', 'unconfirmed', 'failed', 'cancelled']),
        lt(createdAt, sql`now() - make_interval(days => ${KEPT_DAYS})`),
      ),
    );
}
