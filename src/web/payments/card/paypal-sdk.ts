/**
 * What we use of PayPal's web SDK v6 (shapes as in the types of @paypal/paypal-js 11). The script defines
 * `window.paypal`; in the demonstration mode a script of our own defines the same.
 */
export interface PayPalSession {
  /**
   * Must be called within the click itself, with the order still under way, so that the browser lets a window open.
   * `targetElement` is the button of the card form.
   */
  start(
    options: { presentationMode: 'auto'; targetElement?: HTMLElement },
    order: Promise<{ orderId: string }>,
  ): Promise<unknown>;
  /** After a redirect instead of a window: whether this page is where the buyer came back to. */
  hasReturned?(): boolean;
  resume?(): Promise<void>;
}

export interface SessionEvents {
  onApprove(data: { orderId: string }): Promise<void>;
  onCancel(): void;
  onError(error: unknown): void;
}

interface PayPalInstance {
  findEligibleMethods(options: {
    amount: string;
    currencyCode: 'BRL';
  }): Promise<{ isEligible(method: 'paypal' | 'card'): boolean }>;
  createPayPalOneTimePaymentSession(events: SessionEvents): PayPalSession | Promise<PayPalSession>;
  createPayPalGuestOneTimePaymentSession(events: SessionEvents): PayPalSession | Promise<PayPalSession>;
}

export interface PayPalSdk {
  createInstance(options: {
    clientToken: string;
    components: ('paypal-payments' | 'paypal-guest-payments')[];
    locale: 'pt-BR';
    pageType: 'checkout';
  }): Promise<PayPalInstance>;
}

/** The ways to pay that PayPal offers this buyer for this sum. */
export interface PayPalWays {
  paypal: PayPalSession;
  /** A card without an account at PayPal; null where PayPal does not offer it. */
  guest: PayPalSession | null;
}

/** Sets PayPal up for a sum in reais. Throws whatever PayPal throws. */
export async function openPayPal(
  sdk: PayPalSdk,
  { clientToken, amount }: { clientToken: string; amount: number },
  events: SessionEvents,
): Promise<PayPalWays> {
  const instance = await sdk.createInstance({
    clientToken,
    components: ['paypal-payments', 'paypal-guest-payments'],
    locale: 'pt-BR',
    pageType: 'checkout',
  });
  const methods = await instance.findEligibleMethods({ amount: amount.toFixed(2), currencyCode: 'BRL' });
  return {
    paypal: await instance.createPayPalOneTimePaymentSession(events),
    guest: methods.isEligible('card') ? await instance.createPayPalGuestOneTimePaymentSession(events) : null,
  };
}
