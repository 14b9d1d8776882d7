import { and, eq, inArray } from 'drizzle-orm';
import { describeWrongState, type LessonRow, renewPrice } from '#server/lessons/lessons.api.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/http/problem.ts';
import {
  type AttemptRow,
  attemptsTable,
  type ChargeRow,
  capturesTable,
  chargesTable,
} from './payments.table.ts';
import { refundableCents } from './refundable-cents.ts';

/**
 * The charge of a lesson at its present price, made where there is none. The lesson must be locked; an open
 * charge of an older price is closed on the way.
 * @throws Problem `wrong_state` where the lesson does not wait for payment, or is paid all the same
 */
export async function openCharge(tx: Tx, lesson: LessonRow, isLive: boolean, now: Date): Promise<ChargeRow> {
  if (lesson.status !== 'waiting_payment') throw describeWrongState(lesson.status);
  const open = await findOpenCharge(tx, lesson.id);
  if (open && open.priceVersion === lesson.priceVersion && open.isLive === isLive) return open;
  if (open) await closeCharge(tx, open.id, now);
  const priceVersion = await findVersion(tx, lesson, now);
  const [made] = await tx
    .insert(chargesTable)
    .values({ lessonId: lesson.id, priceVersion, amountCents: lesson.priceCents, isLive, createdAt: now })
    .returning();
  if (!made) throw new Error('the charge was not written');
  return made;
}

/**
 * The version to charge: the lesson's own, or a fresh one where that was charged before. An admin may have put a
 * lesson back to waiting for payment: while money of it is ours nothing is charged again.
 */
async function findVersion(tx: Tx, lesson: LessonRow, now: Date): Promise<number> {
  const charges = await tx.select().from(chargesTable).where(eq(chargesTable.lessonId, lesson.id));
  const settled = charges.find(({ status }) => status === 'settled');
  if (settled) {
    if ((await keptCents(tx, settled.id)) > 0) {
      throw new Problem('wrong_state', {
        message: 'Esta aula já tem um pagamento confirmado. Fale com o suporte.',
      });
    }
    await closeCharge(tx, settled.id, now);
  }
  const isUsed = charges.some(({ priceVersion }) => priceVersion === lesson.priceVersion);
  return isUsed ? renewPrice(tx, lesson.id) : lesson.priceVersion;
}

/** The part of the money that settled a charge which is still ours: neither given back nor taken back. */
async function keptCents(tx: Tx, chargeId: string): Promise<number> {
  const [capture] = await tx
    .select()
    .from(capturesTable)
    .where(and(eq(capturesTable.chargeId, chargeId), eq(capturesTable.isSettling, true)));
  return capture ? refundableCents(tx, capture) : 0;
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
