import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { hashSecretToken } from '#server/accounts/secret-token.ts';
import { recoveryCodesTable, totpTable } from '#server/accounts/totp.table.ts';
import { signInAdmin, signInEditor } from '#tests/builders/admins.ts';
import { type ApiClient, apiClient } from '#tests/builders/api-client.ts';
import { readMails } from '#tests/builders/mails.ts';
import { registerTeacher } from '#tests/builders/people.ts';
import { createTestApp, type TestApp } from '#tests/setup/test-app.ts';

let testApp: TestApp;
let admin: ApiClient;
let editor: ApiClient;
beforeAll(async () => {
  testApp = await createTestApp();
  admin = await signInAdmin(testApp);
  editor = await signInEditor(testApp);
});
afterAll(() => testApp.close());
beforeEach(async () => {
  await testApp.deps.database.pool.query('delete from account_totp');
  await testApp.deps.database.pool.query('delete from account_recovery_codes');
});

const reset = (id: string) => admin.delete(`/api/admin/editors/${id}/totp`);
/** The telephone of this factor is gone: nobody knows its secret. */
async function turnOn({ user }: ApiClient, confirmedAt: Date | null = new Date()): Promise<void> {
  const { db } = testApp.deps.database;
  const row = { userId: user.id, sealedSecret: 'lost', createdAt: new Date() };
  await db.insert(totpTable).values({ ...row, confirmedAt });
  await db.insert(recoveryCodesTable).values({ userId: user.id, codeHash: hashSecretToken(randomUUID()) });
}
const signInAgain = () =>
  apiClient(testApp.app).post('/api/auth/local/login', {
    email: editor.user.email,
    password: 'Editora-2026-secreta',
  });

test('an editor without telephone signs in by the password again, hears of it, and the audit log knows', async () => {
  await turnOn(editor);
  expect((await signInAgain()).json.type).toBe('urn:lousa:problem:totp_required');
  expect((await reset(editor.user.id)).status).toBe(204);
  expect((await signInAgain()).status).toBe(200);
  expect((await editor.get('/api/account/totp')).json).toEqual({ isOn: false, recoveryCodesLeft: 0 });
  const told = (await readMails(testApp)).filter(({ to }) => to === editor.user.email);
  expect(told.map(({ subject }) => subject)).toContain(
    'Sua verificação em duas etapas na Lousa foi redefinida',
  );
  const [entry] = (await admin.get('/api/admin/audit?action=editor.totp_reset')).json;
  expect(entry).toMatchObject({ subjectId: editor.user.id, actor: { id: admin.user.id } });
  expect(entry.ip).toBeTruthy();
});

test('there is nothing to reset where it is off or was never confirmed', async () => {
  expect((await reset(editor.user.id)).json.type).toBe('urn:lousa:problem:totp_off');
  await turnOn(editor, null);
  expect((await reset(editor.user.id)).json.type).toBe('urn:lousa:problem:totp_off');
});

test('a found session of an admin cannot strip its own account', async () => {
  await turnOn(admin);
  expect((await reset(admin.user.id)).json.type).toBe('urn:lousa:problem:own_totp');
  expect((await admin.get('/api/account/totp')).json.isOn).toBe(true);
});

test('only staff have one to reset, and nobody but an admin does it', async () => {
  const teacher = await registerTeacher(testApp.app);
  await turnOn(teacher);
  for (const id of [teacher.user.id, randomUUID(), 'ninguém']) expect((await reset(id)).status).toBe(404);
  expect((await editor.delete(`/api/admin/editors/${editor.user.id}/totp`)).status).toBe(403);
});
