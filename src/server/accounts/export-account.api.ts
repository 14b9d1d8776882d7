import { eq } from 'drizzle-orm';
import type { Db } from '#server/platform/db/database.ts';
import { sessionsTable, usersTable } from './accounts.table.ts';
import { readChoices } from './own-account/notification-choices.ts';
import { readTotp } from './second-factor/second-factor.ts';
import { toUser } from './to-user.ts';

/** What is kept of a person beside what they ordered, for them to take away. */
export async function exportAccount(db: Db, userId: string) {
  const [user] = await db.select().from(usersTable).where(eq(usersTable.id, userId));
  const { device, createdAt, lastSeenAt } = sessionsTable;
  const sessions = await db
    .select({ device, createdAt, lastSeenAt })
    .from(sessionsTable)
    .where(eq(sessionsTable.userId, userId));
  if (!user) return null;
  const [mails, { isOn: hasSecondFactor }] = [await readChoices(db, userId), await readTotp(db, userId)];
  const { createdAt: registeredAt, termsVersion, termsAcceptedAt } = user;
  const kept = { createdAt: registeredAt, termsVersion, termsAcceptedAt };
  return { ...toUser(user), ...kept, sessions, mails, hasSecondFactor };
}
