import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { notificationChoicesTable } from '#server/accounts/notification-choices.table.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { implement } from '#server/platform/http/implement.ts';
import * as contract from '#shared/accounts/notifications.contract.ts';

const ALL: contract.NotificationChoices = { messages: true, progress: true, deadlines: true };

/** Everybody's own choices of mails. */
export function mountNotificationChoices(app: FastifyInstance, deps: AppDeps): void {
  const { db } = deps.database;
  implement(app, deps, contract.getNotificationChoices, ({ session }) => readChoices(db, session.userId));
  implement(app, deps, contract.setNotificationChoices, async ({ session, body }) => {
    const set = { ...body, updatedAt: deps.clock.now() };
    await db
      .insert(notificationChoicesTable)
      .values({ userId: session.userId, ...set })
      .onConflictDoUpdate({ target: notificationChoicesTable.userId, set });
    return body;
  });
}

/** What somebody chose, or all where they chose nothing yet. */
export async function readChoices(db: Db, userId: string): Promise<contract.NotificationChoices> {
  const [row] = await db
    .select()
    .from(notificationChoicesTable)
    .where(eq(notificationChoicesTable.userId, userId));
  if (!row) return ALL;
  const { messages, progress, deadlines } = row;
  return { messages, progress, deadlines };
}
