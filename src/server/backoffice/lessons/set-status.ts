import { setStatusByHand } from '#server/lessons/lesson-progress.api.ts';
import type { LessonRow } from '#server/lessons/lessons.api.ts';
import { holdsMoney } from '#server/payments/payments.api.ts';
import type { Tx } from '#server/platform/db/database.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { handOver, reopenProduction } from '#server/production/production.api.ts';
import type { LessonStatus } from '#shared/lessons/lesson-status.ts';
import type { Role } from '#shared/roles.ts';

/** Who edits, and from where. */
export interface Admin {
  userId: string;
  role: Role;
  ip: string;
}

/**
 * An admin sets a lesson's status: along the table where it leads there, else by force with a reason. Money is
 * never conjured up or lost sight of by it: paying and paying back have calls of their own.
 * @throws Problem `payment_needed`, `refund_needed`, 400 without the reason and for 'analyzing'
 */
export async function setStatus(
  tx: Tx,
  deps: AppDeps,
  lesson: LessonRow,
  { to, reason, by }: { to: LessonStatus; reason: string | undefined; by: Admin },
): Promise<void> {
  if (to === 'analyzing') {
    const message = 'A análise começa e termina sozinha: este status não se define à mão.';
    throw Problem.ofIssues([{ path: 'status', message }]);
  }
  if (to === 'paid' && !(await holdsMoney(tx, lesson.id))) throw new Problem('payment_needed');
  if (to === 'cancelled' && (await holdsMoney(tx, lesson.id))) throw new Problem('refund_needed');
  if (to === 'completed' && lesson.status === 'in_production') {
    // With the file that is there; where there is none, a reason forces it.
    if (await handOver(tx, deps, { by, lessonId: lesson.id, isForced: Boolean(reason) })) return;
  }
  const after = await setStatusByHand(tx, deps, lesson, { to, reason, adminId: by.userId });
  if (to === 'in_production') await reopenProduction(tx, after, deps.clock.now());
}
