import { expect, it } from 'vitest';
import { createProduction } from '#web/production/testing/create-production.ts';
import { sortByUrgency } from './sort-by-urgency.ts';

it('puts what is due first at the top, what has no deadline last', () => {
  const late = createProduction({ id: 'late', deadline: '2026-11-20T02:59:59.999Z' });
  const none = createProduction({ id: 'none', deadline: null });
  const soon = createProduction({ id: 'soon', deadline: '2026-11-23T02:59:59.999Z' });
  const older = createProduction({ ...soon, id: 'older', assignedAt: '2026-11-01T12:00:00Z' });
  expect(sortByUrgency([none, soon, late, older]).map(({ id }) => id)).toEqual([
    'late',
    'older',
    'soon',
    'none',
  ]);
});
