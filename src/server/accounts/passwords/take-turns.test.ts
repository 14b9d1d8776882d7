import { describe, expect, it } from 'vitest';
import { takeTurns } from './take-turns.ts';

/** Work that ends when the test says so, and the order in which it began. */
function workshop(limits: { atOnce: number; maxWaiting: number }) {
  const inTurn = takeTurns(limits);
  const begun: string[] = [];
  const refused: string[] = [];
  const ends: (() => void)[] = [];
  const begin = (turn: string, name: string) =>
    inTurn(turn, () => {
      begun.push(name);
      return new Promise<void>((end) => ends.push(end));
    }).catch((error) => {
      expect(error).toMatchObject({ code: 'unavailable', status: 503, retryAfterSeconds: 5 });
      refused.push(name);
    });
  /** Ends what runs, one after the other, until nothing does. */
  const finish = async () => {
    for (let end = ends.shift(); end; end = ends.shift()) {
      end();
      // What comes next begins in a later microtask.
      await new Promise(setImmediate);
    }
  };
  return { begin, begun, refused, finish };
}

const many = (turn: string, count: number) => Array.from({ length: count }, (_, i) => `${turn}${i}`);

describe('dear work of many', () => {
  it('is done in turns: a right sign-in waits for one of each flooding connection, not for all', async () => {
    const { begin, begun, refused, finish } = workshop({ atOnce: 1, maxWaiting: 200 });
    const floods = ['a', 'b', 'c', 'd', 'e'];
    for (const name of many('', 280)) for (const flood of floods) void begin(flood, `${flood}${name}`);
    void begin('ana', 'ana');
    await finish();
    expect(begun.indexOf('ana')).toBeLessThanOrEqual(1 + floods.length);
    expect(begun).toHaveLength(201);
    expect(begun.length + refused.length).toBe(1401);
  });

  it('refuses the last of whoever has most waiting, when too many wait', async () => {
    const { begin, begun, refused, finish } = workshop({ atOnce: 1, maxWaiting: 4 });
    for (const name of many('a', 5)) void begin('a', name);
    for (const name of many('b', 3)) void begin('b', name);
    void begin('c', 'c0');
    await finish();
    expect(begun).toEqual(['a0', 'a1', 'b0', 'c0', 'b1']);
    expect(refused.toSorted()).toEqual(['a2', 'a3', 'a4', 'b2']);
  });

  it('runs as many at once as are allowed, and goes on after one that failed', async () => {
    const inTurn = takeTurns({ atOnce: 2, maxWaiting: 10 });
    let [running, most] = [0, 0];
    const work = async (fails: boolean) => {
      most = Math.max(most, ++running);
      await new Promise(setImmediate);
      running--;
      if (fails) throw new Error('broken');
    };
    const tries = many('x', 9).map((turn, i) => inTurn(turn, () => work(i % 2 === 0)));
    const outcomes = await Promise.allSettled(tries);
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(5);
    expect(most).toBe(2);
  });
});
