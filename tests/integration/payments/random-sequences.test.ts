import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SOAK_SEED, soak } from '#tests/setup/soak.ts';
import { anyStep } from './any-step.ts';
import { findBroken, settleDown } from './invariants.ts';
import { take } from './steps.ts';
import { openWorld, type World } from './world.ts';

/** Even a part tries what a day of customers does. */
const SEQUENCES = soak({ part: 24, whole: 2000 }, 'random sequences of payments');

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

describe('whatever happens in whatever order', () => {
  it(`a lesson is paid at most once, no money is kept without one, the books agree, nothing ends stuck (${SEQUENCES} sequences)`, async () => {
    let played = 0;
    let steps = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { minLength: 4, maxLength: 16 }), async (moves) => {
        const lessonId = await world.begin();
        await take(world, lessonId, { do: 'approve', n: 0 });
        for (const move of moves) await take(world, lessonId, move);
        await settleDown(world, lessonId);
        expect(await findBroken(world, lessonId)).toEqual([]);
        played++;
        steps += moves.length;
      }),
      { seed: SOAK_SEED, numRuns: SEQUENCES, endOnFailure: !process.env.SHRINK },
    );
    process.stdout.write(
      `payments: ${played} random sequences of ${steps} steps held every invariant (SOAK_SEED=${SOAK_SEED})\n`,
    );
  }, 3_600_000);
});
