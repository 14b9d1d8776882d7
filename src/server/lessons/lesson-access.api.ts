import { and, eq, type SQL } from 'drizzle-orm';
import type { DbOrTx, Tx } from '#server/platform/db/database.ts';
import { isId } from '#server/platform/http/is-id.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { LessonFacts, Viewer } from '#shared/lessons/lesson-policy.ts';
import { judgeRevision } from '#shared/lessons/revisions.ts';
import { type LessonRow, lessonsTable } from './lessons.table.ts';

export type { LessonRow } from './lessons.table.ts';

/** The condition every read of lessons stands under: own ones, assigned ones, or all. */
export function visibleTo({ userId, role }: Viewer): SQL | undefined {
  if (role === 'admin') return undefined;
  return eq(role === 'editor' ? lessonsTable.editorId : lessonsTable.ownerId, userId);
}

/**
 * One lesson the viewer may see. With `lock` nobody else changes it until the transaction ends.
 * @throws Problem `lesson_not_found`, also for what exists but is not the viewer's
 */
export async function findLesson(
  db: DbOrTx,
  viewer: Viewer,
  lessonId: string,
  options: { lock?: true } = {},
): Promise<LessonRow> {
  if (!isId(lessonId)) throw new Problem('lesson_not_found');
  const query = db
    .select()
    .from(lessonsTable)
    .where(and(eq(lessonsTable.id, lessonId), visibleTo(viewer)));
  const [row] = await (options.lock ? query.for('update') : query);
  if (!row) throw new Problem('lesson_not_found');
  return row;
}

/**
 * The lesson itself, for the machine; nobody else changes it until the transaction ends. Whoever locks more than
 * a lesson locks the lesson first.
 * @throws Problem `lesson_not_found`
 */
export async function lockLesson(tx: Tx, lessonId: string): Promise<LessonRow> {
  const [row] = await tx.select().from(lessonsTable).where(eq(lessonsTable.id, lessonId)).for('update');
  if (!row) throw new Problem('lesson_not_found');
  return row;
}

/** What of a lesson decides who may do what. The instant tells only whether a revision can still be asked for. */
export function factsOf(row: LessonRow, now = new Date()): LessonFacts {
  const { ownerId, status, analysisError, editorId, paidAt, completedAt } = row;
  return {
    ownerId,
    status,
    hasAnalysisError: analysisError !== null,
    wasPaid: paidAt !== null,
    wasDelivered: completedAt !== null,
    editorId,
    isRevisionLeft: judgeRevision(row, now) === 'open',
    isRated: row.ratedDelivery > row.revisionsUsed,
  };
}
/** The name under which the events of one lesson are published. */
export const lessonTopic = (lessonId: string): string => `lesson:${lessonId}`;
