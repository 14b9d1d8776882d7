import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { signInAdmin } from '#tests/builders/admins.ts';
import { type ApiClient, apiClient } from '#tests/builders/api-client.ts';
import { readMails } from '#tests/builders/mails.ts';
import { registerTeacher, TEACHER_PASSWORD } from '#tests/builders/people.ts';
import { HOUR_MS, testClock } from '#tests/builders/test-clock.ts';
import { createTestApp, type TestApp } from '#tests/setup/test-app.ts';

const clock = testClock();
let lousa: TestApp;
let admin: ApiClient;
beforeAll(async () => {
  lousa = await createTestApp({ deps: { clock } });
  admin = await signInAdmin(lousa);
});
afterAll(() => lousa.close());
beforeEach(() => lousa.deps.database.pool.query('delete from rate_limits'));

const CHROME = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36' };
const signIn = (email: string, password: string, address: string) =>
  apiClient(lousa.app, address).post('/api/auth/local/login', { email, password }, CHROME);
/** What the audit tells of an account, oldest first. */
async function toldOf(subject: string) {
  const { json } = await admin.get(`/api/admin/audit?limit=100&subject=${subject}`);
  return json.toReversed();
}
const actionsOf = async (subject: string) =>
  (await toldOf(subject)).map(({ action }: { action: string }) => action);
const mailsTo = async (email: string, subject: RegExp) =>
  (await readMails(lousa)).filter((mail) => mail.to === email && subject.test(mail.subject));

test('coming and going stand in the audit with time, address, device and session', async () => {
  const teacher = await registerTeacher(lousa.app, { email: 'entra@escola.test' });
  const back = apiClient(lousa.app, '203.0.113.44');
  back.token = (await signIn('entra@escola.test', TEACHER_PASSWORD, '203.0.113.44')).json.token;
  const [other] = (await teacher.get('/api/account/sessions')).json.filter(
    ({ device }: { device: string }) => device === 'Chrome no Windows',
  );
  await teacher.delete(`/api/account/sessions/${other.id}`);
  await teacher.get('/api/account/export');
  await teacher.post('/api/auth/logout');
  const told = await toldOf(teacher.user.id);
  expect(told.map(({ action }: { action: string }) => action)).toEqual([
    'account.sign_in',
    'account.sign_in',
    'account.session_end',
    'account.export',
    'account.sign_out',
  ]);
  expect(told[1]).toMatchObject({
    actor: { id: teacher.user.id },
    ip: '203.0.113.44',
    sessionId: other.id,
    after: { device: 'Chrome no Windows' },
    createdAt: clock.now().toISOString(),
  });
  const own = told[0].sessionId;
  expect(told.slice(2).every(({ sessionId }: { sessionId: string }) => sessionId === own)).toBe(true);
});

test('a flood of wrong passwords is one row with a large number, whoever is meant', async () => {
  const teacher = await registerTeacher(lousa.app, { email: 'vitima@escola.test' });
  const wrong = (email: string) => signIn(email, 'errada-123', '198.51.100.9');
  for (let tried = 0; tried < 40; tried++) await wrong('vitima@escola.test');
  for (let tried = 0; tried < 5; tried++) await wrong(`ninguem${tried}@escola.test`);
  const refused = (await toldOf(teacher.user.id)).filter(({ actor }: { actor: unknown }) => actor === null);
  const counts = refused.map(({ after }: { after: { refusal: string; times: number } }) => after);
  expect(refused.length, 'by what it was refused for').toBeLessThanOrEqual(2);
  expect(counts.reduce((sum: number, { times }: { times: number }) => sum + times, 0)).toBe(40);
  expect(refused[0]).toMatchObject({
    action: 'account.sign_in_refused',
    actorRole: 'visitor',
    ip: '198.51.100.9',
    after: { refusal: 'password', device: 'Chrome no Windows', lastAt: expect.any(String) },
  });
  const unknown = await toldOf('installation');
  expect(unknown).toMatchObject([{ subjectId: 'sign-in', after: { times: 5 } }]);
  expect(JSON.stringify(unknown), 'names that nobody has are not kept').not.toContain('ninguem');
});

test('of tries at one account from ever more networks the last row is that of a crowd', async () => {
  const teacher = await registerTeacher(lousa.app, { email: 'multidao@escola.test' });
  await Promise.all(
    Array.from({ length: 70 }, (_, i) => signIn('multidao@escola.test', 'errada-123', `198.18.0.${i}`)),
  );
  await signIn('multidao@escola.test', 'errada-123', '198.18.1.1');
  const refused = (await toldOf(teacher.user.id)).filter(({ actor }: { actor: unknown }) => actor === null);
  const before = refused.length;
  for (let i = 0; i < 20; i++) await signIn('multidao@escola.test', 'errada-123', `198.18.2.${i}`);
  const after = (await toldOf(teacher.user.id)).filter(({ actor }: { actor: unknown }) => actor === null);
  expect(after.length - before).toBeLessThanOrEqual(1);
  expect(after.some(({ ip }: { ip: string | null }) => ip === null)).toBe(true);
});

test('a reset asked for and done, and a change of the e-mail taken back, are in the audit', async () => {
  const teacher = await registerTeacher(lousa.app, { email: 'esquece@escola.test' });
  for (const email of ['esquece@escola.test', 'desconhecida@escola.test']) {
    const answer = await apiClient(lousa.app).post('/api/auth/forgot-password', { email });
    expect(answer.status).toBe(202);
  }
  const [mail] = await mailsTo('esquece@escola.test', /Redefinir/);
  const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
  const done = await apiClient(lousa.app).post('/api/auth/reset-password', {
    token,
    password: 'Nova-2026-boa',
  });
  expect(done.status).toBe(204);
  teacher.token = (await signIn('esquece@escola.test', 'Nova-2026-boa', '127.0.0.1')).json.token;
  const { firstName, lastName } = teacher.user;
  const asked = { firstName, lastName, email: 'outra@escola.test', currentPassword: 'Nova-2026-boa' };
  expect((await teacher.put('/api/account/profile', asked)).status).toBe(200);
  await teacher.delete('/api/account/pending-email');
  await teacher.delete('/api/account/pending-email');
  expect(await actionsOf(teacher.user.id)).toEqual([
    'account.sign_in',
    'account.password_ask',
    'account.password_reset',
    'account.sign_in',
    'account.profile_change',
    'account.email_cancel',
  ]);
});

test('the owner sees who came, roughly from where, and ends every other session at once', async () => {
  const teacher = await registerTeacher(lousa.app, { email: 'dona@escola.test' });
  await signIn('dona@escola.test', 'errada-123', '203.0.113.7');
  await signIn('dona@escola.test', 'errada-123', '203.0.113.7');
  clock.advance(HOUR_MS);
  const thief = apiClient(lousa.app, '2001:db8:12:34::7');
  thief.token = (await signIn('dona@escola.test', TEACHER_PASSWORD, '2001:db8:12:34::7')).json.token;
  const { json: seen } = await teacher.get('/api/account/sign-ins');
  expect(seen).toMatchObject([
    { device: 'Chrome no Windows', network: '2001:db8:12:…', isRefused: false, isCurrent: false },
    { network: '203.0.113.x', isRefused: true, times: 2 },
    { isRefused: false, isCurrent: true },
  ]);
  expect((await thief.get('/api/account/sign-ins')).json[0].isCurrent).toBe(true);
  expect((await teacher.delete('/api/account/sessions')).status).toBe(204);
  expect((await thief.get('/api/auth/user')).status).toBe(401);
  expect((await teacher.get('/api/auth/user')).status).toBe(200);
});

test('a sign-in from a place the account never saw is told in a mail, the first ones are not', async () => {
  await registerTeacher(lousa.app, { email: 'nova@escola.test' });
  expect(await mailsTo('nova@escola.test', /aparelho novo/)).toEqual([]);
  await signIn('nova@escola.test', TEACHER_PASSWORD, '203.0.113.80');
  await signIn('nova@escola.test', TEACHER_PASSWORD, '203.0.113.80');
  const told = await mailsTo('nova@escola.test', /aparelho novo/);
  expect(told).toHaveLength(1);
  expect(told[0]?.text).toMatch(/Chrome no Windows, .+,\s+na rede 203\.0\.113\.x/);
  expect(told[0]?.text).toContain('/esqueci-senha');
});

test('with the account go address, session and device of every row', async () => {
  const teacher = await registerTeacher(lousa.app, { email: 'parte@escola.test' });
  await signIn('parte@escola.test', 'errada-123', '203.0.113.9');
  await teacher.delete('/api/account', { password: TEACHER_PASSWORD });
  const told = await toldOf(teacher.user.id);
  expect(told.length).toBeGreaterThanOrEqual(3);
  for (const entry of told)
    expect([entry.ip, entry.sessionId, entry.after?.device]).toEqual([null, null, undefined]);
  const { rows } = await lousa.deps.database.pool.query('select 1 from audit_log where merge_key like $1', [
    `%${teacher.user.id}%`,
  ]);
  expect(rows).toEqual([]);
});
