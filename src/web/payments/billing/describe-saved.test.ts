import { expect, it } from 'vitest';
import { describeSaved } from './describe-saved.ts';

const NOW = Date.parse('2026-11-21T15:00:00Z');
it.each([
  [20_000, 'agora'],
  [2 * 60_000, 'há 2 min'],
  [3 * 3_600_000, 'há 3 h'],
  [2 * 86_400_000, 'em 19/11/2026, 12:00'],
])('%s ms after a form was saved it says %s', (passed, said) => {
  expect(describeSaved(new Date(NOW - passed).toISOString(), NOW)).toBe(said);
});
