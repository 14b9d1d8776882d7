import { afterAll, beforeAll, expect, it } from 'vitest';
import { signInAdmin } from '#tests/builders/admins.ts';
import type { ApiClient } from '#tests/builders/api-client.ts';
import { placeOrder } from '#tests/builders/orders.ts';
import { registerTeacher } from '#tests/builders/people.ts';
import { createTestApp, type TestApp } from '#tests/setup/test-app.ts';

const ROWS = 4000;
/** What an export may hold at once: a batch, and the row that tells that there is another. */
const A_BATCH = 501;
let product: TestApp;
let teacher: ApiClient;
let admin: ApiClient;
/** The most rows that a statement answered. */
let most = 0;

beforeAll(async () => {
  product = await createTestApp();
  teacher = await registerTeacher(product.app);
  admin = await signInAdmin(product);
  const { json } = await placeOrder(teacher);
  await teacher.post(`/api/lessons/${json.id}/messages`, { content: 'Oi' });
  const { pool } = product.deps.database;
  await pool.query(
    `insert into files (id, lesson_id, uploader_id, original_name, name_search, mime_type, file_type, size_bytes, sha256,
       storage_key)
     select gen_random_uuid(), $1, $2, n || '.pdf', n || '.pdf', 'application/pdf', 'user_content', 1, n::text, 'files/none' || n
     from generate_series(1, $3::int) n`,
    [json.id, teacher.user.id, ROWS],
  );
  await pool.query(
    `insert into messages (lesson_id, sender_id, sender_role, content, created_at)
     select $1, $2, 'teacher', 'Recado ' || n, now() from generate_series(1, $3::int) n`,
    [json.id, teacher.user.id, ROWS],
  );
  await pool.query(
    `insert into audit_log (actor_role, action, subject_type, subject_id, created_at)
     select 'admin', 'file.download', 'lesson', $1, now() from generate_series(1, $2::int)`,
    [json.id, ROWS],
  );
  await pool.query(
    `insert into leads (school, contact, email, phone, subjects, modality, search_text, created_at)
     select 'Escola ' || n, 'Direção', 'e@escola.test', '11999990000', 'Matemática', 'ia_total', 'escola', now()
     from generate_series(1, $1::int) n`,
    [ROWS],
  );
  const query = pool.query.bind(pool) as (...given: unknown[]) => Promise<{ rows?: unknown[] }>;
  Object.assign(pool, {
    query: async (...given: unknown[]) => {
      const answer = await query(...given);
      most = Math.max(most, answer?.rows?.length ?? 0);
      return answer;
    },
  });
}, 120_000);
afterAll(() => product.close());

it.each([
  ['/api/account/export', () => teacher],
  ['/api/admin/audit.csv', () => admin],
  ['/api/admin/leads.csv', () => admin],
  ['/api/admin/lessons.csv', () => admin],
  ['/api/admin/payments.csv', () => admin],
] as const)('%s is written while it is read, never more than a batch in memory', async (path, client) => {
  most = 0;
  const answer = await client().get(path);
  expect(answer.status, answer.text.slice(0, 300)).toBe(200);
  expect(most).toBeGreaterThan(0);
  expect(most).toBeLessThanOrEqual(A_BATCH);
  if (/audit|leads/.test(path)) expect(answer.text.split('\r\n').length).toBeGreaterThan(ROWS);
});
