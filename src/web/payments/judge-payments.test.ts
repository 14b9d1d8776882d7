import { describe, expect, it } from 'vitest';
import { isSettling, wasCardDeclined } from './judge-payments.ts';
import { createPayment, createPixPayment } from './testing/create-payment.ts';

describe('nothing else may be paid', () => {
  it('while a capture is being confirmed, or paid and the lesson does not say so yet', () => {
    expect(isSettling([createPixPayment(), createPayment({ method: 'card', isConfirming: true })])).toBe(
      true,
    );
    expect(isSettling([createPayment({ status: 'paid' })])).toBe(true);
  });
  it('but waiting, ended and returned attempts keep nobody from paying', () => {
    expect(isSettling(undefined)).toBe(false);
    expect(
      isSettling([
        createPixPayment(),
        createPayment({ status: 'declined' }),
        createPayment({ status: 'refunded' }),
      ]),
    ).toBe(false);
  });
});

it('a card that came to nothing is told of until another one is tried', () => {
  const declined = createPayment({ method: 'card', status: 'declined' });
  expect(wasCardDeclined([createPixPayment(), declined])).toBe(true);
  expect(wasCardDeclined([createPayment({ method: 'card' }), declined])).toBe(false);
  expect(wasCardDeclined([createPayment({ status: 'declined' })])).toBe(false);
});
