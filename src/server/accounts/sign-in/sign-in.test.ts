import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureMasterAdmin } from '#server/accounts/ensure-master-admin.ts';
import { apiClient } from '#tests/builders/api-client.ts';
import { registerTeacher, TEACHER_PASSWORD } from '#tests/builders/people.ts';
import { createTestApp, TEST_ADMIN, type TestApp } from '#tests/setup/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  await ensureMasterAdmin(test.deps);
  await registerTeacher(test.app, { email: 'ana@escola.test' });
});
afterAll(() => test.close());

const login = (email: string, password: string, address = '10.2.0.1') =>
  apiClient(test.app, address).post('/api/auth/local/login', { email, password });
const adminLogin = (username: string, password: string) =>
  apiClient(test.app, '10.2.0.2').post('/api/auth/admin/login', { username, password });

describe('signing in', () => {
  it('answers success, user and a token of its own each time, and sets the cookie', async () => {
    const [first, second] = [
      await login('ana@escola.test', TEACHER_PASSWORD),
      await login(' ANA@escola.test', TEACHER_PASSWORD),
    ];
    expect(first.status).toBe(200);
    expect(first.json).toMatchObject({ success: true, user: { email: 'ana@escola.test', role: 'teacher' } });
    expect(second.json.token).not.toBe(first.json.token);
    expect(String(first.headers['set-cookie'])).toMatch(/HttpOnly;.*SameSite=Lax/i);
  });

  it('says the same for a wrong password and an unknown e-mail', async () => {
    const wrong = await login('ana@escola.test', 'outra-senha');
    const unknown = await login('ninguem@escola.test', 'outra-senha');
    expect([wrong.status, wrong.json.message]).toEqual([401, 'E-mail ou senha incorretos.']);
    expect(unknown.json).toEqual(wrong.json);
    expect(wrong.headers['set-cookie']).toBeUndefined();
  });

  it.each([
    [{ email: '', password: 'segredo-123' }, 'Email é obrigatório'],
    [{ email: 'ana', password: 'segredo-123' }, 'Email inválido'],
    [{ email: 'ana@escola.test', password: '12345' }, 'Senha deve ter pelo menos 6 caracteres'],
    [{ email: { $gt: '' }, password: ['segredo-123'] }, 'Email é obrigatório'],
  ])('refuses %j', async (body, message) => {
    const answer = await apiClient(test.app).post('/api/auth/local/login', body);
    expect([answer.status, answer.json.message]).toEqual([400, message]);
  });

  it('stops guessing after ten tries of one account from one address, and says when to come back', async () => {
    await registerTeacher(test.app, { email: 'alvo@escola.test' });
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, i) => login('alvo@escola.test', `errada-${i}`, '10.2.2.1')),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.json.message).toMatch(/^Muitas tentativas\. Tente de novo em \d+ minutos\.$/);
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
    expect((await login('alvo@escola.test', TEACHER_PASSWORD, '10.2.2.1')).status).toBe(429);
    expect((await login('alvo@escola.test', TEACHER_PASSWORD, '10.2.2.2')).status).toBe(200);
  });

  it('forgets wrong tries after a right one', async () => {
    await registerTeacher(test.app, { email: 'distraida@escola.test' });
    for (let round = 0; round < 3; round++) {
      for (let i = 0; i < 6; i++) await login('distraida@escola.test', 'errada-1', '10.2.3.1');
      expect((await login('distraida@escola.test', TEACHER_PASSWORD, '10.2.3.1')).status).toBe(200);
    }
  });
});

describe('signing in as admin', () => {
  it('takes username or e-mail', async () => {
    for (const name of ['admin_master', 'Admin_Master', TEST_ADMIN.email]) {
      const answer = await adminLogin(name, TEST_ADMIN.password);
      expect([answer.status, answer.json.user.role]).toEqual([200, 'admin']);
    }
  });
  it('refuses a wrong password', async () => {
    const answer = await adminLogin('admin_master', 'outra-senha');
    expect([answer.status, answer.json.message]).toEqual([401, 'Usuário ou senha incorretos.']);
  });
  it('refuses whoever is no admin, without a session', async () => {
    const answer = await adminLogin('ana@escola.test', TEACHER_PASSWORD);
    expect([answer.status, answer.json.message]).toEqual([403, 'Acesso negado']);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });
});

describe('the master admin', () => {
  it('is made once, and later starts change nothing', async () => {
    const again = await ensureMasterAdmin({
      ...test.deps,
      config: { ...test.deps.config, adminPassword: 'outra-Senha-9' },
    });
    expect(again).toEqual({ inventedPassword: null });
    expect((await adminLogin('admin_master', TEST_ADMIN.password)).status).toBe(200);
  });
  it('gets an invented password where none is configured, told once', async () => {
    const fresh = await createTestApp({ env: { ADMIN_PASSWORD: '' } });
    try {
      const both = await Promise.all([ensureMasterAdmin(fresh.deps), ensureMasterAdmin(fresh.deps)]);
      const told = both.flatMap(({ inventedPassword }) => inventedPassword ?? []);
      expect(told).toHaveLength(1);
      const answer = await apiClient(fresh.app).post('/api/auth/admin/login', {
        username: 'admin_master',
        password: told[0],
      });
      expect(answer.status).toBe(200);
    } finally {
      await fresh.close();
    }
  });
  it('stops the start where its address is already somebody else’s', async () => {
    const fresh = await createTestApp();
    try {
      await registerTeacher(fresh.app, { email: fresh.deps.config.adminEmail });
      await expect(ensureMasterAdmin(fresh.deps)).rejects.toThrow('ADMIN_EMAIL');
    } finally {
      await fresh.close();
    }
  });
});
