import type { MessageRow } from '#server/messages/messages.table.ts';
import type { Session } from '#server/platform/http/session.ts';
import type { ChatMessage } from '#shared/messages/conversation-views.contract.ts';
import type { Attachment, Message } from '#shared/messages/messages.contract.ts';

interface StoredMessage {
  row: MessageRow;
  sender: { firstName: string; lastName: string };
  attachments: Attachment[];
}

/** A message as the caller may see it. */
export function toMessage(
  { row, sender, attachments }: StoredMessage,
  session: Pick<Session, 'userId'>,
): Message {
  return {
    id: row.id,
    content: row.content,
    messageType: 'text',
    createdAt: row.createdAt.toISOString(),
    read: row.readAt !== null,
    senderType: row.senderRole,
    sender: { firstName: sender.firstName, lastName: sender.lastName },
    isFromEditor: row.senderRole !== 'teacher',
    isOwn: row.senderId === session.userId,
    attachments,
  };
}

/** The same message in the words of the older chat calls. */
export const toChatMessage = ({ id, content, senderType, sender, createdAt }: Message): ChatMessage => ({
  id,
  message: content,
  senderType,
  sender,
  createdAt,
});
