import type { PaymentsDeps } from '#server/payments/money/payments-deps.ts';
import type { PaymentParts } from '#server/payments/money/to-payment.ts';
import { toPayment } from '#server/payments/money/to-payment.ts';
import type { Payment } from '#shared/payments/payment.schemas.ts';
import { drawQrCode } from './qr-code.ts';

/** The payment with what is needed to pay it by Pix, while it can be. */
export async function presentPayment(deps: PaymentsDeps, parts: PaymentParts): Promise<Payment> {
  const payment = toPayment(parts);
  const { pixCopyPaste, expiresAt, status } = parts.attempt;
  if (status !== 'awaiting_payer' || pixCopyPaste === null || expiresAt === null) return payment;
  if (expiresAt <= deps.clock.now()) return { ...payment, status: 'expired' };
  return {
    ...payment,
    pix: {
      copyPaste: pixCopyPaste,
      qrCode: await drawQrCode(pixCopyPaste),
      expiresAt: expiresAt.toISOString(),
      payee: deps.gateways.payee,
      isDemo: deps.gateways.sandbox !== null,
    },
  };
}
