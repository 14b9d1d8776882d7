import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { foldTallies, readTallies } from '#server/platform/db/tallies.ts';
import { signInAdmin } from '#tests/builders/admins.ts';
import { setLesson } from '#tests/builders/lessons.ts';
import { placeOrder } from '#tests/builders/orders.ts';
import { insertPaid, insertRefund } from '#tests/builders/payment-rows.ts';
import { registerTeacher } from '#tests/builders/people.ts';
import { createTestApp, type TestApp } from '#tests/setup/test-app.ts';

let test: TestApp;
const at = new Date('2026-11-21T12:00:00-03:00');
const readAll = async () => {
  const { db } = test.deps.database;
  const kinds = ['lessons', 'ratings', 'ledger'] as const;
  return Object.fromEntries(
    await Promise.all(kinds.map(async (kind) => [kind, Object.fromEntries(await readTallies(db, kind))])),
  );
};

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

it('figures kept with every change are what counting everything anew finds, folded or not', async () => {
  const { database } = test.deps;
  const { db } = database;
  const ana = await registerTeacher(test.app);
  const ids: string[] = [];
  for (let order = 0; order < 4; order++) ids.push((await placeOrder(ana)).json.id);
  const [paid = '', done = '', gone = ''] = ids;
  await setLesson(test, done, { status: 'completed' });
  const capture = await insertPaid(database, paid, { method: 'card', at, amountCents: 8900 });
  await insertPaid(database, done, { at, amountCents: 4900, isLive: true });
  await insertRefund(database, capture, { at, amountCents: 900, status: 'completed' });
  await db.execute(sql`
    insert into ratings (lesson_id, round, stars, created_at)
    select ${done}, n, 3 + n % 3, now() from generate_series(1, 6) n`);
  await db.execute(sql`update ratings set stars = 1 where lesson_id = ${done} and round = 1`);
  await db.execute(sql`delete from ratings where lesson_id = ${done} and round = 2`);
  await db.execute(sql`delete from files where lesson_id = ${gone}`);
  await db.execute(sql`delete from lessons where id = ${gone}`);
  await expect(
    db.transaction(async (tx) => {
      await tx.execute(sql`update lessons set status = 'cancelled'`);
      throw new Error('back');
    }),
  ).rejects.toThrow('back');

  const kept = await readAll();
  expect(kept.lessons).toEqual({ submitted: 2, completed: 1 });
  expect(kept.ratings).toEqual({ 1: 1, 3: 2, 4: 1, 5: 1 });
  expect(kept.ledger).toMatchObject({ 'sales BRL live': -4900 });
  await foldTallies(db);
  expect(await readAll()).toEqual(kept);
  await db.execute(sql`select recount_tallies()`);
  expect(await readAll()).toEqual(kept);
  expect((await (await signInAdmin(test)).get('/api/admin/stats')).json).toMatchObject({
    total: 3,
    completed: 1,
  });
});

it('counting anew waits for a fold under way, and counts nothing twice', async () => {
  const { db, pool } = test.deps.database;
  const kept = await readAll();
  const isWaiting = async () => {
    const { rows } = await pool.query(
      `select 1 from pg_stat_activity where query like '%recount_tallies%' and wait_event_type = 'Lock'`,
    );
    return rows.length > 0;
  };
  let recounted: Promise<unknown> = Promise.resolve();
  await db.transaction(async (tx) => {
    await foldTallies(tx);
    recounted = pool.query('select recount_tallies()');
    await expect.poll(isWaiting).toBe(true);
  });
  await recounted;
  expect(await readAll()).toEqual(kept);
});
