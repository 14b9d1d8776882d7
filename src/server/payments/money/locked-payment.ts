import { eq } from 'drizzle-orm';
import { type LessonRow, lockLesson } from '#server/lessons/lessons.api.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { type AttemptRow, attemptsTable, type ChargeRow, chargesTable } from './payments.table.ts';

/** A lesson, the charge for it and one attempt to pay that, all locked by the transaction. */
export interface LockedPayment {
  lesson: LessonRow;
  charge: ChargeRow;
  attempt: AttemptRow;
}

/** Everything a decision over an attempt stands on, locked in the one order: lesson, charge, attempt. */
export async function lockPayment(tx: Tx, attemptId: string): Promise<LockedPayment> {
  const [found] = await tx
    .select({ lessonId: chargesTable.lessonId, chargeId: chargesTable.id })
    .from(attemptsTable)
    .innerJoin(chargesTable, eq(chargesTable.id, attemptsTable.chargeId))
    .where(eq(attemptsTable.id, attemptId));
  if (!found) throw new Error('no such payment attempt');
  const lesson = await lockLesson(tx, found.lessonId);
  const [charge] = await tx
    .select()
    .from(chargesTable)
    .where(eq(chargesTable.id, found.chargeId))
    .for('update');
  const [attempt] = await tx
    .select()
    .from(attemptsTable)
    .where(eq(attemptsTable.id, attemptId))
    .for('update');
  if (!charge || !attempt) throw new Error('an attempt without its charge');
  return { lesson, charge, attempt };
}
