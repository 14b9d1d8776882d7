import { readFileSync } from 'node:fs';

/**
 * A browser script without dependencies that defines `window.paypal` in the shape of PayPal's web SDK v6, as far
 * as a page for one payment uses it (compared with the types of @paypal/paypal-js 11.2.0):
 *
 * - `createInstance({clientToken | clientId, components})` → a promise of an instance; components are
 *   `paypal-payments` and `paypal-guest-payments`, others add nothing;
 * - `instance.findEligibleMethods({currencyCode})` → a promise of `{isEligible(name), getDetails(name)}`: in BRL
 *   `paypal` and `card` are eligible, nothing else and in no other currency;
 * - `instance.createPayPalOneTimePaymentSession(callbacks)` and, for a card without an account,
 *   `createPayPalGuestOneTimePaymentSession(callbacks)` → `{start(options, orderPromise), cancel(), destroy()}`
 *   with the callbacks `onApprove({orderId, fundingSource, payerId})`, `onCancel({orderId})`, `onError(error)`
 *   and `onComplete({paymentSessionState})`. `orderPromise` resolves to `{orderId}`.
 *
 * `start` opens a modal dialog in which the person plays the buyer; its promise resolves when that is over and
 * the callbacks have run. Approving and declining call `POST /api/sandbox/paypal/{orderId}/approve` by
 * `window.lousaDemo.fetch` where the page defines one (same arguments as `fetch`), else by `fetch` with the
 * session's cookie. Both then call `onApprove`: as with a real card, it is the capture that finds it declined.
 * A rejected `orderPromise` closes the dialog and calls `onError` with its reason.
 */
export const DEMO_SDK = readFileSync(new URL('./demo-sdk-script.js', import.meta.url), 'utf8');
