import { describe, expect, test } from 'vitest';
import { isCertificateUrl } from './certificates.ts';

const HOSTS = ['api.paypal.com', '127.0.0.1'];

describe('where a certificate may come from', () => {
  test.each([
    'https://api.paypal.com/v1/notifications/certs/CERT-1',
    'http://127.0.0.1:4012/v1/notifications/certs/CERT-1',
  ])('%s is allowed', (url) => {
    expect(isCertificateUrl(url, HOSTS)).toBe(true);
  });

  test.each([
    'http://api.paypal.com/cert',
    'https://api.paypal.com:8443/cert',
    'https://api.paypal.com.evil.example/cert',
    'https://evil.example/api.paypal.com',
    'https://api.paypal.com@evil.example/cert',
    'https://someone@api.paypal.com/cert',
    'http://127.0.0.2/cert',
    'http://localhost/cert',
    'http://127.0.0.1.evil.example/cert',
    'file:///etc/hosts',
    'not an address',
  ])('%s is not', (url) => {
    expect(isCertificateUrl(url, HOSTS)).toBe(false);
  });
});
