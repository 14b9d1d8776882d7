import type { PaymentsDeps } from '#server/payments/money/payments-deps.ts';
import { type PaymentParts, toPayment } from '#server/payments/money/to-payment.ts';
import type { Payment } from '#shared/payments/payment.schemas.ts';

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

/** Clear border in modules, as ISO/IEC 18004 asks: scanners find no code without it. */
const QUIET_ZONE = 4;

/**
 * A BR Code as the text of an SVG to be set into a page: black on white in both themes, sized by its container,
 * no script and no style of its own.
 */
export async function drawQrCode(text: string): Promise<string> {
  const { default: qrcode } = await import('qrcode');
  const svg = await qrcode.toString(text, {
    type: 'svg',
    errorCorrectionLevel: 'M',
    margin: QUIET_ZONE,
    color: { dark: '#000000', light: '#ffffff' },
  });
  return svg.trim().replace('<svg ', '<svg role="img" aria-label="QR Code do Pix" ');
}
