import { isScriptAllowed } from './is-script-allowed.ts';

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

let loading: Promise<PayPalSdk> | null = null;

/** Loads PayPal's script once; a failed try does not count. Throws for an address that is not PayPal's or ours. */
export function loadPayPal(scriptUrl: string): Promise<PayPalSdk> {
  loading ??= insertScript(scriptUrl).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

function insertScript(scriptUrl: string): Promise<PayPalSdk> {
  return new Promise((resolve, reject) => {
    if (!isScriptAllowed(scriptUrl, location.origin)) return reject(new TypeError('not a script of PayPal'));
    const script = document.createElement('script');
    const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.nonce;
    if (nonce) script.nonce = nonce;
    script.async = true;
    script.src = scriptUrl;
    script.onload = () => {
      const { paypal } = globalThis as { paypal?: PayPalSdk };
      if (paypal) resolve(paypal);
      else reject(new Error('the script defines no window.paypal'));
    };
    script.onerror = () => {
      script.remove();
      reject(new Error('the script did not load'));
    };
    document.head.append(script);
  });
}
