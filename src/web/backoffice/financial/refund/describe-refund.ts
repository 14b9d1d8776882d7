import { formatReais } from '#shared/money.ts';
import type { AdminPayment } from '#shared/payments/admin-payments.contract.ts';
import { PAYMENT_METHODS } from '#shared/payments/payment-status.ts';
import { formatDate } from '#shared/text/format.ts';
import { REFUND_DIALOG_TEXTS as TEXTS } from '#web/backoffice/financial/financial-texts.ts';
import { clientName } from '#web/backoffice/financial/payment-rows.ts';

/** Until when the provider takes it, or what to do where it does not (any more). */
export function describeWindow(
  { method, refundWindowEndsAt }: Pick<AdminPayment, 'method' | 'refundWindowEndsAt'>,
  now: Date,
): { text: string; isOver: boolean } {
  if (method === 'manual' || !refundWindowEndsAt) return { text: TEXTS.byHand, isOver: true };
  const isOver = new Date(refundWindowEndsAt) < now;
  const day = formatDate(refundWindowEndsAt);
  return { text: isOver ? TEXTS.windowOver(day) : TEXTS.windowOpen(day), isOver };
}

/** What a refund of `amount` reais will do, in the order in which it matters. */
export function describeRefund(payment: AdminPayment, amount: number, now: Date): string[] {
  const paid = formatReais(payment.amount);
  const method = PAYMENT_METHODS[payment.method];
  return [
    TEXTS.sentence(formatReais(amount), paid, clientName(payment), method),
    describeLesson(payment, amount),
    describeWindow(payment, now).text,
  ];
}

function describeLesson({ status, refundable, refunded, lessonTitle }: AdminPayment, amount: number): string {
  if (status !== 'paid') return TEXTS.late(formatReais(Math.max(0, refundable - amount)));
  if (amount < refundable) return TEXTS.keeps(lessonTitle);
  return refunded > 0 ? TEXTS.cancelsWithRest(lessonTitle) : TEXTS.cancels(lessonTitle);
}
