import { asc, inArray } from 'drizzle-orm';
import { namesOf } from '#server/accounts/accounts.api.ts';
import { type AttemptRow, type CaptureRow, capturesTable } from '#server/payments/money/payments.table.ts';
import { TAKEN_BY_DISPUTE } from '#server/payments/money/refundable-cents.ts';
import { type RefundRow, refundsTable } from '#server/payments/money/refunds.table.ts';
import { toPayment } from '#server/payments/money/to-payment.ts';
import { refundWindowEnd } from '#server/payments/settlement/to-refund.ts';
import type { DbOrTx } from '#server/platform/db/database.ts';
import { centsToReais } from '#shared/money.ts';
import type { AdminPayment } from '#shared/payments/admin-payments.contract.ts';

/** An attempt with what it belongs to, as the list finds it. */
export interface FoundPayment
  extends Pick<AdminPayment, 'lessonId' | 'lessonTitle' | 'lessonStatus' | 'client' | 'isLive'> {
  attempt: AttemptRow;
}

/** Adds what came in under the attempts and what went back: three queries, however many they are. */
export async function completePayments(db: DbOrTx, found: readonly FoundPayment[]): Promise<AdminPayment[]> {
  const captures = await listCaptures(
    db,
    found.map(({ attempt }) => attempt.id),
  );
  const allRefunds = await listRefunds(
    db,
    captures.map(({ id }) => id),
  );
  const names = await namesOf(
    db,
    found.flatMap(({ attempt }) => attempt.recordedBy ?? []),
  );
  const capturesOf = Map.groupBy(captures, ({ attemptId }) => attemptId);
  const refundsOf = Map.groupBy(allRefunds, ({ captureId }) => captureId);
  return found.map((payment) => {
    const own = capturesOf.get(payment.attempt.id) ?? [];
    const refunds = own.flatMap(({ id }) => refundsOf.get(id) ?? []);
    return {
      ...toAdminPayment(payment, own, refunds),
      recordedBy: toDecider(payment.attempt.recordedBy, names),
    };
  });
}

/** A person of the house by id, with the name that was looked up. */
export function toDecider(id: string | null, names: ReadonlyMap<string, string>) {
  return id === null ? null : { id, name: names.get(id) ?? 'Conta removida' };
}

async function listCaptures(db: DbOrTx, attemptIds: string[]): Promise<CaptureRow[]> {
  if (attemptIds.length === 0) return [];
  return db
    .select()
    .from(capturesTable)
    .where(inArray(capturesTable.attemptId, attemptIds))
    .orderBy(asc(capturesTable.receivedAt));
}

async function listRefunds(db: DbOrTx, captureIds: string[]): Promise<RefundRow[]> {
  if (captureIds.length === 0) return [];
  return db.select().from(refundsTable).where(inArray(refundsTable.captureId, captureIds));
}

function toAdminPayment(
  found: FoundPayment,
  captures: CaptureRow[],
  refunds: RefundRow[],
): Omit<AdminPayment, 'recordedBy'> {
  const { attempt, lessonId, lessonTitle, lessonStatus, client, isLive } = found;
  const money = moneyOf(captures);
  return {
    ...toPayment({ attempt, lessonId, captures, refundedCents: sumCents(refunds) }),
    lessonTitle,
    lessonStatus,
    client,
    note: attempt.note,
    providerRef: attempt.providerRef,
    refundable: money ? centsToReais(leftOf(money, refunds)) : 0,
    refundWindowEndsAt: (money && refundWindowEnd(money))?.toISOString() ?? null,
    isDisputed: captures.some(({ disputedCents }) => disputedCents > 0),
    isLive,
  };
}

/** The money a refund is taken from, as `refundPayment` finds it: what settled, else what came in last. */
function moneyOf(captures: readonly CaptureRow[]): CaptureRow | undefined {
  const completed = captures.filter(({ status }) => status === 'completed');
  return completed.find(({ isSettling }) => isSettling) ?? completed.at(-1);
}

const leftOf = (money: CaptureRow, refunds: readonly RefundRow[]): number =>
  money.amountCents -
  money.disputedCents -
  sumCents(
    refunds.filter(({ captureId, failure }) => captureId === money.id && failure !== TAKEN_BY_DISPUTE),
  );

const sumCents = (rows: readonly { amountCents: number }[]): number =>
  rows.reduce((total, { amountCents }) => total + amountCents, 0);
