import { and, eq, lte, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/database.ts';
import { waitingColumns } from '#server/platform/db/waiting-rows.ts';
import { messagesTable } from './messages.table.ts';
import { unanswered } from './waiting-for.ts';

const { id, lessonId, content, createdAt, dismissedAt } = messagesTable;

/** Conversations that the production owes an answer; a new message is another occurrence. */
export const selectWaitingConversations = (): SQL => sql`
  select ${waitingColumns({
    kind: 'message',
    subject: lessonId,
    occurrence: sql`max(${id}::text)`,
    lessonId,
    since: sql`min(${createdAt})`,
    words: sql`(array_agg(${content} order by ${id} desc))[1]`,
    number: sql`count(*)`,
  })} from ${messagesTable} where ${unanswered()} group by ${lessonId}`;

/** Says of a conversation that it needs no answer, up to the message somebody had before them. */
export async function dismissMessages(
  tx: Tx,
  about: { lessonId: string; upTo: string; now: Date },
): Promise<void> {
  await tx
    .update(messagesTable)
    .set({ dismissedAt: about.now })
    .where(and(eq(lessonId, about.lessonId), lte(id, about.upTo), unanswered()));
}

/** Takes that back: what was dismissed at that instant waits again. */
export async function recallDismissed(tx: Tx, about: { lessonId: string; at: Date }): Promise<void> {
  await tx
    .update(messagesTable)
    .set({ dismissedAt: null })
    .where(and(eq(lessonId, about.lessonId), eq(dismissedAt, about.at)));
}
