import { eq } from 'drizzle-orm';
import type { DbOrTx } from '#server/platform/db/database.ts';
import type { NotificationChoice } from '#shared/accounts/notifications.contract.ts';
import { usersTable } from './accounts.table.ts';
import { notificationChoicesTable } from './notification-choices.table.ts';

/** Whether whoever has this address wants such mails; an address without an account does. Asked when one is sent. */
export async function wantsMail(db: DbOrTx, email: string, choice: NotificationChoice): Promise<boolean> {
  const [chosen] = await db
    .select({ isWanted: notificationChoicesTable[choice] })
    .from(notificationChoicesTable)
    .innerJoin(usersTable, eq(usersTable.id, notificationChoicesTable.userId))
    .where(eq(usersTable.email, email.toLowerCase()));
  return chosen?.isWanted ?? true;
}
