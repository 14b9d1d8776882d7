import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#server/platform/db/database.ts';
import { createTestDatabase } from '#tests/setup/test-database.ts';
import { migrate } from './migrate.ts';

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase({ isEmpty: true });
});
afterAll(() => database.close());

describe('migrating', () => {
  it('by three processes at once on an empty database succeeds for all and happens once', async () => {
    await Promise.all([migrate(database), migrate(database), migrate(database)]);
    const { rows } = await database.db.execute(sql`
      select count(*)::int as applied, count(distinct hash)::int as known from drizzle.__drizzle_migrations`);
    expect(rows[0]?.applied).toBe(rows[0]?.known);
    expect(rows[0]?.applied).toBeGreaterThan(0);
    await migrate(database);
    const { rows: tables } = await database.db.execute(
      sql`select to_regclass('events') is not null as has_events`,
    );
    expect(tables).toEqual([{ has_events: true }]);
  });

  it('refuses tables that a newer version has changed, and changes nothing', async () => {
    await migrate(database);
    await database.db.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of tomorrow', 9999999999999)`,
    );
    await expect(migrate(database)).rejects.toThrow(/versão mais nova.*Inicie essa versão/s);
    await database.db.execute(sql`delete from drizzle.__drizzle_migrations where hash = 'of tomorrow'`);
    await migrate(database);
  });
});
