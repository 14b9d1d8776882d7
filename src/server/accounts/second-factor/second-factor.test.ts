import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInAdmin, signInEditor } from '#tests/builders/admins.ts';
import { type ApiClient, apiClient } from '#tests/builders/api-client.ts';
import { registerTeacher } from '#tests/builders/people.ts';
import { testClock } from '#tests/builders/test-clock.ts';
import { createTestApp, TEST_ADMIN, type TestApp } from '#tests/setup/test-app.ts';
import { stepAt, totpCode } from './totp-code.ts';

let testApp: TestApp;
let editor: ApiClient;
let secret: Uint8Array;
let recoveryCodes: string[];
const clock = testClock();
const PASSWORD = 'Editora-2026-secreta';

beforeAll(async () => {
  testApp = await createTestApp({ deps: { clock } });
  editor = await signInEditor(testApp);
});
afterAll(() => testApp.close());

const codeNow = () => totpCode(secret, stepAt(clock.now()));
const nextStep = () => clock.advance(30_000);
const login = (extra: object = {}) =>
  apiClient(testApp.app).post('/api/auth/local/login', {
    email: editor.user.email,
    password: PASSWORD,
    ...extra,
  });

/** The other way round than the product writes it. */
function fromBase32(text: string): Uint8Array {
  const bits = [...text].map((c) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(c).toString(2).padStart(5, '0'),
  );
  return Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

test('a secret that is not confirmed changes nothing', async () => {
  const { json } = await editor.post('/api/account/totp/setup');
  secret = fromBase32(json.secret);
  expect(json.otpauthUrl).toBe(`otpauth://totp/Lousa%3Aedu%40lousa.test?secret=${json.secret}&issuer=Lousa`);
  expect(json.qrCode).toMatch(/^<svg/);
  expect((await login()).status).toBe(200);
  expect((await editor.get('/api/account/totp')).json).toEqual({ isOn: false, recoveryCodesLeft: 0 });
  expect((await stat(join(testApp.deps.config.dataDir, 'keys/totp.key'))).mode & 0o777).toBe(0o600);
});

test('a right code turns it on and gives ten recovery codes, a wrong one does not', async () => {
  expect((await editor.post('/api/account/totp/confirm', { code: '000000' })).status).toBe(400);
  const confirmed = await editor.post('/api/account/totp/confirm', { code: codeNow() });
  expect(confirmed.status).toBe(200);
  recoveryCodes = confirmed.json.recoveryCodes;
  expect(new Set(recoveryCodes).size).toBe(10);
  expect((await editor.post('/api/account/totp/setup')).status).toBe(409);
});

test('signing in then asks for a code', async () => {
  const without = await login();
  expect(without.status).toBe(401);
  expect(without.json.type).toBe('urn:lousa:problem:totp_required');
  expect((await login({ password: 'errada-123' })).json.type).toBe('urn:lousa:problem:wrong_credentials');
  expect((await login({ totpCode: '000000' })).json.type).toBe('urn:lousa:problem:wrong_totp');
});

test('a code is good once, also of two sign-ins at once', async () => {
  expect((await login({ totpCode: codeNow() })).status, 'the code that confirmed it').toBe(401);
  nextStep();
  const both = await Promise.all([login({ totpCode: codeNow() }), login({ totpCode: codeNow() })]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
});

test('a recovery code gets in once', async () => {
  const [totpCode] = recoveryCodes;
  expect((await login({ totpCode: totpCode?.toLowerCase() })).status).toBe(200);
  expect((await login({ totpCode })).status).toBe(401);
  expect((await editor.get('/api/account/totp')).json).toEqual({ isOn: true, recoveryCodesLeft: 9 });
});

test('guessing is throttled', async () => {
  const tries = [];
  for (let i = 0; i < 11; i++) tries.push((await login({ totpCode: '111111' })).status);
  expect(tries.at(-1)).toBe(429);
  await testApp.deps.database.pool.query('delete from rate_limits');
});

test('password and code turn it off', async () => {
  nextStep();
  const off = (password: string, code: string) => editor.delete('/api/account/totp', { password, code });
  expect((await off('errada-123', codeNow())).status).toBe(400);
  expect((await off(PASSWORD, '000000')).status).toBe(400);
  expect((await off(PASSWORD, codeNow())).status).toBe(204);
  expect((await login()).status).toBe(200);
});

test('an admin signs in with it by user name, a teacher is not offered it', async () => {
  const admin = await signInAdmin(testApp);
  secret = fromBase32((await admin.post('/api/account/totp/setup')).json.secret);
  await admin.post('/api/account/totp/confirm', { code: codeNow() });
  nextStep();
  const enter = (extra: object) =>
    apiClient(testApp.app).post('/api/auth/admin/login', {
      username: 'admin_master',
      password: TEST_ADMIN.password,
      ...extra,
    });
  expect((await enter({})).json.type).toBe('urn:lousa:problem:totp_required');
  expect((await enter({ totpCode: codeNow() })).status).toBe(200);
  const teacher = await registerTeacher(testApp.app);
  expect((await teacher.post('/api/account/totp/setup')).status).toBe(403);
});

test('the secret lies in the database encrypted', async () => {
  const { rows } = await testApp.deps.database.pool.query('select sealed_secret from account_totp');
  expect(Buffer.from(rows[0].sealed_secret, 'base64').includes(Buffer.from(secret))).toBe(false);
});
