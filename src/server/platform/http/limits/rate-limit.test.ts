import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#server/platform/db/database.ts';
import { createTestDatabase } from '#tests/setup/test-database.ts';
import { createLimiter } from './rate-limit.ts';

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

describe('a limit', () => {
  it('lets exactly its number through, also of tries at once in two processes', async () => {
    const limit = { name: 'test', points: 5, durationSeconds: 60 };
    const limiters = [createLimiter(database, limit), createLimiter(database, limit)];
    const tries = Array.from({ length: 12 }, (_, i) => limiters[i % 2]?.consume('ana@escola.test'));
    const outcomes = await Promise.allSettled(tries);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    const refused = outcomes.find((outcome) => outcome.status === 'rejected');
    expect(refused?.reason).toMatchObject({ code: 'too_many_requests' });
    expect(refused?.reason.retryAfterSeconds).toBeGreaterThan(0);
  });

  it('is per key, can be reset, and keeps no address', async () => {
    const limiter = createLimiter(database, { name: 'one', points: 1, durationSeconds: 60 });
    await limiter.consume('a@b.test');
    await limiter.consume('other@b.test');
    await expect(limiter.consume('a@b.test')).rejects.toMatchObject({ code: 'too_many_requests' });
    await limiter.reset('a@b.test');
    await limiter.consume('a@b.test');
    const { rows } = await database.db.execute(sql`select key from rate_limits`);
    expect(JSON.stringify(rows)).not.toContain('@');
  });

  it('counts in a table that is not written to the log', async () => {
    const { rows } = await database.db.execute(
      sql`select relpersistence from pg_class where relname = 'rate_limits'`,
    );
    expect(rows).toEqual([{ relpersistence: 'u' }]);
  });
});
