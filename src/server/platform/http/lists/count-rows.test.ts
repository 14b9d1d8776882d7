import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditTable } from '#server/platform/audit/audit.table.ts';
import type { Database } from '#server/platform/db/database.ts';
import { MOST_COUNTED } from '#shared/http/list-query.ts';
import { createTestDatabase } from '#tests/setup/test-database.ts';
import { countRows } from './keyset.ts';

let database: Database;
const order = { at: auditTable.createdAt, id: auditTable.id };
const add = (count: number, action: string) =>
  database.db.execute(sql`
    insert into audit_log (actor_role, action, subject_type, subject_id, created_at)
    select 'admin', ${action}, 'lesson', n::text, now() from generate_series(1, ${count}::int) n`);
const countOf = (action: string) =>
  countRows(database.db, { from: auditTable, wanted: eq(auditTable.action, action), order });

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

it('rows are counted one by one to a thousand, and beyond it told as more', async () => {
  await add(3, 'few');
  await add(MOST_COUNTED, 'just');
  await add(MOST_COUNTED + 500, 'many');
  expect(await countOf('none')).toBe(0);
  expect(await countOf('few')).toBe(3);
  expect(await countOf('just')).toBe(MOST_COUNTED);
  expect(await countOf('many')).toBe(MOST_COUNTED + 1);
});
