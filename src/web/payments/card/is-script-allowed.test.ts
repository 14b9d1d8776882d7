import { expect, it } from 'vitest';
import { isScriptAllowed } from './is-script-allowed.ts';

const ORIGIN = 'https://lousa.test';
it.each([
  'https://www.paypal.com/web-sdk/v6/core',
  'https://www.sandbox.paypal.com/web-sdk/v6/core',
  'https://www.paypalobjects.com/x.js',
  '/api/sandbox/paypal/web-sdk.js',
  '/assets/card-1a2b.js',
])('the card document loads %s', (url) => {
  expect(isScriptAllowed(url, ORIGIN)).toBe(true);
});
it.each([
  'http://www.paypal.com/web-sdk/v6/core',
  'https://paypal.com.evil.test/core',
  'https://evilpaypal.com/core',
  'https://www.paypal.com:8443/core',
  'data:text/javascript,alert(1)',
  '/uploads/x.js',
  'https://[',
])('and never %s', (url) => {
  expect(isScriptAllowed(url, ORIGIN)).toBe(false);
});
