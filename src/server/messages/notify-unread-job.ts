import * as z from 'zod/mini';
import type { DbOrTx } from '#server/platform/db/database.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { defineJob } from '#server/platform/jobs/jobs.ts';
import { defineMail } from '#server/platform/mail/mails.ts';
import { MESSAGE_SIDES } from '#shared/messages/message-side.ts';

/** How long a conversation must rest before a mail tells of it: whoever is there answers sooner. */
export const QUIET_MS = 60_000;

const conversationSideSchema = z.object({ lessonId: z.string(), side: z.enum(MESSAGE_SIDES) });
/** One side of one conversation: who is to be told. */
export type ConversationSide = z.output<typeof conversationSideSchema>;

export const notifyUnreadJob = defineJob({
  name: 'notify-unread-messages',
  schema: conversationSideSchema,
  options: { retryLimit: 8, retryDelaySeconds: 5, timeoutSeconds: 60 },
});
export const unreadMail = defineMail({ name: 'messages', schema: conversationSideSchema });

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
