import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usersTable } from '#server/accounts/accounts.table.ts';
import { signInAdmin } from '#tests/builders/admins.ts';
import { apiClient } from '#tests/builders/api-client.ts';
import { readMails, readTokens } from '#tests/builders/mails.ts';
import { registerTeacher, TEACHER_PASSWORD } from '#tests/builders/people.ts';
import { HOUR_MS, testClock } from '#tests/builders/test-clock.ts';
import { createTestApp, TEST_ADMIN, type TestApp } from '#tests/setup/test-app.ts';

let test: TestApp;
const clock = testClock();
beforeAll(async () => {
  test = await createTestApp({ deps: { clock } });
});
afterAll(() => test.close());

type Teacher = Awaited<ReturnType<typeof registerTeacher>>;
const PROFILE = { firstName: 'Ana', lastName: 'Souza' };
const ask = (one: Teacher, email: string, currentPassword?: string) =>
  one.put('/api/account/profile', { ...PROFILE, email, ...(currentPassword && { currentPassword }) });
const post = (path: string, token: string | undefined) =>
  apiClient(test.app, '10.6.0.1').post(path, { token });
const confirm = (token: string | undefined) => post('/api/auth/confirm-email', token);
const keep = (token: string | undefined) => post('/api/auth/keep-email', token);
const login = (email: string, password = TEACHER_PASSWORD) =>
  apiClient(test.app, '10.6.0.2').post('/api/auth/local/login', { email, password });
const newLinks = (to: string) => readTokens(test, to, '/confirmar-email');
const keepLinks = (to: string) => readTokens(test, to, '/manter-email');
const subjectsTo = async (to: string) =>
  (await readMails(test)).filter((mail) => mail.to === to).map(({ subject }) => subject);

describe('another e-mail for an account', () => {
  it('is asked for with the password, and is the account’s once its link is opened', async () => {
    const ana = await registerTeacher(test.app, { email: 'antes@escola.test' });
    const without = await ask(ana, 'depois@escola.test');
    expect([without.status, without.json.message]).toEqual([
      400,
      'Para mudar o e-mail, informe a senha atual',
    ]);
    expect(without.json.issues[0].path).toBe('currentPassword');
    const wrong = await ask(ana, 'depois@escola.test', 'errada-123');
    expect([wrong.status, wrong.json.message]).toEqual([400, 'A senha atual não confere.']);

    const asked = await ask(ana, 'Depois@escola.test', TEACHER_PASSWORD);
    expect(asked.json).toMatchObject({ email: 'antes@escola.test', pendingEmail: 'depois@escola.test' });
    expect((await login('depois@escola.test')).status).toBe(401);
    expect(await subjectsTo('depois@escola.test')).toEqual(['Confirme o novo e-mail da sua conta na Lousa']);
    expect(await subjectsTo('antes@escola.test')).toContain(
      'Pedido de troca do e-mail da sua conta na Lousa',
    );

    await apiClient(test.app, '10.6.0.3').post('/api/auth/forgot-password', { email: 'antes@escola.test' });
    const [reset] = await readTokens(test, 'antes@escola.test', '/redefinir-senha');
    const [link] = await newLinks('depois@escola.test');
    expect([(await confirm(link)).status, (await confirm(link)).status]).toEqual([204, 204]);
    expect((await ana.get('/api/auth/user')).json).toMatchObject({
      email: 'depois@escola.test',
      isEmailConfirmed: true,
    });
    expect((await ana.get('/api/auth/user')).json).not.toHaveProperty('pendingEmail');
    expect((await login('antes@escola.test')).status).toBe(401);
    expect((await login('depois@escola.test')).status).toBe(200);
    const old = await apiClient(test.app).post('/api/auth/reset-password', {
      token: reset,
      password: 'roubada-123',
    });
    expect(old.status, 'a link mailed to the address that was left').toBe(400);
    expect(await subjectsTo('antes@escola.test')).toContain('O e-mail da sua conta na Lousa foi alterado');
  });

  it('goes to one of two that want it at once, when they confirm', async () => {
    const [ana, cal] = [await registerTeacher(test.app), await registerTeacher(test.app)];
    const taken = await ask(ana, cal.user.email, TEACHER_PASSWORD);
    expect([taken.status, taken.json.message]).toEqual([409, 'Este e-mail já está cadastrado.']);
    for (const one of [ana, cal]) await ask(one, 'disputado@escola.test', TEACHER_PASSWORD);
    const links = await newLinks('disputado@escola.test');
    const answers = await Promise.all(links.map(confirm));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    const owners = await test.deps.database.db
      .select()
      .from(usersTable)
      .where(eq(usersTable.email, 'disputado@escola.test'));
    expect(owners).toHaveLength(1);
  });

  it('is forgotten when it is taken back, and only the last one asked for counts', async () => {
    const ana = await registerTeacher(test.app);
    await ask(ana, 'primeiro@escola.test', TEACHER_PASSWORD);
    await ask(ana, 'segundo@escola.test', TEACHER_PASSWORD);
    expect((await confirm((await newLinks('primeiro@escola.test'))[0])).status).toBe(400);
    expect((await ana.post('/api/account/confirm-email')).status).toBe(202);
    expect(await newLinks('segundo@escola.test')).toHaveLength(2);
    expect((await ana.delete('/api/account/pending-email')).status).toBe(204);
    for (const link of await newLinks('segundo@escola.test')) {
      expect((await confirm(link)).status).toBe(400);
    }
    expect((await ana.get('/api/auth/user')).json.email).toBe(ana.user.email);
  });

  it('stays asked for when only the name is changed', async () => {
    const ana = await registerTeacher(test.app);
    await ask(ana, 'espera@escola.test', TEACHER_PASSWORD);
    expect((await ask(ana, ana.user.email)).json.pendingEmail).toBe('espera@escola.test');
  });

  it('is asked for five times a day', async () => {
    const ana = await registerTeacher(test.app);
    const tries = [];
    for (let i = 0; i < 6; i++) tries.push((await ask(ana, `v${i}@escola.test`, TEACHER_PASSWORD)).status);
    expect(tries).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

describe('an admin', () => {
  it('asks for another e-mail with the password too, and five a day, whether or not they are taken', async () => {
    const [admin, taken] = [await signInAdmin(test), await registerTeacher(test.app)];
    const name = { firstName: 'Ana', lastName: 'Souza' };
    const askAs = (body: object) => admin.put('/api/admin/update-profile', { ...name, ...body });
    expect((await askAs({ email: 'outro@lousa.test' })).status, 'without the password').toBe(400);
    expect(await subjectsTo('outro@lousa.test')).toEqual([]);
    const tries = [];
    for (let i = 0; i < 6; i++) {
      const email = i % 2 ? `livre${i}@lousa.test` : taken.user.email;
      tries.push((await askAs({ email, currentPassword: TEST_ADMIN.password })).status);
    }
    expect(tries).toEqual([409, 200, 409, 200, 409, 429]);
    expect((await admin.get('/api/auth/user')).json.email).toBe(TEST_ADMIN.email);
  });
});

describe('who did not ask for it', () => {
  it('keeps the address while it is only asked for: every session ends and a new password can be made', async () => {
    const ana = await registerTeacher(test.app, { email: 'dona@escola.test' });
    await ask(ana, 'ladra@escola.test', TEACHER_PASSWORD);
    const [link] = await keepLinks('dona@escola.test');
    expect((await keep(link)).status).toBe(204);
    expect((await ana.get('/api/auth/user')).status).toBe(401);
    expect((await confirm((await newLinks('ladra@escola.test'))[0])).status).toBe(400);
    const [reset] = await readTokens(test, 'dona@escola.test', '/redefinir-senha');
    const made = await apiClient(test.app).post('/api/auth/reset-password', {
      token: reset,
      password: 'nova-minha-1',
    });
    expect(made.status).toBe(204);
    const back = await login('dona@escola.test', 'nova-minha-1');
    expect(back.status).toBe(200);
    expect((await keep(link)).status, 'pressed again').toBe(204);
    const again = apiClient(test.app);
    again.token = back.json.token;
    expect((await again.get('/api/auth/user')).status, 'nothing was left to undo').toBe(200);
  });

  it('has the account whichever of two links comes first', async () => {
    const ana = await registerTeacher(test.app, { email: 'corrida@escola.test' });
    await ask(ana, 'rival@escola.test', TEACHER_PASSWORD);
    const [fresh] = await newLinks('rival@escola.test');
    const [old] = await keepLinks('corrida@escola.test');
    const [confirmed, kept] = await Promise.all([confirm(fresh), keep(old)]);
    expect(kept?.status).toBe(204);
    expect([204, 400]).toContain(confirmed?.status);
    expect((await login('corrida@escola.test')).status).toBe(200);
    expect((await login('rival@escola.test')).status).toBe(401);
  });

  it('takes the account back after the change, for seven days', async () => {
    const ana = await registerTeacher(test.app, { email: 'lesada@escola.test' });
    await ask(ana, 'novo-dono@escola.test', TEACHER_PASSWORD);
    expect((await confirm((await newLinks('novo-dono@escola.test'))[0])).status).toBe(204);
    const links = await keepLinks('lesada@escola.test');
    expect(links, 'asked, then changed').toHaveLength(2);
    const answers = await Promise.all(links.map(keep));
    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
    expect((await login('lesada@escola.test')).json.user).toMatchObject({ isEmailConfirmed: true });
    expect((await login('novo-dono@escola.test')).status).toBe(401);

    await ask(await registerTeacher(test.app, { email: 'tarde@escola.test' }), 'x@y.test', TEACHER_PASSWORD);
    const [late] = await keepLinks('tarde@escola.test');
    clock.advance(8 * 24 * HOUR_MS);
    expect((await keep(late)).status).toBe(400);
    expect((await keep('inventado')).status).toBe(400);
  });
});
