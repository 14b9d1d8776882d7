/** Whole numbers already met. `add` answers false for one that was there. */
export interface PlaceSet {
  add(place: number): boolean;
}

/**
 * A set of whole numbers too large for the engine's small integers: its own set boxes each of them and costs a
 * quarter of the reading of a page.
 * @param most how many numbers will be added at most
 */
export function makePlaceSet(most: number): PlaceSet {
  // At most half full, so that a free slot is near.
  const size = 2 ** Math.ceil(Math.log2(Math.max(8, 2 * most)));
  const slots = new Float64Array(size).fill(Number.NaN);
  return {
    add(place) {
      const low = (place % 2 ** 31) | 0;
      const high = Math.floor(place / 2 ** 31) | 0;
      let mixed = Math.imul(low, 0x9e3779b1) ^ Math.imul(high, 0x85ebca6b);
      mixed ^= mixed >>> 15;
      for (let at = mixed & (size - 1); ; at = (at + 1) & (size - 1)) {
        const held = slots[at];
        if (held === place) return false;
        if (held === undefined || Number.isNaN(held)) {
          slots[at] = place;
          return true;
        }
      }
    },
  };
}
