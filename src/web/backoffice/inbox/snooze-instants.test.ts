import { expect, it } from 'vitest';
import { atEight, nextMonday } from './snooze-instants.ts';

it('is eight in the morning of São Paulo', () => {
  expect(atEight('2026-11-23').toISOString()).toBe('2026-11-23T11:00:00.000Z');
});

it('is the Monday to come, never today', () => {
  expect(nextMonday(new Date('2026-11-22T15:00:00Z'))).toBe('2026-11-23');
  expect(nextMonday(new Date('2026-11-23T15:00:00Z'))).toBe('2026-11-30');
  // In São Paulo it is still Sunday.
  expect(nextMonday(new Date('2026-11-23T01:00:00Z'))).toBe('2026-11-23');
});
