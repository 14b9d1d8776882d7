import { and, eq, isNull, ne, type SQL } from 'drizzle-orm';
import type { MessageSide } from '#shared/messages/message-side.ts';
import { messagesTable } from './messages.table.ts';

/** Messages of the other side that nobody on this side has seen. Two partial indexes stand under it. */
export function waitingFor(side: MessageSide): SQL | undefined {
  const { readAt, senderRole } = messagesTable;
  return and(isNull(readAt), side === 'teacher' ? ne(senderRole, 'teacher') : eq(senderRole, 'teacher'));
}
