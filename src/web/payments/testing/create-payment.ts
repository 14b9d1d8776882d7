import type { Payment } from '#shared/payments/payment.schemas.ts';

/** A payment for tests: a Pix attempt of R$ 90 without a code. */
export const createPayment = (facts: Partial<Payment> = {}): Payment => ({
  id: 'p1',
  lessonId: 'l1',
  method: 'pix',
  status: 'pending',
  isConfirming: false,
  amount: 90,
  refunded: 0,
  createdAt: '2026-11-21T12:00:00.000Z',
  paidAt: null,
  ...facts,
});

/** One with a code that can be paid. */
export const createPixPayment = (pix: Partial<NonNullable<Payment['pix']>> = {}): Payment =>
  createPayment({
    pix: {
      copyPaste: '00020101021226',
      qrCode: '<svg xmlns="http://www.w3.org/2000/svg"/>',
      expiresAt: new Date(Date.now() + 25 * 60_000).toISOString(),
      payee: 'Lousa Demonstração',
      isDemo: false,
      ...pix,
    },
  });
