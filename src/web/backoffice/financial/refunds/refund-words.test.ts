import { expect, it } from 'vitest';
import { describeFailure } from './describe-failure.ts';
import { isBeingSent } from './is-being-sent.ts';

it('a refusal is told in words, an unknown one with its code', () => {
  expect(describeFailure('REFUND_FAILED_INSUFFICIENT_FUNDS')).toBe('Não havia saldo na conta do PayPal.');
  expect(describeFailure('ALGO_NOVO')).toBe('O provedor recusou a devolução (ALGO_NOVO).');
  expect(describeFailure('Conta encerrada pelo banco')).toBe('Conta encerrada pelo banco');
  expect(describeFailure('__proto__')).toBe('O provedor recusou a devolução (__proto__).');
});

it('the list looks again only while a refund is on its way to its provider', () => {
  const now = new Date('2026-11-21T12:00:30Z');
  const refund = { status: 'requested', method: 'pix', createdAt: '2026-11-21T12:00:00Z' } as const;
  expect(isBeingSent(refund, now)).toBe(true);
  expect(isBeingSent({ ...refund, status: 'completed' }, now)).toBe(false);
  expect(isBeingSent({ ...refund, method: 'manual' }, now)).toBe(false);
  expect(isBeingSent({ ...refund, createdAt: '2026-11-21T11:59:00Z' }, now)).toBe(false);
});
