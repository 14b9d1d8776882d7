import type { Tx } from '#server/platform/db/database.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { canTransition, type LessonStatus } from '#shared/lessons/lesson-status.ts';
import { tellOfCallOff } from './mails/call-off-mail.ts';
import { type Actor, changeLessonStatus, forceLessonStatus } from './change-lesson-status.ts';
import type { LessonRow } from './lessons.table.ts';
import { withdrawChargesJob } from './withdraw-charges-job.api.ts';

/** What later rooms know and do; both run in the transaction of the edit, with the lesson locked. */
export interface LaterRooms {
  /** Whether money for the lesson is ours, as the books say. */
  holdsMoney(tx: Tx, lessonId: string): Promise<boolean>;
  /** Hands the production over with the file that is there; false where there is none and a reason forces it. */
  complete(tx: Tx, lessonId: string, reason: string | undefined): Promise<boolean>;
  /** Puts the production of a lesson forced into it to work again. */
  reopen(tx: Tx, lesson: LessonRow): Promise<void>;
}

/**
 * An admin sets a lesson's status: along the table where it leads there, else by force with a reason. Money is
 * never conjured up or lost sight of by it: paying and paying back have calls of their own.
 * @throws Problem `payment_needed`, `refund_needed`, 400 without the reason and for 'analyzing'
 */
export async function setStatus(
  tx: Tx,
  deps: Pick<AppDeps, 'enqueue' | 'clock'>,
  lesson: LessonRow,
  wanted: {
    to: LessonStatus;
    reason: string | undefined;
    adminId: string;
    later: LaterRooms;
  },
): Promise<void> {
  const { to, reason, adminId, later } = wanted;
  const actor: Actor = { role: 'admin', userId: adminId };
  const now = deps.clock.now();
  const { id: lessonId, status: from } = lesson;
  if (to === 'analyzing') {
    const message = 'A análise começa e termina sozinha: este status não se define à mão.';
    throw Problem.ofIssues([{ path: 'status', message }]);
  }
  if (to === 'paid' && !(await later.holdsMoney(tx, lessonId))) throw new Problem('payment_needed');
  if (to === 'cancelled' && (await later.holdsMoney(tx, lessonId))) {
    throw new Problem('refund_needed');
  }
  if (to === 'cancelled' && canTransition('cancel', from, 'admin')) {
    await changeLessonStatus(tx, {
      lessonId,
      event: 'cancel',
      actor,
      now,
      ...(reason ? { reason } : {}),
    });
  } else if (
    to !== 'completed' ||
    from !== 'in_production' ||
    !(await later.complete(tx, lessonId, reason))
  ) {
    if (!reason) throw Problem.ofIssues([{ path: 'reason', message: 'Informe o motivo' }]);
    // Nothing was delivered by it: `completedAt` stays what it was, and with it what the customer may ask for.
    const forced = await forceLessonStatus(tx, { lessonId, to, actor, reason, now });
    if (to === 'in_production') await later.reopen(tx, forced);
  }
  if (to === 'cancelled') await tellOfCallOff(tx, deps, lesson);
  // What was asked for at the provider would bring money that nobody waits for any more.
  if (from === 'waiting_payment') await deps.enqueue(tx, withdrawChargesJob, { lessonId });
}
