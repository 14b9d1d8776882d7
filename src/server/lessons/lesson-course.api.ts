import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/database.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { deadlineFrom } from '#shared/catalog/delivery-deadline.ts';
import { revisionDeadline } from '#shared/lessons/revisions.ts';
import { tellOfCallOff } from './mails/call-off-mail.ts';
import { type Actor, changeLessonStatus } from './change-lesson-status.ts';
import { describeWrongState } from './describe-wrong-state.api.ts';
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
 * All that was paid goes back, so the lesson ends, and with it the work of an editor, who is told. `lesson` is locked.
 * @throws Problem `wrong_state`, `lesson_not_found`
 */
export async function markRefunded(
  tx: Tx,
  deps: Pick<AppDeps, 'enqueue' | 'clock'>,
  lesson: LessonRow,
  { actor, reason, now }: { actor: Actor; reason: string; now: Date },
): Promise<LessonRow> {
  await tellOfCallOff(tx, deps, lesson);
  return changeLessonStatus(tx, { lessonId: lesson.id, event: 'refund', actor, reason, now });
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
  refuseOnHold(await lockLesson(tx, lessonId));
  return changeLessonStatus(tx, { lessonId, event: 'assign_editor', actor, now, set: { editorId } });
}

/**
 * Another editor goes on with a lesson in production, or nobody for now, also while its payment is contested.
 * @throws Problem `wrong_state`, `lesson_not_found`
 */
export async function changeEditor(
  tx: Tx,
  { lessonId, editorId, now }: { lessonId: string; editorId: string | null; now: Date },
): Promise<LessonRow> {
  const { status } = await lockLesson(tx, lessonId);
  const [lesson] = await tx
    .update(lessonsTable)
    .set({ editorId, updatedAt: now })
    .where(and(eq(lessonsTable.id, lessonId), eq(lessonsTable.status, 'in_production')))
    .returning();
  if (!lesson) throw describeWrongState(status);
  return lesson;
}

/**
 * What was promised for a lesson in production is promised for another day.
 * @throws Problem `wrong_state`, `lesson_not_found`
 */
export async function moveDeadline(
  tx: Tx,
  { lessonId, deadline, now }: { lessonId: string; deadline: Date; now: Date },
): Promise<LessonRow> {
  const { status } = await lockLesson(tx, lessonId);
  const [lesson] = await tx
    .update(lessonsTable)
    .set({ deadline, updatedAt: now })
    .where(and(eq(lessonsTable.id, lessonId), eq(lessonsTable.status, 'in_production')))
    .returning();
  if (!lesson) throw describeWrongState(status);
  return lesson;
}

/** @throws Problem `on_hold` while the lesson's payment is contested */
export function refuseOnHold({ onHoldReason }: LessonRow): void {
  if (onHoldReason !== null) throw new Problem('on_hold', { message: onHoldReason });
}

/**
 * The teacher has the delivery revised. The deadline becomes the one of the revision (REVISION_DAYS). Time and plan are the caller's to judge, with the lesson locked.
 * @throws Problem `wrong_state`, `lesson_not_found`
 */
export async function requestRevision(
  tx: Tx,
  lesson: LessonRow,
  { text, now }: { text: string; now: Date },
): Promise<LessonRow> {
  return changeLessonStatus(tx, {
    lessonId: lesson.id,
    event: 'request_revision',
    actor: { role: 'teacher', userId: lesson.ownerId },
    now,
    reason: text,
    set: { revisionsUsed: lesson.revisionsUsed + 1, deadline: revisionDeadline(now) },
  });
}

/**
 * The latest delivery has its rating; false where it had one already.
 * @throws Problem `wrong_state`
 */
export async function markRated(tx: Tx, lesson: LessonRow, now: Date): Promise<boolean> {
  if (lesson.status !== 'completed') throw describeWrongState(lesson.status);
  const delivery = lesson.revisionsUsed + 1;
  const rated = await tx
    .update(lessonsTable)
    .set({ ratedDelivery: delivery, updatedAt: now })
    .where(and(eq(lessonsTable.id, lesson.id), lt(lessonsTable.ratedDelivery, delivery)))
    .returning({ id: lessonsTable.id });
  return rated.length > 0;
}

/**
 * The production is handed over to the teacher.
 * @throws Problem `wrong_state`, `on_hold` while its payment is contested, `lesson_not_found`
 */
export async function markDelivered(tx: Tx, lessonId: string, actor: Actor, now: Date): Promise<LessonRow> {
  refuseOnHold(await lockLesson(tx, lessonId));
  return changeLessonStatus(tx, { lessonId, event: 'deliver', actor, now, set: { completedAt: now } });
}
