/**
 * What a test does often or on much, in three measures. `npm test` takes the sample, small but of the same kind; CI takes a
 * part, of a seed that changes from run to run; `npm run test:soak` takes the whole.
 */
type Measure = 'sample' | 'part' | 'whole';

const measure = (process.env.SOAK ?? 'sample') as Measure;

/** How often or on how much in this run. */
export function soak(sizes: Record<Measure, number>): number {
  const size = sizes[measure];
  if (size === undefined) throw new Error(`SOAK is ${measure}; known are sample, part and whole`);
  return size;
}

/**
 * What chance begins with in this run: SOAK_SEED where it is set, as CI and `npm run test:soak` do and print; the same
 * always in a sample, so that a red run is about the change under test.
 */
export function soakSeed(ofSample: number): number {
  return Number(process.env.SOAK_SEED ?? ofSample);
}

const PARTS = 3;

/** A third of a long list, another third with each seed; all of it where the whole is asked for. */
export function soakPart<Item>(list: readonly Item[]): Item[] {
  const turn = soakSeed(0) % PARTS;
  return list.filter((_item, at) => measure === 'whole' || at % PARTS === turn);
}
