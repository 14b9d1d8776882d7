import { eq } from 'drizzle-orm';
import { type LessonRow, lockLesson, renewPrice, withdrawChargesJob } from '#server/lessons/lessons.api.ts';
import { lessonsTable } from '#server/lessons/lessons.table.ts';
import type { Tx } from '#server/platform/db/database.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { describeFixedPrice, isPriceOpen } from '#shared/lessons/lesson-status.ts';

/**
 * A new price of a lesson that is not paid yet: the version grows and what was charged at the old one is
 * withdrawn. The same price again changes nothing.
 * @throws Problem `wrong_state`, `lesson_not_found`
 */
export async function changePrice(
  tx: Tx,
  deps: Pick<AppDeps, 'enqueue' | 'clock'>,
  { lessonId, priceCents }: { lessonId: string; priceCents: number },
): Promise<LessonRow> {
  const lesson = await lockLesson(tx, lessonId);
  if (lesson.priceCents === priceCents) return lesson;
  if (!isPriceOpen(lesson.status)) {
    throw new Problem('wrong_state', {
      message: describeFixedPrice(lesson.status),
      data: { lessonStatus: lesson.status },
    });
  }
  const [changed] = await tx
    .update(lessonsTable)
    .set({ priceCents, priceVersion: lesson.priceVersion + 1, updatedAt: deps.clock.now() })
    .where(eq(lessonsTable.id, lessonId))
    .returning();
  if (!changed) throw new Error('the price was not written');
  await deps.enqueue(tx, withdrawChargesJob, { lessonId });
  return changed;
}

/**
 * What the price is for has changed, the sum perhaps as well: in either case another version, so that nothing charged
 * or accepted before pays for it. The lesson must be locked and unpaid.
 */
export async function repriceOrder(
  tx: Tx,
  deps: Pick<AppDeps, 'enqueue' | 'clock'>,
  lesson: LessonRow,
  priceCents: number,
): Promise<void> {
  if (lesson.priceCents !== priceCents) {
    await changePrice(tx, deps, { lessonId: lesson.id, priceCents });
    return;
  }
  await renewPrice(tx, lesson.id);
  await deps.enqueue(tx, withdrawChargesJob, { lessonId: lesson.id });
}
