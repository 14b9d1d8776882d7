import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiClient } from '#tests/builders/api-client.ts';
import { readMails, readTokens } from '#tests/builders/mails.ts';
import { registerTeacher, TEACHER_PASSWORD } from '#tests/builders/people.ts';
import { createTestApp, TEST_ADMIN, type TestApp } from '#tests/setup/test-app.ts';
import { ensureMasterAdmin } from './ensure-master-admin.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  await ensureMasterAdmin(test.deps);
});
afterAll(() => test.close());

const login = async (email: string, password: string) =>
  apiClient(test.app, '10.5.0.1').post('/api/auth/local/login', { email, password });

describe('the profile', () => {
  it('changes name and e-mail, tells the old address and voids its reset links', async () => {
    const ana = await registerTeacher(test.app, { email: 'antes@escola.test' });
    await apiClient(test.app, '10.5.0.2').post('/api/auth/forgot-password', { email: 'antes@escola.test' });
    const [token] = await readTokens(test, 'antes@escola.test', '/redefinir-senha');
    const changed = await ana.put('/api/account/profile', {
      firstName: 'Anna',
      lastName: 'Sousa',
      email: 'Depois@escola.test',
      role: 'admin',
    });
    expect(changed.json).toMatchObject({
      firstName: 'Anna',
      email: 'depois@escola.test',
      role: 'teacher',
      isEmailConfirmed: false,
    });
    expect((await ana.get('/api/auth/user')).json).toEqual(changed.json);
    const told = (await readMails(test)).filter((mail) => mail.to === 'antes@escola.test');
    expect(told.map((mail) => mail.subject)).toContain('O e-mail da sua conta na Lousa foi alterado');
    const reset = await apiClient(test.app).post('/api/auth/reset-password', {
      token,
      password: 'roubada-123',
    });
    expect(reset.status).toBe(400);
  });

  it('refuses an address that is taken, also when two want it at once', async () => {
    const [ana, bia, cal] = [
      await registerTeacher(test.app),
      await registerTeacher(test.app),
      await registerTeacher(test.app),
    ];
    const profile = { firstName: 'Ana', lastName: 'Souza' };
    const taken = await ana.put('/api/account/profile', { ...profile, email: bia.user.email });
    expect([taken.status, taken.json.message]).toEqual([409, 'Este e-mail já está cadastrado.']);
    const both = await Promise.all(
      [ana, cal].map((one) =>
        one.put('/api/account/profile', { ...profile, email: 'disputado@escola.test' }),
      ),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it("is the admin's too, under the admin's address, and nobody else's there", async () => {
    const teacher = await registerTeacher(test.app);
    const body = { firstName: 'Maria', lastName: 'Lima', email: 'chefe@lousa.test' };
    expect((await teacher.put('/api/admin/update-profile', body)).status).toBe(403);
    const admin = apiClient(test.app);
    admin.token = (await login(TEST_ADMIN.email, TEST_ADMIN.password)).json.token;
    expect((await admin.put('/api/admin/update-profile', body)).json).toMatchObject({ firstName: 'Maria' });
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
