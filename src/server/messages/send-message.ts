import { findLesson, lessonTopic } from '#server/lessons/lesson-access.api.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { publishEvent } from '#server/platform/events/events.ts';
import {
  type IdempotentAnswer,
  type IdempotentRequest,
  withIdempotency,
} from '#server/platform/http/idempotency.ts';
import type { Session } from '#server/platform/http/session.ts';
import type { Message } from '#shared/messages/messages.contract.ts';
import { messagesTable } from './messages.table.ts';
import { toMessage } from './to-message.ts';

/**
 * Adds a message to the conversation of a lesson and tells every open page of it, in one transaction.
 * @throws Problem `lesson_not_found`, also for what exists but is not the sender's; `idempotency_conflict`
 */
export async function sendMessage(
  deps: AppDeps,
  session: Session,
  sent: { lessonId: string; content: string; idempotency: IdempotentRequest | null },
): Promise<IdempotentAnswer<Message>> {
  return withIdempotency(deps.database.db, sent.idempotency, async (tx) => {
    const lesson = await findLesson(tx, session, sent.lessonId);
    const [row] = await tx
      .insert(messagesTable)
      .values({
        lessonId: lesson.id,
        senderId: session.userId,
        senderRole: session.role,
        content: sent.content,
        createdAt: deps.clock.now(),
      })
      .returning();
    if (!row) throw new Error('the message was not stored');
    await publishEvent(tx, { topic: lessonTopic(lesson.id), type: 'message', data: { messageId: row.id } });
    return { status: 201, body: toMessage({ row, sender: session.user }, session) };
  });
}
