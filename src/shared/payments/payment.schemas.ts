import * as z from 'zod/mini';
import { keysOf } from '#shared/http/keys-of.ts';
import {
  PAYMENT_METHODS,
  PAYMENT_STATUSES,
  type PaymentMethod,
  type PaymentStatus,
} from './payment-status.ts';
import {
  REFUND_REASONS,
  REFUND_REQUEST_KINDS,
  REFUND_REQUEST_STATUSES,
  REFUND_STATUSES,
  type RefundReason,
  type RefundRequestKind,
  type RefundRequestStatus,
  type RefundStatus,
} from './refund-status.ts';

export const paymentMethodSchema = z.enum(keysOf<PaymentMethod>(PAYMENT_METHODS));
export const paymentStatusSchema = z.enum(keysOf<PaymentStatus>(PAYMENT_STATUSES));
export const refundReasonSchema = z.enum(keysOf<RefundReason>(REFUND_REASONS));
export const refundStatusSchema = z.enum(keysOf<RefundStatus>(REFUND_STATUSES));
export const refundRequestKindSchema = z.enum(keysOf<RefundRequestKind>(REFUND_REQUEST_KINDS));
export const refundRequestStatusSchema = z.enum(keysOf<RefundRequestStatus>(REFUND_REQUEST_STATUSES));

/** Text that an action needs as its reason. */
export const reasonTextSchema = z
  .string('Escreva o motivo')
  .check(z.trim(), z.minLength(1, 'Escreva o motivo'), z.maxLength(1000, 'Motivo muito longo'));

/** The same where nobody has to give one. */
export const optionalReasonSchema = z._default(
  z.string('Escreva o motivo').check(z.trim(), z.maxLength(1000, 'Motivo muito longo')),
  '',
);

/** What a phone needs to pay by Pix. */
export const pixSchema = z.object({
  /** The BR Code, 'Pix copia e cola'. */
  copyPaste: z.string(),
  /** SVG text of the same code. */
  qrCode: z.string(),
  expiresAt: z.string(),
  /** Who receives, as the bank's app will show it. */
  payee: z.string(),
  /** An emulator plays the bank: 'modo demonstração'. */
  isDemo: z.boolean(),
});

/** One attempt to pay a lesson. */
export const paymentSchema = z.object({
  id: z.string(),
  lessonId: z.string(),
  method: paymentMethodSchema,
  status: paymentStatusSchema,
  /** True while a capture was sent and its outcome is not known: 'Confirmando', never failed. */
  isConfirming: z.boolean(),
  /** Reais. */
  amount: z.number(),
  /** Reais given back or on their way back. */
  refunded: z.number(),
  createdAt: z.string(),
  paidAt: z.nullable(z.string()),
  /** Only while it can be paid by Pix. */
  pix: z.optional(pixSchema),
});
export type Payment = z.output<typeof paymentSchema>;
