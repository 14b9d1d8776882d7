import { eq, inArray, like, sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/database.ts';
import { eventsTable } from '#server/platform/events/events.table.ts';
import { lessonAdjustmentsTable, lessonAnalysesTable, lessonSourcesTable } from './analyses.table.ts';
import { lessonTopic } from './lesson-access.api.ts';
import { lessonsTable } from './lessons.table.ts';

/** The lessons of a teacher, locked until the transaction ends. */
export async function lockLessonsOf(tx: Tx, ownerId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: lessonsTable.id })
    .from(lessonsTable)
    .where(eq(lessonsTable.ownerId, ownerId))
    .orderBy(lessonsTable.id)
    .for('update');
  return rows.map(({ id }) => id);
}

export async function listLessonsEditedBy(tx: Tx, editorId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: lessonsTable.id })
    .from(lessonsTable)
    .where(eq(lessonsTable.editorId, editorId));
  return rows.map(({ id }) => id);
}

/** The editors of the lessons there are. */
export async function listEditorsAtWork(tx: Tx): Promise<string[]> {
  const rows = await tx.selectDistinct({ editorId: lessonsTable.editorId }).from(lessonsTable);
  return rows.flatMap(({ editorId }) => editorId ?? []);
}

/** Every lesson with its owner, for who removes them. */
export async function listLessonOwners(tx: Tx): Promise<{ id: string; ownerId: string }[]> {
  return tx.select({ id: lessonsTable.id, ownerId: lessonsTable.ownerId }).from(lessonsTable);
}

/** Removes lessons with all that hangs on them and what was told of them. Payments must be gone before. */
export async function deleteLessons(tx: Tx, lessonIds: readonly string[]): Promise<void> {
  if (lessonIds.length === 0) return;
  await forgetEvents(tx, lessonIds);
  await tx.delete(lessonsTable).where(inArray(lessonsTable.id, [...lessonIds]));
}

/**
 * Leaves of lessons what an order and its payment consist of: title, size, price, dates. The material, what was
 * made of it and what was said about the class go.
 */
export async function emptyLessons(tx: Tx, lessonIds: readonly string[], now: Date): Promise<void> {
  if (lessonIds.length === 0) return;
  const ids = [...lessonIds];
  await forgetEvents(tx, ids);
  await tx.delete(lessonAnalysesTable).where(inArray(lessonAnalysesTable.lessonId, ids));
  await tx.delete(lessonSourcesTable).where(inArray(lessonSourcesTable.lessonId, ids));
  await tx.delete(lessonAdjustmentsTable).where(inArray(lessonAdjustmentsTable.lessonId, ids));
  await tx
    .update(lessonsTable)
    .set({
      content: '',
      comments: '',
      targetAudience: '',
      learningObjectives: '',
      sourceFileName: null,
      analysisVersion: 0,
      analysisError: null,
      updatedAt: now,
    })
    .where(inArray(lessonsTable.id, ids));
}

/** The entries somebody of the staff wrote into the logs of lessons stay, without the name. */
export async function renameInComments(
  tx: Tx,
  { firstName, lastName }: { firstName: string; lastName: string },
): Promise<void> {
  const stamp = `] ${firstName} ${lastName}: `;
  await tx
    .update(lessonsTable)
    .set({ comments: sql`replace(${lessonsTable.comments}, ${stamp}, '] Conta excluída: ')` })
    .where(like(lessonsTable.comments, `%${stamp.replaceAll(/[\\%_]/g, '\\$&')}%`));
}

async function forgetEvents(tx: Tx, lessonIds: readonly string[]): Promise<void> {
  await tx.delete(eventsTable).where(inArray(eventsTable.topic, lessonIds.map(lessonTopic)));
}
