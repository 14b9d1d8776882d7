import { describe, expect, it } from 'vitest';
import { createPayment, createPixPayment } from '#web/payments/testing/create-payment.ts';
import { pollInterval } from './use-lesson-payments.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const endingIn = (seconds: number) =>
  createPixPayment({ expiresAt: new Date(NOW + seconds * 1000).toISOString() });

describe('payments are asked for', () => {
  it('rarely while the stream is there', () => {
    expect(pollInterval([endingIn(1500)], true, NOW)).toBe(30_000);
    expect(pollInterval(undefined, true, NOW)).toBe(30_000);
  });
  it('right after the end of a code, and soon again where the server still lets it live', () => {
    expect(pollInterval([endingIn(10)], true, NOW)).toBe(10_500);
    expect(pollInterval([endingIn(-60)], true, NOW)).toBe(2000);
  });
  it('more often while one is settling or without a stream', () => {
    expect(pollInterval([createPayment({ isConfirming: true })], true, NOW)).toBe(8000);
    expect(pollInterval([endingIn(1500)], false, NOW)).toBe(8000);
  });
});
