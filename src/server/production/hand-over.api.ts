import { eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/database.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { completeInside } from './delivery/complete-lesson.ts';
import { productionsTable } from './production.table.ts';
import type { Requester } from './requester.ts';

/**
 * Completes a lesson inside the caller's transaction, which holds the lesson. False where there is no file to hand
 * over and the caller forces the status without one: the production is then over too.
 * @throws Problem those of completeLesson; `delivery_missing` only where it is not forced
 */
export async function handOver(
  tx: Tx,
  deps: AppDeps,
  { by, lessonId, isForced }: { by: Requester; lessonId: string; isForced: boolean },
): Promise<boolean> {
  try {
    // A savepoint: a refusal leaves nothing behind.
    await tx.transaction((inner) => completeInside(inner, deps, by, lessonId));
    return true;
  } catch (error) {
    if (!isForced || !(error instanceof Problem) || error.code !== 'delivery_missing') throw error;
    await tx
      .update(productionsTable)
      .set({ status: 'completed', completedAt: deps.clock.now() })
      .where(eq(productionsTable.lessonId, lessonId));
    return false;
  }
}
