import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createTestDatabase } from '#tests/setup/test-database.ts';
import { Ownership } from './ownership.ts';

it('one that lost its server tries for it one at a time, and leaves as the last once it is back', async () => {
  const database = await createTestDatabase();
  let isAway = false;
  let revivals = 0;
  const ownership = await Ownership.request(
    () => (isAway ? { host: '/nowhere' } : database.pgConfig),
    async () => void revivals++,
  );
  expect(ownership.isHeld).toBe(true);
  isAway = true;
  await database.db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'lousa owner'`);
  const begun = performance.now();
  await expect.poll(() => revivals).toBeGreaterThan(2);
  // Half a second between two tries, whatever time each of them takes.
  expect(revivals).toBeLessThan(3 + (performance.now() - begun) / 500);
  isAway = false;
  await expect.poll(() => ownership.isHeld).toBe(true);
  await sleep(600);
  const { rows } = await database.db.execute(sql`select 1 from pg_stat_activity
    where datname = current_database() and application_name = 'lousa owner'`);
  expect(rows).toHaveLength(1);
  expect(await ownership.giveUp()).toBe(true);
  await database.close();
});
