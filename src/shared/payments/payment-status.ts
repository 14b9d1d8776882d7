/** How a lesson can be paid. `manual` is money an admin saw arrive some other way. */
export const PAYMENT_METHODS = { pix: 'Pix', card: 'Cartão (PayPal)', manual: 'Manual' } as const;
export type PaymentMethod = keyof typeof PAYMENT_METHODS;

/** A payment as people see it. */
export const PAYMENT_STATUSES = {
  pending: 'Aguardando',
  paid: 'Pago',
  declined: 'Recusado',
  expired: 'Expirado',
  cancelled: 'Cancelado',
  refunded: 'Reembolsado',
} as const;
export type PaymentStatus = keyof typeof PAYMENT_STATUSES;

/**
 * One attempt to pay, as the books keep it. `processing` is a capture whose outcome is not known yet: never shown
 * as failed. `captured` means money came in; whether it counts for the lesson stands with the capture.
 */
export const ATTEMPT_STATUSES = [
  'created',
  'awaiting_payer',
  'processing',
  'captured',
  'declined',
  'expired',
  'canceled',
  'failed',
] as const;
export type AttemptStatus = (typeof ATTEMPT_STATUSES)[number];

/** Attempts that may still bring money by themselves: the reconciler asks the provider about them. */
export const OPEN_ATTEMPT_STATUSES = ['created', 'awaiting_payer', 'processing'] as const;

/** A Pix code lives this long. */
export const PIX_MINUTES = 30;
