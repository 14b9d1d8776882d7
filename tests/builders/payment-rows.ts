import { randomUUID } from 'node:crypto';
import {
  bookCapture,
  bookRefundGranted,
  bookRefundPaid,
  bookSettlement,
} from '#server/payments/money/bookings.ts';
import {
  type AttemptRow,
  attemptsTable,
  type CaptureRow,
  type ChargeRow,
  capturesTable,
  chargesTable,
} from '#server/payments/money/payments.table.ts';
import { type RefundRow, refundsTable } from '#server/payments/money/refunds.table.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { PaymentMethod } from '#shared/payments/payment-status.ts';

type Books = Pick<Database, 'db'>;
export interface InsertedPayment {
  charge: ChargeRow;
  attempt: AttemptRow;
  capture: CaptureRow | null;
}

const only = <T>([row]: T[]): T => {
  if (!row) throw new Error('the row was not written');
  return row;
};

/** An attempt to pay a lesson as it lies in the books, without any provider; a new charge each time. */
export async function insertAttempt(
  { db }: Books,
  lessonId: string,
  set: Partial<AttemptRow> & { isLive?: boolean; at?: Date; priceVersion?: number } = {},
): Promise<InsertedPayment> {
  const {
    isLive = false,
    at = new Date(),
    priceVersion = Math.floor(Math.random() * 2 ** 30),
    ...attempt
  } = set;
  const id = attempt.id ?? randomUUID();
  const amountCents = attempt.amountCents ?? 4900;
  const charge = only(
    await db
      .insert(chargesTable)
      .values({
        lessonId,
        priceVersion,
        amountCents,
        status: 'closed',
        isLive,
        createdAt: at,
      })
      .returning(),
  );
  const inserted = await db
    .insert(attemptsTable)
    .values({
      id,
      chargeId: charge.id,
      method: 'pix',
      amountCents,
      providerRef: id.replaceAll('-', ''),
      createKey: `${id}:create`,
      createdAt: at,
      updatedAt: at,
      ...attempt,
    })
    .returning();
  return { charge, attempt: only(inserted), capture: null };
}

/** A payment that came in, counts for its lesson and is booked. */
export async function insertPaid(
  books: Books,
  lessonId: string,
  {
    method = 'pix',
    at = new Date(),
    ...set
  }: Partial<AttemptRow> & {
    method?: PaymentMethod;
    isLive?: boolean;
    at?: Date;
    priceVersion?: number;
  } = {},
): Promise<InsertedPayment & { capture: CaptureRow }> {
  const manual = method === 'manual' ? { providerRef: null, note: 'Transferência conferida no extrato' } : {};
  const { charge, attempt } = await insertAttempt(books, lessonId, {
    status: 'captured',
    method,
    at,
    ...manual,
    ...set,
  });
  const capture = only(
    await books.db
      .insert(capturesTable)
      .values({
        attemptId: attempt.id,
        chargeId: charge.id,
        method,
        providerRef: `E${attempt.id.replaceAll('-', '').slice(0, 31)}`,
        status: 'completed',
        amountCents: attempt.amountCents,
        currency: 'BRL',
        isSettling: true,
        receivedAt: at,
        createdAt: at,
      })
      .returning(),
  );
  await books.db.transaction(async (tx) => {
    await bookCapture(tx, charge, capture, at);
    await bookSettlement(tx, charge, capture, at);
  });
  return { charge, attempt, capture };
}

/** Money of a payment granted back and, where it is `completed`, paid back. */
export async function insertRefund(
  { db }: Books,
  { charge, capture }: { charge: ChargeRow; capture: CaptureRow },
  { at = new Date(), ...set }: Partial<RefundRow> & { at?: Date } = {},
): Promise<RefundRow> {
  const refund = only(
    await db
      .insert(refundsTable)
      .values({
        id: randomUUID(),
        captureId: capture.id,
        amountCents: capture.amountCents,
        reason: 'other',
        createdAt: at,
        ...(set.status === 'completed' && { completedAt: at }),
        ...set,
      })
      .returning(),
  );
  await db.transaction(async (tx) => {
    await bookRefundGranted(tx, charge, refund, at);
    if (refund.status === 'completed') await bookRefundPaid(tx, charge, capture, refund, at);
  });
  return refund;
}
