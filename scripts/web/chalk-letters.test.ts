import { expect, it } from 'vitest';
import { formatDayAndMonth } from '#shared/text/format-day-and-month.ts';
import { ADMIN_ROUTINE, TEACHER_ROUTINE } from '#web/accounts/access/routines.ts';
import { LANDING_TEXTS } from '../../src/web/public/landing/landing-texts.ts';
import { CHALK_LETTERS } from './chalk-letters.ts';

const DAYS = Array.from({ length: 366 }, (_, day) => formatDayAndMonth(new Date(2028, 0, 1 + day)));

it('has every letter that the drawings write', () => {
  const { pen, notes } = LANDING_TEXTS.hero;
  const words = [pen, ...notes, 'Rotina', ...ADMIN_ROUTINE, ...TEACHER_ROUTINE, ...DAYS].join('');
  expect([...new Set(words)].filter((letter) => !CHALK_LETTERS.includes(letter))).toEqual([]);
});
