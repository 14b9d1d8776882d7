import { and, eq } from 'drizzle-orm';
import { findLesson, lessonTopic } from '#server/lessons/lessons.api.ts';
import { messagesTable } from '#server/messages/messages.table.ts';
import { notifyAfterQuiet } from '#server/messages/unread/notify-unread.job.ts';
import { unanswered } from '#server/messages/waiting-for.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { publishEvent } from '#server/platform/events/events.ts';
import { type IdempotentRequest, withIdempotency } from '#server/platform/http/idempotency.ts';
import type { Session } from '#server/platform/http/session.ts';
import { otherSide, sideOf } from '#shared/messages/message-side.ts';
import type { Message } from '#shared/messages/messages.contract.ts';
import { attachFiles } from './attachments.ts';
import { toMessage } from './to-message.ts';

export interface SentMessage {
  lessonId: string;
  content: string;
  attachmentIds?: readonly string[];
  idempotency: IdempotentRequest | null;
}

/**
 * Adds a message to the conversation of a lesson, tells every open page of it and has the other side mailed
 * should nobody read it, in one transaction.
 * @throws Problem `lesson_not_found`, also for what exists but is not the sender's; `file_not_found` for an
 * attachment that is not; `idempotency_conflict`
 */
export async function sendMessage(deps: AppDeps, session: Session, sent: SentMessage): Promise<Message> {
  const answer = await withIdempotency(deps.database.db, sent.idempotency, async (tx) => {
    const lesson = await findLesson(tx, session, sent.lessonId);
    const now = deps.clock.now();
    const [row] = await tx
      .insert(messagesTable)
      .values({
        lessonId: lesson.id,
        senderId: session.userId,
        senderRole: session.role,
        content: sent.content,
        createdAt: now,
      })
      .returning();
    if (!row) throw new Error('the message was not stored');
    const fileIds = sent.attachmentIds ?? [];
    const attachments = await attachFiles(tx, session, { lesson, messageId: row.id, fileIds });
    await publishEvent(tx, { topic: lessonTopic(lesson.id), type: 'message', data: { messageId: row.id } });
    // What is being written at this moment the writer cannot have seen: it stays without an answer.
    if (session.role !== 'teacher') {
      await tx
        .update(messagesTable)
        .set({ answeredAt: now })
        .where(and(eq(messagesTable.lessonId, lesson.id), unanswered()));
    }
    const waiting = { lessonId: lesson.id, side: otherSide(sideOf(session.role)) };
    await notifyAfterQuiet(tx, deps, waiting, now);
    return { status: 201, body: toMessage({ row, sender: session.user, attachments }, session) };
  });
  return answer.body;
}
