import { eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { deadlineFrom } from '#shared/catalog/deadline.ts';
import { type Actor, changeLessonStatus } from './change-lesson-status.ts';
import { type LessonRow, lessonsTable } from './lessons.table.ts';

/**
 * The payment of a lesson is settled: its term begins.
 * @throws Problem `wrong_state`, `lesson_not_found`
 */
export async function markPaid(tx: Tx, lessonId: string, now: Date): Promise<LessonRow> {
  const [lesson] = await tx
    .select({ deliveryType: lessonsTable.deliveryType })
    .from(lessonsTable)
    .where(eq(lessonsTable.id, lessonId));
  if (!lesson) throw new Problem('lesson_not_found');
  return changeLessonStatus(tx, {
    lessonId,
    event: 'confirm_payment',
    actor: { role: 'payment', userId: null },
    now,
    set: { paidAt: now, deadline: deadlineFrom(now, lesson.deliveryType) },
  });
}

/**
 * An admin gives the lesson to an editor, who sees it from then on.
 * @throws Problem `wrong_state`, `lesson_not_found`
 */
export async function startProduction(
  tx: Tx,
  { lessonId, editorId, adminId, now }: { lessonId: string; editorId: string; adminId: string; now: Date },
): Promise<LessonRow> {
  const actor: Actor = { role: 'admin', userId: adminId };
  return changeLessonStatus(tx, { lessonId, event: 'assign_editor', actor, now, set: { editorId } });
}

/**
 * The production is handed over to the teacher.
 * @throws Problem `wrong_state`, `lesson_not_found`
 */
export async function markDelivered(tx: Tx, lessonId: string, actor: Actor, now: Date): Promise<LessonRow> {
  return changeLessonStatus(tx, { lessonId, event: 'deliver', actor, now, set: { completedAt: now } });
}
