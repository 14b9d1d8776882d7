import { expect, it } from 'vitest';
import { describeDeadline } from './describe-deadline.ts';

const now = new Date('2026-11-21T15:00:00Z');

it.each([
  ['2026-11-19', 'error', 'há 2 dias', true],
  ['2026-11-20', 'error', 'ontem', true],
  ['2026-11-21', 'deadline', 'hoje', false],
  ['2026-11-22', 'deadline', 'amanhã', false],
  ['2026-11-23', 'ok', 'em 2 dias', false],
  ['2026-11-26', 'ok', 'em 5 dias', false],
])('a deadline at the end of %s, seen on 21 November, is %s: %s', (day, tone, words, isOverdue) => {
  expect(describeDeadline(`${day}T23:59:59.999-03:00`, now)).toEqual({ tone, words, isOverdue });
});
