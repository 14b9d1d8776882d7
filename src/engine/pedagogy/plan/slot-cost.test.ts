import { expect, it } from 'vitest';
import { type Atom, costOfSlot } from './slot-cost.ts';

const atom = (level: number): Atom => ({ pieces: [], weight: 10, cost: 0, level, name: level === 0 ? 0 : 8 });
/** The cost of the slot from the second of these on, beside that of one that only has its names to tell. */
const over = (...levels: number[]) =>
  costOfSlot(levels.map(atom), 1, levels.length) -
  costOfSlot(levels.map(atom).slice(1), 0, levels.length - 1);

it('lets no slide begin in one part and end in the next', () => {
  expect(over(1, 2, 1)).toBeGreaterThan(0);
  expect(over(1, 0, 1)).toBeGreaterThan(0);
});

it('joins parts of one level, and a part with its own parts', () => {
  expect(over(1, 1, 1)).toBe(0);
  expect(over(1, 1, 2)).toBe(0);
  expect(over(1, 0, 2)).toBe(0);
});
