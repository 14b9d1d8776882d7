import { pagePolicy } from '#server/platform/http/security-headers.ts';
import type { ClientDocument } from '#server/platform/http/static.ts';

/** The hosts PayPal names for its SDK (developer.paypal.com, best practices); they stand in no other policy. */
const PAYPAL_HOSTS = ['https://*.paypal.com', 'https://*.paypalobjects.com', 'https://*.venmo.com'];

/**
 * The document that loads PayPal, apart from the app. PayPal's script may add scripts and frames of its own hosts
 * and styles that bear the nonce, makes trusted types under names we do not know, and keeps hold of the window it
 * opens, which the opener policy of all other pages would cut off.
 */
export const CARD_DOCUMENT: ClientDocument = {
  path: '/pagamento-cartao',
  file: '/card-payment.html',
  headers: (nonce) => ({
    'content-security-policy': pagePolicy(nonce, {
      'script-src': ['nonce', ...PAYPAL_HOSTS],
      'connect-src': PAYPAL_HOSTS,
      'frame-src': PAYPAL_HOSTS,
      'child-src': PAYPAL_HOSTS,
      'img-src': PAYPAL_HOSTS,
      'trusted-types': ['*'],
    }),
    'cross-origin-opener-policy': 'same-origin-allow-popups',
  }),
};
