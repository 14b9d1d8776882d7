import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#server/platform/db/database.ts';
import { keepHouse } from '#server/platform/upkeep/housekeeping.job.ts';
import { createTestDatabase } from '#tests/setup/test-database.ts';
import { fingerprintOf, withIdempotency } from './idempotency.ts';
import { Problem } from './problem.ts';

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.db.execute(sql`create table effects (id int generated always as identity, what text)`);
});
afterAll(() => database.close());

const effects = async (what: string) =>
  (await database.db.execute(sql`select id from effects where what = ${what}`)).rows.length;
const requestOf = (key: string, body: unknown = 'same') => ({
  ...{ userId: 'u1', endpoint: 'POST /api/things', key },
  fingerprint: fingerprintOf(body),
});
const run = (key: string, body?: unknown) =>
  withIdempotency(database.db, requestOf(key, body), async (tx) => {
    const { rows } = await tx.execute(sql`insert into effects (what) values (${key}) returning id`);
    return { status: 201, body: { id: rows[0]?.id, none: null } };
  });

describe('an Idempotency-Key', () => {
  it('lets one of eight equal requests at once take effect, and all answer it', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => run('race')));
    expect(await effects('race')).toBe(1);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  });

  it('refuses another body under the same key', async () => {
    await run('other', { a: 1 });
    await expect(run('other', { a: 2 })).rejects.toMatchObject({ code: 'idempotency_conflict' });
    expect(await effects('other')).toBe(1);
  });

  it('of one person says nothing about another person or call', async () => {
    await run('mine');
    const elsewhere = { ...requestOf('mine', 'different'), userId: 'u2' };
    const answer = await withIdempotency(database.db, elsewhere, async () => ({ status: 201, body: 'own' }));
    expect(answer.body).toBe('own');
  });

  it('does not remember a refusal, nor keep its effects', async () => {
    const refused = withIdempotency(database.db, requestOf('refused'), async (tx) => {
      await tx.execute(sql`insert into effects (what) values ('refused')`);
      throw new Problem('wrong_state');
    });
    await expect(refused).rejects.toMatchObject({ code: 'wrong_state' });
    expect(await effects('refused')).toBe(0);
    await run('refused');
    expect(await effects('refused')).toBe(1);
  });

  it('is free again after 24 hours, before and after the clean-up', async () => {
    for (const key of ['old', 'older']) await run(key);
    await database.db.execute(
      sql`update idempotency_keys set created_at = now() - interval '25 hours' where key like 'old%'`,
    );
    await run('old', 'another body');
    expect(await effects('old')).toBe(2);
    await keepHouse(database.db);
    const { rows } = await database.db.execute(sql`select key from idempotency_keys where key like 'old%'`);
    expect(rows).toEqual([{ key: 'old' }]);
  });

  it('compares bodies by content, not by the order of their members', () => {
    expect(fingerprintOf({ a: 1, b: [1, { c: 2 }] })).toBe(fingerprintOf({ b: [1, { c: 2 }], a: 1 }));
    expect(fingerprintOf({ a: [1, 2] })).not.toBe(fingerprintOf({ a: [2, 1] }));
  });
});
