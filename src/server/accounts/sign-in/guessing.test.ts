import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, apiClient } from '#tests/builders/api-client.ts';
import { readTokens } from '#tests/builders/mails.ts';
import { registerTeacher, TEACHER_PASSWORD } from '#tests/builders/people.ts';
import { HOUR_MS, testClock } from '#tests/builders/test-clock.ts';
import { createTestApp, type TestApp } from '#tests/setup/test-app.ts';

let test: TestApp;
const clock = testClock();
beforeAll(async () => {
  test = await createTestApp({ deps: { clock } });
});
afterAll(() => test.close());

const WRONG = 'errada-123';
const AS_PAGE = { 'sec-fetch-site': 'same-origin' };
const browserCookie = (answer: Answer) =>
  [answer.headers['set-cookie']].flat().flatMap((each) => /lousa_browser=[^;]+/.exec(String(each)) ?? [])[0];

/** A sign-in from a page, with the cookie its browser has. */
const signIn = (email: string, password: string, address: string, cookie?: string) =>
  apiClient(test.app, address).post(
    '/api/auth/local/login',
    { email, password },
    { ...AS_PAGE, ...(cookie && { cookie }) },
  );

/** Nine wrong passwords from each connection, as the answers' statuses; three connections are enough to be slowed down. */
async function guessFromEverywhere(email: string, net: string, connections = 3): Promise<number[]> {
  const statuses: number[] = [];
  for (let i = 0; i < connections; i++) {
    const tries = Array.from({ length: 9 }, () => signIn(email, WRONG, `10.${net}.${i}`));
    statuses.push(...(await Promise.all(tries)).map(({ status }) => status));
  }
  return statuses;
}

describe('guessing one account from many connections', () => {
  it('is slowed down for all strangers together, and tells nobody whether there is such an account', async () => {
    const { user } = await registerTeacher(test.app);
    const known = await guessFromEverywhere(user.email, '71.1', 40);
    const unknown = await guessFromEverywhere('inventada@escola.test', '71.1', 40);
    for (const statuses of [known, unknown]) {
      expect(statuses.filter((status) => status === 401)).toHaveLength(20);
      expect(statuses.filter((status) => status === 429)).toHaveLength(340);
    }
    const right = await signIn(user.email, TEACHER_PASSWORD, '10.71.1.99');
    expect(right.status, 'a stranger with the right password waits as well').toBe(429);
    expect(right.headers['retry-after']).toBe('1');
    expect(right.json.message).toBe(
      'Muitas tentativas. Tente de novo em 1 segundo. Você também pode criar outra senha em “Esqueci a senha”.',
    );
    let guesses = 0;
    for (let minutes = 0; minutes < 24 * 60; minutes += 5) {
      clock.advance(5 * 60_000);
      guesses += Number((await signIn(user.email, WRONG, `10.71.2.${minutes % 250}`)).status === 401);
    }
    expect(guesses, 'guesses a day').toBeLessThan(110);
    clock.advance(15 * 60_000);
    expect((await signIn(user.email, TEACHER_PASSWORD, '10.71.1.99')).status).toBe(200);
  });

  it('does not keep out the owner, in a browser or on a connection that signed in before', async () => {
    const { user } = await registerTeacher(test.app);
    const first = await signIn(user.email, TEACHER_PASSWORD, '10.72.9.1');
    await guessFromEverywhere(user.email, '72.1');
    expect((await signIn(user.email, TEACHER_PASSWORD, '10.72.9.2')).status, 'a new place').toBe(429);
    const inCafe = await signIn(user.email, TEACHER_PASSWORD, '10.72.9.2', browserCookie(first));
    expect(inCafe.status, 'the known browser elsewhere').toBe(200);
    expect((await signIn(user.email, TEACHER_PASSWORD, '10.72.9.1')).status, 'the known connection').toBe(
      200,
    );
  });

  it('leaves a new place the way through the mailbox', async () => {
    const { user } = await registerTeacher(test.app);
    await guessFromEverywhere(user.email, '73.1');
    const newPlace = apiClient(test.app, '10.73.9.9');
    await newPlace.post('/api/auth/forgot-password', { email: user.email });
    const [token] = await readTokens(test, user.email, '/redefinir-senha');
    const done = await newPlace.post('/api/auth/reset-password', { token, password: 'ipe-roxo-77' }, AS_PAGE);
    expect(done.status).toBe(204);
    expect((await signIn(user.email, 'ipe-roxo-77', '10.73.9.9')).status, 'its connection').toBe(200);
    expect((await signIn(user.email, 'ipe-roxo-77', '10.73.9.8', browserCookie(done))).status).toBe(200);
    expect((await signIn(user.email, 'ipe-roxo-77', '10.73.9.7')).status, 'others').toBe(429);
  });

  it('does not keep out a known browser by wrong tries of others on its own connection', async () => {
    const { user } = await registerTeacher(test.app);
    const first = await signIn(user.email, TEACHER_PASSWORD, '10.74.0.1');
    for (let i = 0; i < 310; i++) await signIn(`x${i}@escola.test`, WRONG, '10.74.0.1');
    expect((await signIn('outra@escola.test', WRONG, '10.74.0.1')).status).toBe(429);
    const again = await signIn(user.email, TEACHER_PASSWORD, '10.74.0.1', browserCookie(first));
    expect(again.status).toBe(200);
  });
});

describe('the cookie of a browser', () => {
  it('has ten tries of its own for an account, and no more', async () => {
    const { user } = await registerTeacher(test.app);
    const cookie = browserCookie(await signIn(user.email, TEACHER_PASSWORD, '10.75.0.1'));
    const statuses = [];
    for (let i = 0; i < 11; i++) {
      statuses.push((await signIn(user.email, WRONG, `10.75.1.${i}`, cookie)).status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
  });

  it('is another one after each sign-in, for every account of the browser; a copy is good no longer', async () => {
    const [ana, bia] = [await registerTeacher(test.app), await registerTeacher(test.app)];
    const first = browserCookie(await signIn(ana.user.email, TEACHER_PASSWORD, '10.76.0.1'));
    const second = browserCookie(await signIn(bia.user.email, TEACHER_PASSWORD, '10.76.0.1', first));
    expect(second).not.toBe(first);
    await guessFromEverywhere(ana.user.email, '76.1');
    expect((await signIn(ana.user.email, TEACHER_PASSWORD, '10.76.9.1', first)).status).toBe(429);
    expect((await signIn(ana.user.email, TEACHER_PASSWORD, '10.76.9.1', second)).status).toBe(200);
  });

  it('is hidden from scripts, given to pages alone, and forgotten after half a year', async () => {
    const { user } = await registerTeacher(test.app);
    const answer = await signIn(user.email, TEACHER_PASSWORD, '10.77.0.1');
    const [line] = [answer.headers['set-cookie']].flat().filter((each) => /lousa_browser/.test(String(each)));
    expect(line).toMatch(/HttpOnly; SameSite=Lax/i);
    expect(JSON.stringify(answer.json)).not.toContain(browserCookie(answer)?.split('=')[1]);
    const byScript = await apiClient(test.app, '10.77.0.2').post('/api/auth/local/login', {
      email: user.email,
      password: TEACHER_PASSWORD,
    });
    expect(browserCookie(byScript)).toBeUndefined();
    clock.advance(181 * 24 * HOUR_MS);
    await guessFromEverywhere(user.email, '77.1');
    const late = await signIn(user.email, TEACHER_PASSWORD, '10.77.9.1', browserCookie(answer));
    expect(late.status).toBe(429);
  });
});
