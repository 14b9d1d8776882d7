import type { ProviderCapture, ProviderRefund } from './provider-money.ts';

/** A charge (cob) at the Pix provider, as it stands there. */
export interface PixCharge {
  txid: string;
  /** An expired charge is not told apart: it stays `active` (API Pix, issue 319). */
  status: 'active' | 'completed' | 'removed';
  /** The receiver's Pix key it was made for. */
  key: string;
  amountCents: number;
  /** The BR Code, validated. */
  copyPaste: string;
  expiresAt: Date;
  /** What was received for it; may be several, of any amount. */
  captures: ProviderCapture[];
}

export interface NewPixCharge {
  /** 26 to 35 letters and digits, ours; repeating it is no second charge. */
  txid: string;
  amountCents: number;
  expiresInSeconds: number;
  /** Shown in the payer's app; at most 140 characters are sent. */
  description: string;
}

/** What a callback hints at; everything is read back before it counts. */
export interface PixHint {
  txid: string;
  endToEndId: string;
}

/** The Pix provider: Banco Central's API Pix 2.9. Every call throws only GatewayError. */
export interface PixGateway {
  /** Creates the charge, or answers the one of that txid. */
  createCharge(charge: NewPixCharge): Promise<PixCharge>;
  getCharge(txid: string): Promise<PixCharge>;
  /** Closes an unpaid charge; one already paid or removed is left as it is. */
  removeCharge(txid: string): Promise<void>;
  /** Every Pix received in the span with a txid, of all pages. */
  listReceived(from: Date, to: Date): Promise<(ProviderCapture & { txid: string })[]>;
  /** `refundId` (32 hex digits) is the idempotency key. */
  refund(refund: { endToEndId: string; refundId: string; amountCents: number }): Promise<ProviderRefund>;
  getRefund(endToEndId: string, refundId: string): Promise<ProviderRefund>;
  /** Tells the provider where to send its webhooks. */
  registerWebhook(url: string): Promise<void>;
  /** Reads a callback leniently; what is not understood is left out. */
  readHints(body: unknown): PixHint[];
}
