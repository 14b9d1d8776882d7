import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ratingsTable } from '#server/production/production.table.ts';
import { apiClient } from '#tests/builders/api-client.ts';
import { createProductionTest, type ProductionTest, paidLesson } from '#tests/builders/production.ts';

let all: ProductionTest;
beforeAll(async () => {
  all = await createProductionTest();
});
afterAll(() => all.test.close());

const ask = () => apiClient(all.test.app).get('/api/satisfaction');
async function rate(stars: number[]): Promise<void> {
  const lessonId = await paidLesson(all);
  const createdAt = all.clock.now();
  const rows = stars.map((given, index) => ({
    id: randomUUID(),
    lessonId,
    round: index + 1,
    stars: given,
    createdAt,
  }));
  await all.test.deps.database.db.insert(ratingsTable).values(rows);
}

it('is told to everybody once there are twenty ratings, and measured at most once a minute', async () => {
  await rate(Array(19).fill(5));
  const early = await ask();
  expect([early.status, early.json]).toEqual([200, { satisfaction: null }]);
  expect(early.headers['cache-control']).toBe('public, max-age=60');
  await rate([3]);
  expect((await ask()).json).toEqual({ satisfaction: null });
  all.clock.advance(60_000);
  expect((await ask()).json).toEqual({ satisfaction: 0.95 });
});

it('is measured anew after a failure', async () => {
  all.clock.advance(60_000);
  const { db } = all.test.deps.database;
  const { select } = db;
  db.select = () => {
    throw new Error('away');
  };
  expect((await ask()).status).toBe(500);
  db.select = select;
  expect((await ask()).json).toEqual({ satisfaction: 0.95 });
});
