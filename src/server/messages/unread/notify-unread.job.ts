import { and, desc, eq, isNull } from 'drizzle-orm';
import { messagesTable } from '#server/messages/messages.table.ts';
import type { DbOrTx } from '#server/platform/db/database.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { defineJob, type HandledJob, handle } from '#server/platform/jobs/jobs.ts';
import { enqueueMail } from '#server/platform/mail/enqueue-mail.ts';
import { unreadMail } from './unread-mail.ts';
import {
  type ConversationSide,
  conversationSideSchema,
  findRecipient,
  unseenByRecipient,
} from './unread-recipient.ts';

/** How long a conversation must rest before a mail tells of it: whoever is there answers sooner. */
const QUIET_MS = 60_000;

const notifyUnreadJob = defineJob({
  name: 'notify-unread-messages',
  schema: conversationSideSchema,
  options: { retryLimit: 8, retryDelaySeconds: 5, timeoutSeconds: 60 },
});

/** Looks after the conversation once it has been quiet since `lastAt`; one look waits for each side at a time. */
export async function notifyAfterQuiet(
  tx: DbOrTx,
  deps: Pick<AppDeps, 'enqueue'>,
  waiting: ConversationSide,
  lastAt: Date,
): Promise<void> {
  await deps.enqueue(tx, notifyUnreadJob, waiting, {
    singletonKey: `${waiting.lessonId} ${waiting.side}`,
    startAfter: new Date(lastAt.getTime() + QUIET_MS),
  });
}

/**
 * Has the person of one side who is to answer mailed about what that person has not read, once the conversation is
 * quiet. A message is marked in the same transaction, so that no other mail is called for on its account.
 */
export function notifyUnread(deps: AppDeps): HandledJob {
  return handle(notifyUnreadJob, async (waiting, { db }) => {
    const ofLesson = eq(messagesTable.lessonId, waiting.lessonId);
    const [last] = await db
      .select({ at: messagesTable.createdAt })
      .from(messagesTable)
      .where(ofLesson)
      .orderBy(desc(messagesTable.id))
      .limit(1);
    if (!last) return;
    const now = deps.clock.now();
    const quietMs = now.getTime() - last.at.getTime();
    // A message from later than now (a clock that was set back) would have this job look again without end.
    if (quietMs >= 0 && quietMs < QUIET_MS) return notifyAfterQuiet(db, deps, waiting, last.at);
    const recipient = await findRecipient(db, waiting);
    if (!recipient) return;
    await db.transaction(async (tx) => {
      const told = await tx
        .update(messagesTable)
        .set({ notifiedAt: now })
        .where(and(unseenByRecipient(tx, waiting, recipient), isNull(messagesTable.notifiedAt)))
        .returning({ id: messagesTable.id });
      if (told.length > 0) await enqueueMail(tx, deps, unreadMail, waiting);
    });
  });
}
