import { contentStems } from './similarity.ts';

export interface SegmentBlock {
  id: string;
  text: string;
  isHeading: boolean;
}

/** Neighbouring blocks are read together until at most this many units remain, so that time stays bounded. */
const MAX_UNITS = 300;
/** Different stems kept per unit; enough to tell one subject from another. */
const MAX_STEMS = 60;

interface Unit {
  start: number;
  stems: string[];
  /** A `title` only looks like one: short, capital first, no stop. `nothing` holds no content word. */
  opening: 'heading' | 'title' | 'body' | 'nothing';
}

/**
 * Index of the first block of each topical segment (always starting with 0; empty for no blocks).
 *
 * Utiyama & Isahara, "A statistical model for domain-independent text segmentation" (ACL 2001): the split
 * with the highest probability, each segment a bag of words with Laplace's law, found by dynamic programming;
 * no trained parameters. Stems stand for words. Ours: a boundary before a heading is cheaper and one elsewhere
 * dearer where the material has headings, and the number of segments is held between the given bounds
 * (`minSegments` as far as there are blocks; `maxSegments` default 12).
 */
export function segmentTopics(
  blocks: readonly SegmentBlock[],
  options: { minSegments?: number; maxSegments?: number } = {},
): number[] {
  const units = makeUnits(blocks);
  if (units.length === 0) return [];
  const most = Math.max(1, Math.min(options.maxSegments ?? 12, units.length));
  const least = Math.max(1, Math.min(options.minSegments ?? 1, most));
  const costs = segmentCosts(units);
  const boundary = boundaryCosts(units);
  return bestSplit(costs, boundary, least, most).map((unit) => units[unit]?.start ?? 0);
}

/** One unit per block, a heading together with what follows it; neighbours are merged evenly when there are too many. */
function makeUnits(blocks: readonly SegmentBlock[]): Unit[] {
  const units: Unit[] = [];
  const timesSeen = new Map<string, number>();
  for (const { text } of blocks) timesSeen.set(text, (timesSeen.get(text) ?? 0) + 1);
  let awaitsBody = false;
  let heading = '';
  for (const [start, block] of blocks.entries()) {
    const stems = contentStems(block.text).slice(0, MAX_STEMS * 20);
    const last = units.at(-1);
    if (last !== undefined && awaitsBody) last.stems.push(...stems);
    else
      units.push({
        start,
        stems,
        opening: openingOf(block, stems.length, heading, timesSeen.get(block.text) ?? 1),
      });
    if (block.isHeading) heading = block.text;
    awaitsBody = block.isHeading || (awaitsBody && stems.length === 0);
  }
  const merged = mergeToLimit(units);
  for (const unit of merged) unit.stems = mostFrequent(unit.stems);
  return merged;
}

/** A slide title repeated on the next slide goes on; any other text met three times is a running header. */
function openingOf(block: SegmentBlock, stems: number, lastHeading: string, times: number): Unit['opening'] {
  if (block.isHeading) return block.text === lastHeading ? 'body' : 'heading';
  if (stems === 0 || times > 2) return 'nothing';
  return /^\p{Lu}/u.test(block.text) && !/[.,;?]$/.test(block.text.trim()) && block.text.length < 70
    ? 'title'
    : 'body';
}

function mergeToLimit(units: Unit[]): Unit[] {
  if (units.length <= MAX_UNITS) return units;
  const target = units.reduce((sum, unit) => sum + unit.stems.length + 1, 0) / MAX_UNITS;
  const merged: Unit[] = [];
  let budget = 0;
  for (const unit of units) {
    const last = merged.at(-1);
    if (last === undefined || budget >= target) {
      merged.push({ ...unit, stems: [...unit.stems] });
      budget -= last === undefined ? 0 : target;
    } else last.stems.push(...unit.stems);
    budget += unit.stems.length + 1;
  }
  return merged;
}

/** At most MAX_STEMS different stems with all their occurrences. */
function mostFrequent(stems: string[]): string[] {
  const count = new Map<string, number>();
  for (const key of stems) count.set(key, (count.get(key) ?? 0) + 1);
  if (count.size <= MAX_STEMS) return stems;
  const kept = new Set(
    [...count]
      .sort((a, b) => b[1] - a[1])
      .slice(0, MAX_STEMS)
      .map(([key]) => key),
  );
  return stems.filter((key) => kept.has(key)).slice(0, MAX_STEMS * 3);
}

/** `costs[from][to - from]`: −log probability of the units from..to as one segment. */
function segmentCosts(units: Unit[]): number[][] {
  const ids = new Map<string, number>();
  const coded = units.map((unit) =>
    unit.stems.map((key) => {
      const id = ids.get(key) ?? ids.size;
      ids.set(key, id);
      return id;
    }),
  );
  const vocabulary = Math.max(1, ids.size);
  const seen = new Int32Array(vocabulary);
  return units.map((_, from) => {
    seen.fill(0);
    const row: number[] = [];
    let total = 0;
    let gain = 0;
    for (const words of coded.slice(from)) {
      for (const id of words) {
        const times = (seen[id] ?? 0) + 1;
        seen[id] = times;
        // f·log(f + 1) of this stem before and after one more occurrence.
        gain += times * Math.log(times + 1) - (times - 1) * Math.log(times);
        total += 1;
      }
      row.push(total * Math.log(total + vocabulary) - gain);
    }
    return row;
  });
}

/** The price of starting a segment at each unit, in shares of Utiyama and Isahara's log n. */
function boundaryCosts(units: Unit[]): number[] {
  const total = units.reduce((sum, unit) => sum + unit.stems.length, 0);
  const prior = Math.log(Math.max(2, total));
  const hasHeadings = units.filter((unit) => unit.opening === 'heading').length >= 2;
  const shares = { heading: 0.5, title: hasHeadings ? 2 : 0.8, body: hasHeadings ? 3 : 1.5, nothing: 20 };
  return units.map((unit) => prior * shares[unit.opening]);
}

/** The cheapest path with least..most segments. */
function bestSplit(costs: number[][], boundary: number[], least: number, most: number): number[] {
  const n = costs.length;
  let previous = new Float64Array(n + 1).fill(Number.POSITIVE_INFINITY);
  previous[0] = 0;
  const cameFrom: Int32Array[] = [];
  let best = { cost: Number.POSITIVE_INFINITY, segments: 1 };
  for (let segments = 1; segments <= most; segments += 1) {
    const next = new Float64Array(n + 1).fill(Number.POSITIVE_INFINITY);
    const origin = new Int32Array(n + 1);
    for (let from = segments - 1; from < n; from += 1) {
      const base = (previous[from] ?? Number.POSITIVE_INFINITY) + (boundary[from] ?? 0);
      if (base === Number.POSITIVE_INFINITY) continue;
      for (const [offset, cost] of (costs[from] ?? []).entries()) {
        const to = from + offset + 1;
        if (base + cost < (next[to] ?? 0)) {
          next[to] = base + cost;
          origin[to] = from;
        }
      }
    }
    cameFrom.push(origin);
    previous = next;
    const cost = next[n] ?? Number.POSITIVE_INFINITY;
    if (segments >= least && cost < best.cost) best = { cost, segments };
  }
  const starts: number[] = [];
  let end = n;
  for (let segments = best.segments; segments > 0; segments -= 1) {
    end = cameFrom[segments - 1]?.[end] ?? 0;
    starts.unshift(end);
  }
  return starts;
}
