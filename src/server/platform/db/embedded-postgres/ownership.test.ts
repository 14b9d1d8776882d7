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
  await sleep(1700);
  expect(revivals).toBeGreaterThan(1);
  expect(revivals).toBeLessThan(6);
  isAway = false;
  await expect.poll(() => ownership.isHeld, { timeout: 3000 }).toBe(true);
  await sleep(600);
  const { rows } = await database.db.execute(sql`select 1 from pg_stat_activity
    where datname = current_database() and application_name = 'lousa owner'`);
  expect(rows).toHaveLength(1);
  expect(await ownership.giveUp()).toBe(true);
  await database.close();
});
