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

  it('is mailed ever more rarely however often strangers ask, and never refused to the owner', async () => {
    const { user } = await registerTeacher(test.app);
    const mailsSent = async () => (await readTokens(test, user.email, '/redefinir-senha')).length;
    const askedTwentyTimes = async (email: string) => {
      const statuses = new Set<number>();
      for (let i = 0; i < 20; i++) statuses.add((await forgot(email)).status);
      return [...statuses];
    };
    expect(await askedTwentyTimes(user.email)).toEqual([202]);
    expect(await mailsSent()).toBe(2);
    expect(await askedTwentyTimes('ninguem-mesmo@escola.test'), 'nobody can tell').toEqual([202]);

    clock.advance(5 * 60_000);
    expect((await forgot(user.email)).status).toBe(202);
    expect(await mailsSent()).toBe(3);
    // The longest wait is half of a link's life, so one that is good has always arrived.
    for (let minutes = 0; minutes < 240; minutes += 5) {
      clock.advance(5 * 60_000);
      await apiClient(test.app, `10.4.3.${minutes / 5}`).post('/api/auth/forgot-password', {
        email: user.email,
      });
    }
    const sent = await readTokens(test, user.email, '/redefinir-senha');
    expect(sent.length).toBeLessThan(14);
    const statuses = [];
    for (const token of sent) statuses.push((await reset(token, 'de-novo-123')).status);
    expect(statuses.filter((status) => status === 204)).toHaveLength(1);
    await forgot(user.email);
    expect(await mailsSent(), 'used, so the next is mailed at once').toBe(sent.length + 1);
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
