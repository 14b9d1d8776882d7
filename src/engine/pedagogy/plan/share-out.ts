/** Whole numbers in proportion to `weights` that add up to `total` (largest remainder), none under `least`. */
export function shareOut(weights: readonly number[], total: number, least = 0): number[] {
  if (weights.length === 0) return [];
  const floor = Math.min(least, Math.floor(total / weights.length));
  const free = total - floor * weights.length;
  const sum = weights.reduce((all, weight) => all + Math.max(0, weight), 0);
  const exact = weights.map((weight) =>
    sum > 0 ? (free * Math.max(0, weight)) / sum : free / weights.length,
  );
  const shares = exact.map((share) => Math.floor(share));
  const missing = free - shares.reduce((all, share) => all + share, 0);
  const order = exact
    .map((share, index) => ({ index, rest: share - Math.floor(share) }))
    .sort((a, b) => b.rest - a.rest || a.index - b.index);
  for (const { index } of order.slice(0, missing)) shares[index] = (shares[index] ?? 0) + 1;
  return shares.map((share) => share + floor);
}

/** As `shareOut`, but each share is first filled from `least` so that heavy ones do not starve light ones. */
export function shareSlots(weights: readonly number[], total: number): number[] {
  const shares = weights.map(() => 1);
  for (let given = weights.length; given < total; given += 1) {
    // Sainte-Laguë: the next slot goes where a slot still carries most.
    let best = 0;
    for (const [index, weight] of weights.entries()) {
      const own = weight / (2 * (shares[index] ?? 1) + 1);
      const other = (weights[best] ?? 0) / (2 * (shares[best] ?? 1) + 1);
      if (own > other) best = index;
    }
    shares[best] = (shares[best] ?? 0) + 1;
  }
  return shares;
}

/** `length` things in their order as `count` runs, the cheapest way by the `price` of each run: `[from, to)` of them. */
export function cheapestCuts(
  length: number,
  count: number,
  price: (from: number, to: number) => number,
): [number, number][] {
  let previous = Array.from({ length: length + 1 }, (_, at) => (at === 0 ? 0 : Number.POSITIVE_INFINITY));
  const origins: number[][] = [];
  for (let slot = 0; slot < count; slot += 1) {
    const next = new Array<number>(length + 1).fill(Number.POSITIVE_INFINITY);
    const origin = new Array<number>(length + 1).fill(0);
    for (let from = slot; from < length; from += 1) {
      const base = previous[from] ?? Number.POSITIVE_INFINITY;
      if (base === Number.POSITIVE_INFINITY) continue;
      for (let to = from + 1; to <= length - (count - slot - 1); to += 1) {
        const cost = base + price(from, to);
        if (cost < (next[to] ?? 0)) {
          next[to] = cost;
          origin[to] = from;
        }
      }
    }
    origins.push(origin);
    previous = next;
  }
  const cuts: [number, number][] = [];
  let end = length;
  for (let slot = count - 1; slot >= 0; slot -= 1) {
    const start = origins[slot]?.[end] ?? 0;
    cuts.unshift([start, end]);
    end = start;
  }
  return cuts;
}
