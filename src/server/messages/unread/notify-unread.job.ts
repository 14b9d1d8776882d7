import { and, desc, eq, isNull } from 'drizzle-orm';
import type { AppDeps } from '#server/platform/deps.ts';
import { type HandledJob, handle } from '#server/platform/jobs/jobs.ts';
import { enqueueMail } from '#server/platform/mail/enqueue-mail.ts';
import { messagesTable } from '#server/messages/messages.table.ts';
import { notifyAfterQuiet, notifyUnreadJob, QUIET_MS, unreadMail } from '#server/messages/notify-unread-job.ts';
import { findRecipient, unseenByRecipient } from './unread-recipient.ts';

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
