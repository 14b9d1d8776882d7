import { and, asc, eq, inArray } from 'drizzle-orm';
import { filesAs, toLessonFile } from '#server/files/files.api.ts';
import { factsOf, type LessonRow } from '#server/lessons/lessons.api.ts';
import { messageAttachmentsTable } from '#server/messages/messages.table.ts';
import type { DbOrTx, Tx } from '#server/platform/db/database.ts';
import { isId } from '#server/platform/http/is-id.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { Session } from '#server/platform/http/session.ts';
import { canSeeFile } from '#shared/files/file-access.ts';
import type { Attachment } from '#shared/messages/messages.contract.ts';

const file = filesAs('file');

/**
 * Hangs files on a message just written: those the same person uploaded for the same lesson, still there.
 * @throws Problem `file_not_found` for any other
 */
export async function attachFiles(
  tx: Tx,
  session: Session,
  { lesson, messageId, fileIds }: { lesson: LessonRow; messageId: string; fileIds: readonly string[] },
): Promise<Attachment[]> {
  const wanted = [...new Set(fileIds)];
  if (wanted.length === 0) return [];
  if (!wanted.every(isId)) throw new Problem('file_not_found');
  const own = and(
    eq(file.lessonId, lesson.id),
    eq(file.uploaderId, session.userId),
    eq(file.status, 'active'),
  );
  const found = await tx
    .select()
    .from(file)
    .where(and(inArray(file.id, wanted), own))
    .orderBy(asc(file.createdAt), asc(file.id));
  const facts = factsOf(lesson);
  if (found.length < wanted.length || !found.every((each) => canSeeFile(session, facts, each))) {
    throw new Problem('file_not_found');
  }
  await tx.insert(messageAttachmentsTable).values(found.map(({ id }) => ({ messageId, fileId: id })));
  return found.map(toAttachment);
}

/** The attachments of messages of one lesson, without those the viewer may not see (any more). */
export async function findAttachments(
  db: DbOrTx,
  session: Session,
  { lesson, messageIds }: { lesson: LessonRow; messageIds: string[] },
): Promise<Map<string, Attachment[]>> {
  const { messageId, fileId } = messageAttachmentsTable;
  const rows = await db
    .select({ messageId, file })
    .from(messageAttachmentsTable)
    .innerJoin(file, eq(file.id, fileId))
    .where(inArray(messageId, messageIds))
    .orderBy(asc(file.createdAt), asc(file.id));
  const facts = factsOf(lesson);
  const visible = rows.filter((row) => row.file.status !== 'deleted' && canSeeFile(session, facts, row.file));
  const byMessage = Map.groupBy(visible, ({ messageId }) => messageId);
  return new Map([...byMessage].map(([id, each]) => [id, each.map((row) => toAttachment(row.file))]));
}

function toAttachment(row: Parameters<typeof toLessonFile>[0]): Attachment {
  const { id, originalName, mimeType, fileSize, filePath } = toLessonFile(row);
  return { id, originalName, mimeType, fileSize, filePath };
}
