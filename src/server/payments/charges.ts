import { and, eq, inArray } from 'drizzle-orm';
import { renewPrice } from '#server/lessons/change-price.api.ts';
import { describeWrongState } from '#server/lessons/describe-wrong-state.api.ts';
import type { LessonRow } from '#server/lessons/lesson-access.api.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/http/problem.ts';
import {
  type AttemptRow,
  attemptsTable,
  type ChargeRow,
  capturesTable,
  chargesTable,
} from './payments.table.ts';

/**
 * The charge of a lesson at its present price, made where there is none. The lesson must be locked; an open
 * charge of an older price is closed on the way.
 * @throws Problem `wrong_state` where the lesson does not wait for payment, or is paid all the same
 */
export async function openCharge(tx: Tx, lesson: LessonRow, isLive: boolean, now: Date): Promise<ChargeRow> {
  if (lesson.status !== 'waiting_payment') throw describeWrongState(lesson.status);
  const open = await findOpenCharge(tx, lesson.id);
  if (open && open.priceVersion === lesson.priceVersion) return open;
  if (open) await closeCharge(tx, open.id, now);
  const priceVersion = await makeRoom(tx, lesson, now);
  const [made] = await tx
    .insert(chargesTable)
    .values({
      lessonId: lesson.id,
      priceVersion,
      amountCents: lesson.priceCents,
      isLive,
      createdAt: now,
    })
    .returning();
  if (!made) throw new Error('the charge was not written');
  return made;
}

/**
 * An admin may have put a paid lesson back to waiting for payment. While its money is ours nothing is charged again;
 * once all of it was taken back (chargeback, MED) it is charged anew, as another version of the price.
 */
async function makeRoom(tx: Tx, lesson: LessonRow, now: Date): Promise<number> {
  const [settled] = await tx
    .select({ charge: chargesTable, disputedCents: capturesTable.disputedCents })
    .from(chargesTable)
    .innerJoin(
      capturesTable,
      and(eq(capturesTable.chargeId, chargesTable.id), eq(capturesTable.isSettling, true)),
    )
    .where(and(eq(chargesTable.lessonId, lesson.id), eq(chargesTable.status, 'settled')));
  if (!settled) return lesson.priceVersion;
  if (settled.disputedCents < settled.charge.amountCents) {
    throw new Problem('wrong_state', {
      message: 'Esta aula já tem um pagamento confirmado. Fale com o suporte.',
    });
  }
  await closeCharge(tx, settled.charge.id, now);
  return renewPrice(tx, lesson.id);
}

export async function findOpenCharge(tx: Tx, lessonId: string): Promise<ChargeRow | null> {
  const [charge] = await tx
    .select()
    .from(chargesTable)
    .where(and(eq(chargesTable.lessonId, lessonId), eq(chargesTable.status, 'open')))
    .for('update');
  return charge ?? null;
}

/** Closes a charge: what was not paid is given up, what still comes in goes back. */
export async function closeCharge(tx: Tx, chargeId: string, now: Date): Promise<AttemptRow[]> {
  await tx.update(chargesTable).set({ status: 'closed' }).where(eq(chargesTable.id, chargeId));
  return cancelOpenAttempts(tx, chargeId, now);
}

/**
 * Gives up the attempts that nobody has paid yet and answers them. The reconciler looks at each once more at
 * once: it removes the Pix charge at the provider and takes in what came before that. A capture whose outcome
 * is not known goes on.
 */
export async function cancelOpenAttempts(tx: Tx, chargeId: string, now: Date): Promise<AttemptRow[]> {
  return tx
    .update(attemptsTable)
    .set({ status: 'canceled', nextCheckAt: now, checks: 0, updatedAt: now })
    .where(
      and(eq(attemptsTable.chargeId, chargeId), inArray(attemptsTable.status, ['created', 'awaiting_payer'])),
    )
    .returning();
}
