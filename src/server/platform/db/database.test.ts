import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createTestDatabase } from '#tests/setup/test-database.ts';

it('a connection lost between two statements of a transaction fails that transaction and nothing else', async () => {
  const database = await createTestDatabase();
  const { db } = database;
  const lost = db.transaction(async (tx) => {
    const { rows } = await tx.execute(sql`select pg_backend_pid() as pid`);
    await db.execute(sql`select pg_terminate_backend(${rows[0]?.pid}::int)`);
    await new Promise((resolve) => setTimeout(resolve, 100));
    await tx.execute(sql`select 1`);
  });
  await expect(lost).rejects.toThrow();
  expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
  await database.close();
});
