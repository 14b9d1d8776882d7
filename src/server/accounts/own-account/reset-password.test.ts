import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiClient } from '#tests/builders/api-client.ts';
import { readMails, readTokens } from '#tests/builders/mails.ts';
import { registerTeacher, TEACHER_PASSWORD } from '#tests/builders/people.ts';
import { HOUR_MS, testClock } from '#tests/builders/test-clock.ts';
import { createTestApp, type TestApp } from '#tests/setup/test-app.ts';

let test: TestApp;
const clock = testClock();
beforeAll(async () => {
  test = await createTestApp({ deps: { clock } });
});
afterAll(() => test.close());

const visitor = () => apiClient(test.app, '10.4.0.1');
const login = async (email: string, password: string) =>
  (await visitor().post('/api/auth/local/login', { email, password })).status;
const forgot = (email: string) => visitor().post('/api/auth/forgot-password', { email });
const reset = (token: string | undefined, password: string) =>
  visitor().post('/api/auth/reset-password', { token, password });

describe('a forgotten password', () => {
  it('answers the same whoever is asked for, and mails only who has an account', async () => {
    const ana = await registerTeacher(test.app);
    const [known, unknown] = [await forgot(ana.user.email), await forgot('ninguem@escola.test')];
    expect([known.status, unknown.status]).toEqual([202, 202]);
    expect(known.text).toBe(unknown.text);
    const mails = await readMails(test);
    expect(mails.map((mail) => mail.to)).not.toContain('ninguem@escola.test');
    expect(mails.filter((mail) => mail.to === ana.user.email).map((mail) => mail.subject)).toContain(
      'Redefinir sua senha na Lousa',
    );
  });

  it('is replaced by the link of the mail, once, and all sessions end', async () => {
    const ana = await registerTeacher(test.app);
    const { email } = ana.user;
    await forgot(email);
    const [token] = await readTokens(test, email, '/redefinir-senha');
    const short = await reset(token, '123');
    expect([short.status, short.json.message]).toEqual([400, 'Senha deve ter pelo menos 6 caracteres']);
    expect((await reset(token, 'senha123')).json.message).toBe('Escolha uma senha menos comum');

    expect((await reset(token, 'de-novo-123')).status).toBe(204);
    expect((await ana.get('/api/auth/user')).status).toBe(401);
    expect([await login(email, TEACHER_PASSWORD), await login(email, 'de-novo-123')]).toEqual([401, 200]);
    const again = await reset(token, 'outra-vez-1');
    expect([again.status, again.json.message]).toEqual([
      400,
      'Este link já foi usado ou expirou. Peça um novo.',
    ]);
    expect(await login(email, 'de-novo-123')).toBe(200);
  });

  it('of two uses at once one wins', async () => {
    const { user } = await registerTeacher(test.app);
    await forgot(user.email);
    const [token] = await readTokens(test, user.email, '/redefinir-senha');
    const answers = await Promise.all([reset(token, 'primeira-1x'), reset(token, 'segunda-2x')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 400]);
  });

  it('has an hour, and one link used closes the others', async () => {
    const { user } = await registerTeacher(test.app);
    await forgot(user.email);
    await forgot(user.email);
    const tokens = await readTokens(test, user.email, '/redefinir-senha');
    expect(tokens).toHaveLength(2);
    expect((await reset(tokens[0], 'de-novo-123')).status).toBe(204);
    expect((await reset(tokens[1], 'de-novo-456')).status).toBe(400);

    await forgot(user.email);
    const late = (await readTokens(test, user.email, '/redefinir-senha')).find((t) => !tokens.includes(t));
    clock.advance(HOUR_MS);
    expect((await reset(late, 'tarde-demais-1')).status).toBe(400);
  });

  it('refuses invented and odd tokens', async () => {
    for (const token of ['x'.repeat(43), '', '\0', undefined]) {
      expect((await reset(token, 'segredo-999')).status).toBe(400);
    }
  });

  it('is asked for at most five times an hour for one address', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 6; i++) statuses.push((await forgot('insistente@escola.test')).status);
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
  });
});

describe('confirming an e-mail', () => {
  const confirm = (token: string | undefined) => visitor().post('/api/auth/confirm-email', { token });

  it('works by the link of the mail, and opened again it says the same', async () => {
    const ana = await registerTeacher(test.app);
    const [token] = await readTokens(test, ana.user.email, '/confirmar-email');
    expect((await confirm(token)).status).toBe(204);
    expect((await ana.get('/api/auth/user')).json.isEmailConfirmed).toBe(true);
    expect((await confirm(token)).status).toBe(204);
  });

  it('has 48 hours', async () => {
    const { user } = await registerTeacher(test.app);
    const [token] = await readTokens(test, user.email, '/confirmar-email');
    clock.advance(48 * HOUR_MS);
    expect((await confirm(token)).status).toBe(400);
  });

  it('does not confirm an address by the link sent to another', async () => {
    const ana = await registerTeacher(test.app);
    const [token] = await readTokens(test, ana.user.email, '/confirmar-email');
    await ana.put('/api/account/profile', {
      firstName: 'Ana',
      lastName: 'Souza',
      email: 'novo@escola.test',
      currentPassword: TEACHER_PASSWORD,
    });
    const [fresh] = await readTokens(test, 'novo@escola.test', '/confirmar-email');
    expect((await confirm(fresh)).status).toBe(204);
    expect((await confirm(token)).status).toBe(400);
  });
});
