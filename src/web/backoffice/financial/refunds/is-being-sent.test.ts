import { expect, it } from 'vitest';
import { isBeingSent } from './is-being-sent.ts';

it('the list looks again only while a refund is on its way to its provider', () => {
  const now = new Date('2026-11-21T12:00:30Z');
  const refund = { status: 'requested', method: 'pix', createdAt: '2026-11-21T12:00:00Z' } as const;
  expect(isBeingSent(refund, now)).toBe(true);
  expect(isBeingSent({ ...refund, status: 'completed' }, now)).toBe(false);
  expect(isBeingSent({ ...refund, method: 'manual' }, now)).toBe(false);
  expect(isBeingSent({ ...refund, createdAt: '2026-11-21T11:59:00Z' }, now)).toBe(false);
});
