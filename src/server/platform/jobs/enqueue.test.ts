import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Database } from '#server/platform/db/database.ts';
import { migrate } from '#server/platform/installation/migrate.ts';
import { createTestDatabase } from '#tests/setup/test-database.ts';
import { openEnqueue } from './enqueue.ts';
import { defineJob } from './jobs.ts';

const job = defineJob({ name: 'many-at-once', schema: z.object({ number: z.number() }) });
let database: Database;
let queue: ReturnType<typeof openEnqueue>;
beforeAll(async () => {
  database = await createTestDatabase();
  await migrate(database, [job]);
  queue = openEnqueue(database);
});
afterAll(async () => {
  await queue.close();
  await database.close();
});

it('more transactions at once than the pool has connections all add their job, the very first ones too', async () => {
  const add = (number: number) =>
    database.db.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      await queue.enqueue(tx, job, { number });
    });
  await Promise.all(Array.from({ length: 40 }, (_, number) => add(number)));
  const { rows } = await database.db.execute(sql`select 1 from jobs.job where name = ${job.name}`);
  expect(rows).toHaveLength(40);
});
