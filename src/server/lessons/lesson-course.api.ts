import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { deadlineFrom } from '#shared/catalog/deadline.ts';
import { type Actor, changeLessonStatus } from './change-lesson-status.ts';
import { lockLesson } from './lesson-access.api.ts';
import { type LessonRow, lessonsTable } from './lessons.table.ts';

/**
 * The payment of a lesson is settled: its term begins. A person stands behind it only where an admin
 * recorded money that came some other way.
 * @throws Problem `wrong_state`, `lesson_not_found`
 */
export async function markPaid(
  tx: Tx,
  lessonId: string,
  now: Date,
  recorded: { adminId: string; reason: string } | null = null,
): Promise<LessonRow> {
  const [lesson] = await tx
    .select({ deliveryType: lessonsTable.deliveryType })
    .from(lessonsTable)
    .where(eq(lessonsTable.id, lessonId));
  if (!lesson) throw new Problem('lesson_not_found');
  return changeLessonStatus(tx, {
    lessonId,
    event: 'confirm_payment',
    actor: { role: 'payment', userId: recorded?.adminId ?? null },
    now,
    ...(recorded ? { reason: recorded.reason } : {}),
    set: { paidAt: now, deadline: deadlineFrom(now, lesson.deliveryType) },
  });
}

/**
 * All that was paid goes back, so the lesson ends.
 * @throws Problem `wrong_state`, `lesson_not_found`
 */
export async function markRefunded(
  tx: Tx,
  lessonId: string,
  { actor, reason, now }: { actor: Actor; reason: string; now: Date },
): Promise<LessonRow> {
  return changeLessonStatus(tx, { lessonId, event: 'refund', actor, reason, now });
}

/** Production rests until the contested payment is cleared up; the first reason stays. */
export async function holdLesson(tx: Tx, lessonId: string, reason: string, now: Date): Promise<void> {
  await tx
    .update(lessonsTable)
    .set({ onHoldSince: now, onHoldReason: reason, updatedAt: now })
    .where(and(eq(lessonsTable.id, lessonId), isNull(lessonsTable.onHoldSince)));
}

/** A dispute was won or given up: production may go on. */
export async function releaseLesson(tx: Tx, lessonId: string, now: Date): Promise<void> {
  await tx
    .update(lessonsTable)
    .set({ onHoldSince: null, onHoldReason: null, updatedAt: now })
    .where(eq(lessonsTable.id, lessonId));
}

/**
 * An admin gives the lesson to an editor, who sees it from then on.
 * @throws Problem `wrong_state`, `on_hold` while its payment is contested, `lesson_not_found`
 */
export async function startProduction(
  tx: Tx,
  { lessonId, editorId, adminId, now }: { lessonId: string; editorId: string; adminId: string; now: Date },
): Promise<LessonRow> {
  const actor: Actor = { role: 'admin', userId: adminId };
  const { onHoldReason } = await lockLesson(tx, lessonId);
  if (onHoldReason !== null) throw new Problem('on_hold', { message: onHoldReason });
  return changeLessonStatus(tx, { lessonId, event: 'assign_editor', actor, now, set: { editorId } });
}

/**
 * The production is handed over to the teacher.
 * @throws Problem `wrong_state`, `lesson_not_found`
 */
export async function markDelivered(tx: Tx, lessonId: string, actor: Actor, now: Date): Promise<LessonRow> {
  return changeLessonStatus(tx, { lessonId, event: 'deliver', actor, now, set: { completedAt: now } });
}
