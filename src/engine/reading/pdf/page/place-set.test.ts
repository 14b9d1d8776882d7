import { describe, expect, it } from 'vitest';
import { makePlaceSet } from './place-set.ts';

describe('the places letters were printed at', () => {
  it('are told new from known, like the built-in set does, until full', () => {
    const places = Array.from(
      { length: 4000 },
      (_, index) => ((index * 7919) % 1500) * 2 ** 34 - (index % 3),
    );
    const known = new Set<number>();
    const set = makePlaceSet(places.length);
    for (const place of places) {
      expect(set.add(place)).toBe(!known.has(place));
      known.add(place);
    }
  });
});
