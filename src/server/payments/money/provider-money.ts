/** Money as a provider reports it, in our words. Amounts are in hundredths of the currency. */
export interface ProviderMoney {
  amountCents: number;
  /** ISO 4217; anything but BRL never pays a lesson. */
  currency: string;
}

/** Money that came in under an order or charge. */
export interface ProviderCapture extends ProviderMoney {
  /** The provider's name of it: PayPal capture id, Pix endToEndId. */
  ref: string;
  /** `reversed`: taken back from us by a chargeback or the Pix MED. */
  status: 'pending' | 'completed' | 'declined' | 'reversed';
  at: Date;
  /** The provider's word for why it is pending or declined. */
  statusReason: string | null;
  /** What was taken back by the payer's bank (chargeback, MED), not by our refunds. */
  reversedCents: number;
  refunds: ProviderRefund[];
}

/** Money on its way back, by its provider's account. */
export interface ProviderRefund {
  /** The provider's name of it: PayPal refund id, Pix devolução id (ours). */
  ref: string;
  /** Our refund id where the provider keeps it: `custom_id` or the devolução id. */
  ourRef: string | null;
  status: 'pending' | 'completed' | 'failed';
  amountCents: number;
  failure: string | null;
}
