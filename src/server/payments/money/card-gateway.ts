import type { ProviderCapture, ProviderMoney, ProviderRefund } from './provider-money.ts';

export type CardOrderStatus =
  | 'CREATED'
  | 'SAVED'
  | 'APPROVED'
  | 'PAYER_ACTION_REQUIRED'
  | 'VOIDED'
  | 'COMPLETED';

/** An order at the card provider, as it stands there. */
export interface CardOrder extends ProviderMoney {
  orderId: string;
  status: CardOrderStatus;
  /** The attempt it belongs to by our own mark on it; null where it bears none. */
  attemptId: string | null;
  captures: ProviderCapture[];
}

export interface NewCardOrder extends ProviderMoney {
  attemptId: string;
  lessonId: string;
  /** Shown to the buyer; at most 127 characters are sent. */
  description: string;
  returnUrl: string;
  cancelUrl: string;
}

/** What a verified webhook is about; what it claims is asked of the provider. */
export interface CardWebhook {
  eventId: string;
  type: string;
  orderId: string | null;
  captureId: string | null;
}

/**
 * The card provider. Every call throws only GatewayError. `key` is the idempotency key stored before the call:
 * the same key never has a second effect.
 */
export interface CardGateway {
  /** A token with which the browser opens the provider's own button. */
  createClientToken(): Promise<string>;
  createOrder(order: NewCardOrder, key: string): Promise<{ orderId: string; status: CardOrderStatus }>;
  /** The source of truth about an order. */
  getOrder(orderId: string): Promise<CardOrder>;
  /** Takes the money of an approved order. A refusal carries the provider's issue. */
  captureOrder(orderId: string, key: string): Promise<CardOrder>;
  getCapture(captureId: string): Promise<ProviderCapture & { orderId: string | null }>;
  refund(
    refund: ProviderMoney & { captureId: string; refundId: string; note: string },
    key: string,
  ): Promise<ProviderRefund>;
  getRefund(ref: string): Promise<ProviderRefund>;
  /** Null where the signature does not hold. `body` are the bytes as they came. */
  readWebhook(headers: Record<string, string | undefined>, body: Buffer): Promise<CardWebhook | null>;
}
