import { expect, it } from 'vitest';
import { pagePolicy } from '#server/platform/http/security-headers.ts';
import { CARD_DOCUMENT } from './card-payment-page.ts';

const policyOf = () => CARD_DOCUMENT.headers('n1')['content-security-policy'] ?? '';

it('PayPal may run only in the document of the card, and there nothing else may', () => {
  expect(pagePolicy('n1')).not.toMatch(/paypal|venmo/);
  expect(policyOf()).toMatch(/script-src 'self' 'nonce-n1' https:\/\/\*\.paypal\.com/);
  expect(policyOf()).toContain("frame-ancestors 'none'");
  expect(policyOf()).toContain("require-trusted-types-for 'script'");
  expect(policyOf()).not.toMatch(/unsafe-|\shttps?:(\s|;|$)|\s\*\.?(\s|$)/);
});

it('the document of the card keeps hold of the window it opens', () => {
  expect(CARD_DOCUMENT.headers('n1')['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
});
