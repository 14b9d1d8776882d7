import { expect, it } from 'vitest';
import { chooseColumn } from './choose-column.ts';

it('shows what is asked for, else what is worked on, else what waits', () => {
  expect(chooseColumn('completed', { assigned: 2, in_progress: 1, completed: 0 })).toBe('completed');
  expect(chooseColumn(undefined, { assigned: 2, in_progress: 1, completed: 9 })).toBe('in_progress');
  expect(chooseColumn(undefined, { assigned: 2, in_progress: 0, completed: 9 })).toBe('assigned');
  expect(chooseColumn(undefined, { assigned: 0, in_progress: 0, completed: 9 })).toBe('in_progress');
});
