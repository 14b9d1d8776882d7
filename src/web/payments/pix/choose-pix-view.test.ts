import { describe, expect, it } from 'vitest';
import { createPayment, createPixPayment } from '#web/payments/testing/create-payment.ts';
import { choosePixView } from './choose-pix-view.ts';

describe('what is shown of a Pix charge', () => {
  it('is the code as long as the server gives one, even where the clock of the device says it is over', () => {
    const longOver = createPixPayment({ expiresAt: '2020-01-01T00:00:00Z' });
    expect(choosePixView(longOver, false)).toBe('live');
  });
  it.each(['expired', 'cancelled', 'declined'] as const)(
    'offers a new code after one that is %s',
    (status) => {
      expect(choosePixView(createPayment({ status }), false)).toBe('expired');
    },
  );
  it('says that late money went back', () => {
    expect(choosePixView(createPayment({ status: 'refunded' }), false)).toBe('returned');
  });
  it('offers another try where none could be made, and keeps one that is there', () => {
    expect(choosePixView(undefined, false)).toBe('starting');
    expect(choosePixView(undefined, true)).toBe('failed');
    expect(choosePixView(createPixPayment(), true)).toBe('live');
  });
});
