import { and, eq, gte, lte, sql } from 'drizzle-orm';
import { GatewayError } from '#server/payments/money/gateway-error.ts';
import { attemptsTable, capturesTable, chargesTable } from '#server/payments/money/payments.table.ts';
import type { Gateways, PaymentsDeps } from '#server/payments/money/payments-deps.ts';
import type { ProviderCapture } from '#server/payments/money/provider-money.ts';
import { isGivenByUs } from '#server/payments/money/refundable-cents.ts';
import { refundsTable } from '#server/payments/money/refunds.table.ts';

/** One capture by one side's books. */
export interface BookedCapture {
  ref: string;
  /** What the provider knows the order by: Pix txid, PayPal order. */
  orderRef: string | null;
  lessonId: string | null;
  amountCents: number;
  currency: string;
  /** Refunds that reached their end, through the provider. */
  refundedCents: number;
}

/**
 * Our captures of one way to pay in a span, with what went back of them through the provider. Of the kind of money
 * that is taken now: the providers of the sandbox know nothing of live payments, nor the other way round.
 */
export async function readOurCaptures(
  { database, gateways }: PaymentsDeps,
  method: 'pix' | 'card',
  { since, until }: { since: Date; until: Date },
): Promise<BookedCapture[]> {
  const wentBack = sql<number>`coalesce(sum(${refundsTable.amountCents}), 0)`.mapWith(Number);
  return database.db
    .select({
      ref: capturesTable.providerRef,
      orderRef: attemptsTable.providerRef,
      lessonId: chargesTable.lessonId,
      amountCents: capturesTable.amountCents,
      currency: capturesTable.currency,
      refundedCents: wentBack,
    })
    .from(capturesTable)
    .innerJoin(attemptsTable, eq(attemptsTable.id, capturesTable.attemptId))
    .innerJoin(chargesTable, eq(chargesTable.id, capturesTable.chargeId))
    .leftJoin(
      refundsTable,
      and(
        eq(refundsTable.captureId, capturesTable.id),
        eq(refundsTable.status, 'completed'),
        eq(refundsTable.isManual, false),
        isGivenByUs,
      ),
    )
    .where(
      and(
        eq(capturesTable.method, method),
        eq(capturesTable.status, 'completed'),
        gte(capturesTable.receivedAt, since),
        lte(capturesTable.receivedAt, until),
        eq(chargesTable.isLive, gateways.isLive),
      ),
    )
    .groupBy(capturesTable.id, attemptsTable.id, chargesTable.id);
}

/** Every Pix the provider received in the span. @throws GatewayError */
export async function readPixCaptures(
  gateways: Gateways,
  since: Date,
  until: Date,
): Promise<BookedCapture[]> {
  const received = await gateways.pix.listReceived(since, until);
  return received.map((capture) => toBooked(capture, capture.txid));
}

/** The captures of these references as the card provider has them; one it does not know is left out. @throws GatewayError */
export async function readCardCaptures(
  gateways: Gateways,
  refs: readonly string[],
): Promise<BookedCapture[]> {
  const found: BookedCapture[] = [];
  for (const ref of refs) {
    const capture = await gateways.card.getCapture(ref).catch((error: unknown) => {
      if (error instanceof GatewayError && error.failure === 'not_found') return null;
      throw error;
    });
    if (!capture) continue;
    const { captures } =
      capture.orderId === null ? { captures: [capture] } : await gateways.card.getOrder(capture.orderId);
    const whole = captures.find((each) => each.ref === ref) ?? capture;
    if (whole.status === 'completed' || whole.status === 'reversed')
      found.push(toBooked(whole, capture.orderId));
  }
  return found;
}

function toBooked(capture: ProviderCapture, orderRef: string | null): BookedCapture {
  const { ref, amountCents, currency, refunds } = capture;
  const refundedCents = refunds.reduce(
    (sum, refund) => sum + (refund.status === 'completed' ? refund.amountCents : 0),
    0,
  );
  return { ref, orderRef, lessonId: null, amountCents, currency, refundedCents };
}
