import type { BlockOf } from '#shared/composition/blocks.ts';
import type { Fact } from './facts.ts';
import { isCounted } from './led-facts.ts';

/** More steps than these take the room of a second line of the title too. */
export const MOST_BELOW_TITLE = 8;
/** Steps that two columns hold. */
export const MOST_STEPS = 14;
/** From this many facts on two columns hold them larger than rows do, and fewer where they are long sentences. */
const FEWEST_CELLS = 5;
const MANY_LETTERS = 320;

/** Whether facts without anything beside them stand in two columns. */
export const standInColumns = (facts: readonly Fact[]): boolean =>
  facts.length >= FEWEST_CELLS ||
  (facts.length === FEWEST_CELLS - 1 &&
    !isCounted(facts) &&
    facts.reduce((sum, { head, text }) => sum + (head?.length ?? 0) + text.length, 0) > MANY_LETTERS);

/** The numbers of steps, which may go on from another slide. */
export const numberSteps = (block: BlockOf<'process'> | null): string[] =>
  (block?.steps ?? []).map((_, at) => String((block?.first ?? 1) + at));

/** Orders are followed by their number; what has a name needs none. */
export const numberOrders = (facts: readonly Fact[]): string[] | null =>
  isCounted(facts) && facts.every(({ head }) => head === null) ? facts.map((_, at) => String(at + 1)) : null;
