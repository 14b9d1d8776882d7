import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureMasterAdmin } from '#server/accounts/ensure-master-admin.ts';
import { apiClient } from '#tests/builders/api-client.ts';
import { readMails } from '#tests/builders/mails.ts';
import { registerTeacher, TEACHER_PASSWORD } from '#tests/builders/people.ts';
import { createTestApp, TEST_ADMIN, type TestApp } from '#tests/setup/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  await ensureMasterAdmin(test.deps);
});
afterAll(() => test.close());

const login = async (email: string, password: string) =>
  apiClient(test.app, '10.5.0.1').post('/api/auth/local/login', { email, password });

describe('the profile', () => {
  it('changes the name at once, without a password, and no role', async () => {
    const ana = await registerTeacher(test.app);
    const { email } = ana.user;
    const body = { firstName: 'Anna', lastName: 'Sousa', email, role: 'admin' };
    const changed = await ana.put('/api/account/profile', body);
    expect(changed.json).toMatchObject({ firstName: 'Anna', lastName: 'Sousa', email, role: 'teacher' });
    expect((await ana.get('/api/auth/user')).json).toEqual(changed.json);
    expect((await readMails(test)).filter(({ to }) => to === email)).toHaveLength(1);
  });

  it("is the admin's too, under the admin's address, and nobody else's there", async () => {
    const teacher = await registerTeacher(test.app);
    const body = { firstName: 'Maria', lastName: 'Lima', email: TEST_ADMIN.email };
    expect((await teacher.put('/api/admin/update-profile', body)).status).toBe(403);
    const admin = apiClient(test.app);
    admin.token = (await login(TEST_ADMIN.email, TEST_ADMIN.password)).json.token;
    expect((await admin.put('/api/admin/update-profile', body)).json).toMatchObject({ firstName: 'Maria' });
    const other = { ...body, email: 'chefe@lousa.test' };
    expect((await admin.put('/api/admin/update-profile', other)).status).toBe(400);
    const asked = { ...other, currentPassword: TEST_ADMIN.password };
    expect((await admin.put('/api/admin/update-profile', asked)).json).toMatchObject({
      email: TEST_ADMIN.email,
      pendingEmail: 'chefe@lousa.test',
    });
  });
});

describe('the password', () => {
  const change = (client: ReturnType<typeof apiClient>, currentPassword: string, newPassword: string) =>
    client.post('/api/account/change-password', { currentPassword, newPassword });

  it('asks for the present one and follows the rules', async () => {
    const ana = await registerTeacher(test.app);
    const cases: [string, string, number, string][] = [
      [TEACHER_PASSWORD, '12345', 400, 'A nova senha deve ter pelo menos 6 caracteres'],
      [TEACHER_PASSWORD, '123456', 400, 'Escolha uma senha menos comum'],
      ['errada-123', 'novinha-123', 400, 'A senha atual não confere.'],
      ['', 'novinha-123', 400, 'Informe a senha atual'],
    ];
    for (const [current, next, status, message] of cases) {
      const answer = await change(ana, current, next);
      expect([answer.status, answer.json.message]).toEqual([status, message]);
    }
    expect((await login(ana.user.email, TEACHER_PASSWORD)).status).toBe(200);
  });

  it('ends the other sessions and keeps this one', async () => {
    const ana = await registerTeacher(test.app);
    const other = apiClient(test.app);
    other.token = (await login(ana.user.email, TEACHER_PASSWORD)).json.token;
    expect((await change(ana, TEACHER_PASSWORD, 'novinha-123')).status).toBe(204);
    expect((await other.get('/api/auth/user')).status).toBe(401);
    expect((await ana.get('/api/auth/user')).status).toBe(200);
    expect((await login(ana.user.email, TEACHER_PASSWORD)).status).toBe(401);
    expect((await login(ana.user.email, 'novinha-123')).status).toBe(200);
  });

  it('cannot be guessed by who found an open session', async () => {
    const ana = await registerTeacher(test.app);
    const tries = await Promise.all(
      Array.from({ length: 11 }, (_, i) => change(ana, `errada-${i}`, 'nova-senha-1')),
    );
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(1);
  });

  it('is neither cut nor trimmed', async () => {
    const ana = await registerTeacher(test.app);
    const long = ` ${'ação-'.repeat(25)} `;
    expect((await change(ana, TEACHER_PASSWORD, long)).status).toBe(204);
    expect((await login(ana.user.email, long.trim())).status).toBe(401);
    expect((await login(ana.user.email, long)).status).toBe(200);
  });
});
