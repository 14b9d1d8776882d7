import { GatewayError } from '#server/payments/money/gateway-error.ts';
import type { Gateways } from '#server/payments/money/payments-deps.ts';
import type { ProviderCapture } from '#server/payments/money/provider-money.ts';
import type { BookedCapture } from './find-discrepancies.ts';

/** Every Pix the provider received in the span. @throws GatewayError */
export async function readPixBooks(gateways: Gateways, since: Date, until: Date): Promise<BookedCapture[]> {
  const received = await gateways.pix.listReceived(since, until);
  return received.map((capture) => toBooked(capture, capture.txid));
}

/** The captures of these references as the card provider has them; one it does not know is left out. @throws GatewayError */
export async function readCardBooks(gateways: Gateways, refs: readonly string[]): Promise<BookedCapture[]> {
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
