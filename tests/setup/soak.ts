import { appendFileSync } from 'node:fs';

/**
 * What a test does often or on much: every run takes a part, another one with each seed, and `npm run test:soak` the whole.
 * Only what repeats one behaviour on many inputs, sizes or moments is taken in parts.
 */
const isWhole = process.env.SOAK === 'whole';

/**
 * What chance begins with in this run: SOAK_SEED, which CI and `npm test` set and name, else the day, so that tests begun
 * one by one are the same until tomorrow.
 */
export const SOAK_SEED = Number(process.env.SOAK_SEED ?? Math.floor(Date.now() / 86_400_000));

/** How often or on how much in this run. `what` is its name among what was left for another day. */
export function soak(sizes: { part: number; whole: number }, what: string): number {
  const size = isWhole ? sizes.whole : sizes.part;
  tell(what, size, sizes.whole);
  return size;
}

/**
 * One of so many parts of a long list, another one with each seed; all of it where the whole is asked for. The first part
 * comes `from` seeds later, so that what is dear in two lists does not fall to the same run.
 */
export function soakPart<Item>(list: readonly Item[], what: string, parts = 3, from = 0): Item[] {
  const taken = list.filter((_item, at) => isWhole || (at + from) % parts === SOAK_SEED % parts);
  tell(what, taken.length, list.length);
  return taken;
}

/**
 * One of a few, another one with each seed and with each place `at` which it is asked; all where the whole is asked for.
 * With `every`, a place has its turn only in one of so many runs.
 */
export function soakOne<Item>(list: readonly Item[], at: number, what: string, every = 1): Item[] {
  const turn = SOAK_SEED + at;
  const taken = list.filter(
    (_item, index) => isWhole || (turn % every === 0 && Math.floor(turn / every) % list.length === index),
  );
  tell(what, taken.length, list.length);
  return taken;
}

/** Whether a test that is dear as a whole has its turn: at one of `of` seeds in a row, beside others with the same `at`. */
export function soakTurn(at: number, what: string, of = 4): boolean {
  return soakOne([...Array(of).keys()], at, what).includes(0);
}

/** For `npm test`, which says at its end what was left; a list is told again by each process that loads its file. */
function tell(what: string, taken: number, of: number): void {
  const path = process.env.SOAK_LEFT;
  if (path && taken < of) appendFileSync(path, `${what}: ${taken} of ${of}\n`);
}
