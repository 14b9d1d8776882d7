import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#server/platform/db/database.ts';
import { createTestDatabase } from '#tests/setup/test-database.ts';
import { createGrowingDelay } from './growing-delay.ts';

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const NAMED = { name: 'test', free: 3, firstSeconds: 10, maxSeconds: 60 };
const at = (seconds: number) => new Date(1_800_000_000_000 + seconds * 1000);

describe('a growing delay', () => {
  it('lets the first through at once, then doubles the wait up to its longest, and never closes', async () => {
    const delay = createGrowingDelay(database, NAMED);
    const passed: number[] = [];
    for (let second = 0; second < 300; second += 5) {
      while ((await delay.take('a@b.test', at(second))) === 0) passed.push(second);
    }
    expect(passed).toEqual([0, 0, 0, 10, 30, 70, 130, 190, 250]);
    expect(await delay.take('a@b.test', at(299)), 'seconds left of sixty').toBe(11);
    expect(await delay.take('other@b.test', at(299))).toBe(0);
  });

  it('of many at once, in two processes, lets just its number through', async () => {
    const delays = [createGrowingDelay(database, NAMED), createGrowingDelay(database, NAMED)];
    const waits = await Promise.all(
      Array.from({ length: 20 }, (_, i) => delays[i % 2]?.take('many@b.test', at(0))),
    );
    expect(waits.filter((wait) => wait === 0)).toHaveLength(3);
  });

  it('is forgotten a day after the last try that passed, or when it is reset; one can be given back', async () => {
    const delay = createGrowingDelay(database, NAMED);
    const exhaust = async (key: string, second: number) => {
      let passed = 0;
      while ((await delay.take(key, at(second))) === 0) passed++;
      return passed;
    };
    expect(await exhaust('late@b.test', 0)).toBe(3);
    expect(await exhaust('late@b.test', 24 * 3600)).toBe(3);
    await delay.giveBack('late@b.test');
    expect(await exhaust('late@b.test', 24 * 3600)).toBe(1);
    await delay.reset('late@b.test');
    expect(await exhaust('late@b.test', 24 * 3600)).toBe(3);
  });
});
