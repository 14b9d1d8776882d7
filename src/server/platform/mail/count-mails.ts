import { and, count, eq, gte } from 'drizzle-orm';
import type { Db } from '#server/platform/db/database.ts';
import type { MailStatus } from '#shared/messages/mail-status.ts';
import { mailOutboxTable } from './mail-outbox.table.ts';

/** How many mails there are in each status; a status without any is left out. */
export async function countMails(db: Db): Promise<Partial<Record<MailStatus, number>>> {
  const rows = await db
    .select({ status: mailOutboxTable.status, mails: count() })
    .from(mailOutboxTable)
    .groupBy(mailOutboxTable.status);
  return Object.fromEntries(rows.map(({ status, mails }) => [status, mails]));
}

/** How many mails written since an instant could not be sent. */
export async function countFailedMails(db: Db, since: Date): Promise<number> {
  const [row] = await db
    .select({ mails: count() })
    .from(mailOutboxTable)
    .where(and(eq(mailOutboxTable.status, 'failed'), gte(mailOutboxTable.createdAt, since)));
  return row?.mails ?? 0;
}
