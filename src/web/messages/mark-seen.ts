import { type MessageSide, sideOf } from '#shared/messages/message-side.ts';
import type { Message } from '#shared/messages/messages.contract.ts';

/** Marks as read what stands for `side` to read: all that the other one wrote. */
export function markSeen(messages: readonly Message[], side: MessageSide): Message[] {
  return messages.map((message) =>
    message.read || sideOf(message.senderType) === side ? message : { ...message, read: true },
  );
}
