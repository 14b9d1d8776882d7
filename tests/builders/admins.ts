import { eq } from 'drizzle-orm';
import { createEditor } from '#server/accounts/accounts.api.ts';
import { usersTable } from '#server/accounts/accounts.table.ts';
import { ensureMasterAdmin } from '#server/accounts/ensure-master-admin.ts';
import { TEST_ADMIN, type TestApp } from '#tests/setup/test-app.ts';
import { type ApiClient, apiClient } from './api-client.ts';

const EDITOR_PASSWORD = 'Editora-2026-secreta';

/** The master admin, signed in. */
export async function signInAdmin(test: TestApp): Promise<ApiClient> {
  await ensureMasterAdmin(test.deps);
  return signIn(test, '/api/auth/admin/login', {
    username: 'admin_master',
    password: TEST_ADMIN.password,
  });
}

/** An editor of one's own, signed in. */
export async function signInEditor(test: TestApp, email = 'edu@lousa.test'): Promise<ApiClient> {
  const person = { firstName: 'Edu', lastName: 'Lima', email, password: EDITOR_PASSWORD };
  await createEditor(test.deps.database.db, person);
  return signIn(test, '/api/auth/local/login', { email, password: EDITOR_PASSWORD });
}

/** Another admin beside the master one, signed in. */
export async function addAdmin(test: TestApp): Promise<ApiClient> {
  const email = `admin-${crypto.randomUUID()}@lousa.test`;
  const { db } = test.deps.database;
  await createEditor(db, { firstName: 'Tomás', lastName: 'Leal', email, password: EDITOR_PASSWORD });
  await db.update(usersTable).set({ role: 'admin' }).where(eq(usersTable.email, email));
  return signIn(test, '/api/auth/admin/login', { username: email, password: EDITOR_PASSWORD });
}

async function signIn(test: TestApp, url: string, credentials: Record<string, string>): Promise<ApiClient> {
  const client = apiClient(test.app);
  const answer = await client.post(url, credentials);
  if (answer.status !== 200) throw new Error(`sign-in failed: ${answer.text}`);
  client.token = answer.json.token;
  client.user = answer.json.user;
  return client;
}
