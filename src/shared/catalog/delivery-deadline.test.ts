import { describe, expect, it } from 'vitest';
import { saoPauloDay } from '#shared/calendar.ts';
import { deadlineFrom } from './delivery-deadline.ts';

describe('a deadline', () => {
  it('is the end of the São Paulo day that lies the term after the payment', () => {
    expect(deadlineFrom(new Date('2026-11-23T15:00:00Z'), 'express').toISOString()).toBe(
      '2026-11-29T02:59:59.999Z',
    );
  });
  it('counts from the São Paulo day even when it is already tomorrow in UTC', () => {
    const lateEvening = new Date('2026-11-24T01:30:00Z');
    expect(saoPauloDay(lateEvening)).toBe('2026-11-23');
    expect(saoPauloDay(deadlineFrom(lateEvening, 'express'))).toBe('2026-11-28');
  });
  it('crosses months and years', () => {
    expect(saoPauloDay(deadlineFrom(new Date('2026-11-23T12:00:00Z'), 'normal'))).toBe('2027-01-12');
  });
});
