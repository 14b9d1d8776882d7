import type { Payment } from '#shared/payments/payment.schemas.ts';
import { isSettling } from '#web/payments/judge-payments.ts';

const WITH_EVENTS_MS = 30_000;
const WITHOUT_EVENTS_MS = 8000;
const SOON_MS = 2000;
/** The server's clock may run a little behind this one. */
const GRACE_MS = 500;

/** How long to wait before the payments are asked for again: rarely, but right when a code runs out and while one is settling. */
export function pollInterval(
  payments: readonly Payment[] | undefined,
  isStreaming: boolean,
  now: number,
): number {
  if (!isStreaming || isSettling(payments)) return WITHOUT_EVENTS_MS;
  const ends = (payments ?? []).flatMap(({ pix }) =>
    pix ? [Date.parse(pix.expiresAt) - now + GRACE_MS] : [],
  );
  return Math.max(SOON_MS, Math.min(WITH_EVENTS_MS, ...ends));
}
