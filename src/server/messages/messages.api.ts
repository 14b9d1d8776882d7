import { and, asc, count, desc, eq, gt, inArray, lte, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { lessonsAs } from '#server/lessons/lessons.api.ts';
import type { Db, DbOrTx, Tx } from '#server/platform/db/database.ts';
import { readById } from '#server/platform/db/read-by-id.ts';
import { waitingColumns } from '#server/platform/db/waiting-rows.ts';
import { messagesTable } from './messages.table.ts';
import { unanswered } from './waiting-for.ts';

const { id, lessonId, senderRole, senderId, content, createdAt, readAt, dismissedAt } = messagesTable;

/** How many messages of the teacher the production owes an answer, for each lesson that has any. */
export async function countUnansweredOf(db: Db, lessonIds: readonly string[]): Promise<Map<string, number>> {
  if (lessonIds.length === 0) return new Map();
  const rows = await db
    .select({ lessonId, unread: count() })
    .from(messagesTable)
    .where(and(inArray(lessonId, [...lessonIds]), unanswered()))
    .groupBy(lessonId);
  return new Map(rows.map((row) => [row.lessonId, row.unread]));
}

/** The condition for a lesson whose teacher waits for an answer. */
export const awaitsAnswer = (db: DbOrTx, lessonId: SQLWrapper): SQL =>
  // A list of ids, which the partial index yields by itself: few conversations wait at a time.
  inArray(lessonId, db.select({ id: messagesTable.lessonId }).from(messagesTable).where(unanswered()));

const lesson = lessonsAs('talked_about');

/**
 * The last message of all conversations of a client, whoever wrote it. Each conversation is found by its lesson: ordered by
 * the id alone, the newest messages of the whole house would be walked through for a lesson that has none.
 */
export async function findLastMessageOf(db: Db, clientId: string) {
  const last = db
    .select({ id, content, senderRole, createdAt })
    .from(messagesTable)
    .where(eq(lessonId, lesson.id))
    .orderBy(desc(createdAt), desc(id))
    .limit(1)
    .as('last');
  const [found] = await db
    .select({
      lessonId: lesson.id,
      lessonTitle: lesson.title,
      content: last.content,
      senderRole: last.senderRole,
      createdAt: last.createdAt,
    })
    .from(lesson)
    .crossJoinLateral(last)
    .where(eq(lesson.ownerId, clientId))
    .orderBy(desc(last.id))
    .limit(1);
  return found ?? null;
}

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

const told = { id, lessonId, senderRole, senderId, content, createdAt, readAt };

/** The conversation of a lesson as it is kept, oldest first; reading it here marks nothing as read. */
export const exportConversation = (db: Db, ofLesson: string) => readTold(db, eq(lessonId, ofLesson));

/** What somebody wrote, in whatever lesson. */
export const exportMessagesBy = (db: Db, userId: string) => readTold(db, eq(senderId, userId));

const readTold = (db: Db, wanted: SQL) =>
  readById(({ after, limit }) =>
    db
      .select(told)
      .from(messagesTable)
      .where(and(wanted, after === null ? undefined : gt(id, after)))
      .orderBy(asc(id))
      .limit(limit),
  );

/** How many messages there are at all. */
export async function countMessages(tx: Tx): Promise<number> {
  const [row] = await tx.select({ messages: count() }).from(messagesTable);
  return row?.messages ?? 0;
}
