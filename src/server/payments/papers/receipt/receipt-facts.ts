import type { PaymentMethod } from '#shared/payments/payment-status.ts';
import type { RefundReason } from '#shared/payments/refund-status.ts';
import type { OrderSummary, Payee } from '#shared/payments/terms.ts';

export interface ReceiptRefund {
  amountCents: number;
  reason: RefundReason;
  /** Null while it is on its way. */
  completedAt: Date | null;
}

/** All that a receipt says, before it is put in words. */
export interface ReceiptFacts {
  /** Ours, the same for ever. */
  number: string;
  payer: { name: string; document: string | null; address: string | null; email: string };
  seller: Payee & { phone: string | null };
  method: PaymentMethod;
  paidAt: Date;
  amountCents: number;
  /** PayPal capture id, Pix endToEndId; null where no provider was part of it. */
  providerRef: string | null;
  /** False for money of the sandbox, which is none. */
  isLive: boolean;
  /** Oldest first. */
  refunds: ReceiptRefund[];
  /** Taken back by the payer's bank. */
  disputedCents: number;
  order: OrderSummary;
  /** Null where nothing was accepted: paid by hand without the payment page. */
  acceptance: { termsVersion: string; acceptedAt: Date; sha256: string } | null;
}
