import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessionsTable } from '#server/accounts/accounts.table.ts';
import { apiClient } from '#tests/builders/api-client.ts';
import { registerTeacher, TEACHER_PASSWORD } from '#tests/builders/people.ts';
import { HOUR_MS, testClock } from '#tests/builders/test-clock.ts';
import { createTestApp, type TestApp } from '#tests/setup/test-app.ts';

let test: TestApp;
const clock = testClock();
beforeAll(async () => {
  test = await createTestApp({ deps: { clock } });
});
afterAll(() => test.close());

async function signInAgain(email: string, userAgent = '') {
  const client = apiClient(test.app, '10.3.0.1');
  const body = { email, password: TEACHER_PASSWORD };
  const { json } = await client.post('/api/auth/local/login', body, { 'user-agent': userAgent });
  client.token = json.token;
  return client;
}

describe('a session', () => {
  it('is refused without a token, with an invented one and with any constant', async () => {
    for (const token of [null, 'x'.repeat(43), 'admin-master', 'admin_master', 'null', 'undefined']) {
      const client = apiClient(test.app);
      client.token = token;
      for (const url of [
        '/api/auth/user',
        '/api/auth/local/verify',
        '/api/account/sessions',
        '/api/lessons',
      ]) {
        const answer = await client.get(url);
        expect([url, answer.status, answer.json.message]).toEqual([url, 401, 'Unauthorized']);
      }
    }
  });

  it('ends at once with logout, cookie and all', async () => {
    const ana = await registerTeacher(test.app);
    const out = await ana.post('/api/auth/logout');
    expect(out.status).toBe(204);
    expect(String(out.headers['set-cookie'])).toMatch(/lousa_session=;/);
    expect((await ana.get('/api/auth/user')).status).toBe(401);
  });

  it('lives on while it is used, and ends after 12 hours without', async () => {
    const ana = await registerTeacher(test.app);
    for (let i = 0; i < 3; i++) {
      clock.advance(11 * HOUR_MS);
      expect((await ana.get('/api/auth/user')).status).toBe(200);
    }
    clock.advance(12 * HOUR_MS);
    expect((await ana.get('/api/auth/user')).status).toBe(401);
  });

  it('ends after seven days however much it is used', async () => {
    const ana = await registerTeacher(test.app);
    for (let hours = 0; hours < 7 * 24 - 10; hours += 10) {
      clock.advance(10 * HOUR_MS);
      expect((await ana.get('/api/auth/user')).status).toBe(200);
    }
    clock.advance(10 * HOUR_MS);
    expect((await ana.get('/api/auth/user')).status).toBe(401);
  });

  it('is kept in the database by its hash alone', async () => {
    const ana = await registerTeacher(test.app);
    const rows = await test.deps.database.db.select().from(sessionsTable);
    expect(JSON.stringify(rows)).not.toContain(ana.token);
    expect(rows.some((row) => row.userId === ana.user.id && /^[0-9a-f]{64}$/.test(row.tokenHash))).toBe(true);
  });

  it('writes when it was last seen at most once a minute', async () => {
    const ana = await registerTeacher(test.app);
    const seen = async () => {
      const [row] = await test.deps.database.db
        .select()
        .from(sessionsTable)
        .where(eq(sessionsTable.userId, ana.user.id));
      return row?.lastSeenAt.getTime();
    };
    const first = await seen();
    clock.advance(50_000);
    await ana.get('/api/auth/user');
    expect(await seen()).toBe(first);
    clock.advance(20_000);
    await ana.get('/api/auth/user');
    expect(await seen()).toBe(clock.now().getTime());
  });
});

describe('the list of sessions', () => {
  it('names the devices, marks the present one and can end another', async () => {
    const ana = await registerTeacher(test.app);
    const phone = await signInAgain(
      ana.user.email,
      'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36',
    );
    const listed = (await ana.get('/api/account/sessions')).json;
    expect(listed).toHaveLength(2);
    expect(listed.filter((each: { isCurrent: boolean }) => each.isCurrent)).toHaveLength(1);
    const other = listed.find((each: { isCurrent: boolean }) => !each.isCurrent);
    expect(other.device).toBe('Chrome no Android');
    expect(JSON.stringify(listed)).not.toContain(phone.token);

    const bia = await registerTeacher(test.app);
    const foreign = await bia.delete(`/api/account/sessions/${other.id}`);
    expect([foreign.status, foreign.json.message]).toEqual([404, 'Sessão não encontrada']);
    expect((await bia.delete('/api/account/sessions/1')).status).toBe(404);

    expect((await ana.delete(`/api/account/sessions/${other.id}`)).status).toBe(204);
    expect((await phone.get('/api/auth/user')).status).toBe(401);
    expect((await ana.get('/api/auth/user')).status).toBe(200);
  });
});

describe('the cookie', () => {
  it("changes something only from the site's own pages", async () => {
    const ana = await registerTeacher(test.app);
    const cookie = { cookie: `lousa_session=${ana.token}` };
    const browser = apiClient(test.app);
    expect((await browser.get('/api/auth/user', cookie)).status).toBe(200);
    for (const origin of [undefined, 'null', 'https://evil.test', 'http://lousa.test.evil.test']) {
      const answer = await browser.post('/api/auth/logout', undefined, {
        ...cookie,
        ...(origin ? { origin } : {}),
      });
      expect([origin, answer.status]).toEqual([origin, 403]);
    }
    const own = await browser.post('/api/auth/logout', undefined, { ...cookie, origin: 'http://lousa.test' });
    expect(own.status).toBe(204);
  });

  it('of a browser is another secret than the token, which is good for nothing without it', async () => {
    const ana = await registerTeacher(test.app);
    const bia = await registerTeacher(test.app);
    const signInOnPage = async (email: string) => {
      const body = { email, password: TEACHER_PASSWORD };
      const from = { 'sec-fetch-site': 'same-origin' };
      const { json, headers } = await apiClient(test.app).post('/api/auth/local/login', body, from);
      const [, cookie = ''] = /lousa_session=([^;]+); .*HttpOnly/.exec(String(headers['set-cookie'])) ?? [];
      return { token: String(json.token), cookie, json };
    };
    const [begun, other] = [await signInOnPage(ana.user.email), await signInOnPage(bia.user.email)];
    expect(Object.keys(begun.json)).toEqual(['success', 'user', 'token']);
    expect(begun.cookie).toMatch(/^[\w-]{43}$/);
    const status = async (bearer: string | null, cookie: string | null) => {
      const headers = {
        ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
        ...(cookie ? { cookie: `lousa_session=${cookie}` } : {}),
      };
      return (await apiClient(test.app).get('/api/auth/user', headers)).status;
    };
    expect(await status(begun.token, begun.cookie)).toBe(200);
    expect(await status(null, begun.cookie), 'links and streams').toBe(200);
    expect(await status(begun.token, null), 'a token that was read by a script').toBe(401);
    expect(await status(null, begun.token), 'the same, put where the cookie belongs').toBe(401);
    expect(await status(begun.token, begun.token)).toBe(401);
    expect(await status(begun.token, other.cookie)).toBe(401);
    expect(await status(begun.cookie, begun.cookie)).toBe(401);
    const stored = JSON.stringify(await test.deps.database.db.select().from(sessionsTable));
    expect(stored).not.toContain(begun.cookie);
  });

  it('is bound to this host alone and to https where the site is served so', async () => {
    const safe = await createTestApp({ env: { PUBLIC_URL: 'https://lousa.test' } });
    const person = {
      firstName: 'Ana',
      lastName: 'Souza',
      email: 'ana@escola.test',
      password: TEACHER_PASSWORD,
    };
    const { status, headers } = await apiClient(safe.app).post('/api/auth/local/register', person);
    const [cookie = '', ...attributes] = String(headers['set-cookie']).split('; ');
    expect([status, cookie]).toEqual([201, expect.stringMatching(/^__Host-lousa_session=[\w-]{43}$/)]);
    expect(attributes.sort()).toEqual(['HttpOnly', 'Max-Age=604800', 'Path=/', 'SameSite=Lax', 'Secure']);
    await safe.close();
  });

  it('sends a lost session to the sign-in page', async () => {
    const answer = await apiClient(test.app).get('/api/login');
    expect([answer.status, answer.headers.location]).toEqual([302, '/local-login']);
  });
});
