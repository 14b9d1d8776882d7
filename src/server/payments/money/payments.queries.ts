import { asc, desc, eq, inArray, sum } from 'drizzle-orm';
import { findLesson } from '#server/lessons/lessons.api.ts';
import type { DbOrTx } from '#server/platform/db/database.ts';
import { isId } from '#server/platform/http/is-id.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { Viewer } from '#shared/lessons/lesson-policy.ts';
import type { Payment } from '#shared/payments/payment.schemas.ts';
import { type AttemptRow, attemptsTable, capturesTable, chargesTable } from './payments.table.ts';
import { refundsTable } from './refunds.table.ts';
import type { PaymentParts } from './to-payment.ts';
import { toPayment } from './to-payment.ts';

/**
 * A payment the viewer may see: one of a lesson of theirs, for an admin any.
 * @throws Problem `payment_not_found`, also for what exists but is not the viewer's
 */
export async function findPayment(db: DbOrTx, viewer: Viewer, paymentId: string): Promise<PaymentParts> {
  if (!isId(paymentId)) throw new Problem('payment_not_found');
  const [parts] = await readParts(db, [paymentId]);
  if (!parts) throw new Problem('payment_not_found');
  await findLesson(db, viewer, parts.lessonId).catch((problem) => {
    if (problem instanceof Problem) throw new Problem('payment_not_found');
    throw problem;
  });
  return parts;
}

/** A payment by its id, for those who may see it already. */
export async function readPayment(db: DbOrTx, paymentId: string): Promise<Payment> {
  const [parts] = await readParts(db, [paymentId]);
  if (!parts) throw new Error('no such payment');
  return toPayment(parts);
}

/** Each try is a person's: far beyond what a lesson ever sees. */
const MOST_EXPORTED = 10_000;

/** The tries to pay a lesson, newest first. */
export async function listPaymentsOf(
  db: DbOrTx,
  lessonId: string,
  most = MOST_EXPORTED,
): Promise<PaymentParts[]> {
  const ids = await db
    .select({ id: attemptsTable.id })
    .from(attemptsTable)
    .innerJoin(chargesTable, eq(chargesTable.id, attemptsTable.chargeId))
    .where(eq(chargesTable.lessonId, lessonId))
    .orderBy(desc(attemptsTable.createdAt), desc(attemptsTable.id))
    .limit(most);
  return readParts(
    db,
    ids.map(({ id }) => id),
  );
}

/** Payments with the money under them, newest first: three statements however many. */
export async function readParts(db: DbOrTx, paymentIds: string[]): Promise<PaymentParts[]> {
  if (paymentIds.length === 0) return [];
  const found = await db
    .select({ attempt: attemptsTable, lessonId: chargesTable.lessonId })
    .from(attemptsTable)
    .innerJoin(chargesTable, eq(chargesTable.id, attemptsTable.chargeId))
    .where(inArray(attemptsTable.id, paymentIds))
    .orderBy(desc(attemptsTable.createdAt), desc(attemptsTable.id));
  const captures = await db
    .select()
    .from(capturesTable)
    .where(inArray(capturesTable.attemptId, paymentIds))
    .orderBy(asc(capturesTable.createdAt));
  const refunds = await db
    .select({ attemptId: capturesTable.attemptId, cents: sum(refundsTable.amountCents).mapWith(Number) })
    .from(refundsTable)
    .innerJoin(capturesTable, eq(capturesTable.id, refundsTable.captureId))
    .where(inArray(capturesTable.attemptId, paymentIds))
    .groupBy(capturesTable.attemptId);
  const refundedOf = new Map(refunds.map(({ attemptId, cents }) => [attemptId, cents ?? 0]));
  return found.map(({ attempt, lessonId }) => ({
    attempt,
    lessonId,
    captures: captures.filter(({ attemptId }) => attemptId === attempt.id),
    refundedCents: refundedOf.get(attempt.id) ?? 0,
  }));
}

export async function readAttempt(db: DbOrTx, attemptId: string): Promise<AttemptRow> {
  const [attempt] = await db.select().from(attemptsTable).where(eq(attemptsTable.id, attemptId));
  if (!attempt) throw new Error('no such payment attempt');
  return attempt;
}
