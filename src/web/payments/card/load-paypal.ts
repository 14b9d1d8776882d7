import { isScriptAllowed } from './is-script-allowed.ts';
import type { PayPalSdk } from './paypal-sdk.ts';

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
