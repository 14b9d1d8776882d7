import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shareOut, shareSlots } from './share-out.ts';

it('shares add up exactly and keep the floor', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(1000), { minLength: 1, maxLength: 9 }),
      fc.integer({ min: 9, max: 500 }),
      (weights, total) => {
        const shares = shareOut(weights, total, 1);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(total);
        expect(Math.min(...shares)).toBeGreaterThanOrEqual(1);
      },
    ),
  );
});

it('a heavier part never gets fewer slots than a lighter one', () => {
  expect(shareSlots([50, 30, 20], 10)).toEqual([5, 3, 2]);
  expect(shareSlots([100, 1, 1], 5)).toEqual([3, 1, 1]);
});
