import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiClient } from '#tests/builders/api-client.ts';
import { readMails, readTokens } from '#tests/builders/mails.ts';
import { registerTeacher } from '#tests/builders/people.ts';
import { createTestApp, type TestApp } from '#tests/setup/test-app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

const PATH = '/confirmar-email';
const confirm = (token: string | undefined) =>
  apiClient(testApp.app).post('/api/auth/confirm-email', { token });

test('a link that is asked for again confirms the address; then none is sent any more', async () => {
  const ana = await registerTeacher(testApp.app);
  expect(await readTokens(testApp, ana.user.email, PATH)).toHaveLength(1);
  expect((await ana.post('/api/account/confirm-email')).status).toBe(202);
  const tokens = await readTokens(testApp, ana.user.email, PATH);
  expect(tokens).toHaveLength(2);
  const statuses = [];
  for (const token of [...tokens, ...tokens]) statuses.push((await confirm(token)).status);
  expect(statuses, 'a scanner opens it first, and the person twice').toEqual([204, 204, 204, 204]);
  const late = await Promise.all(tokens.map(confirm));
  expect(late.map(({ status }) => status)).toEqual([204, 204]);
  expect((await ana.get('/api/auth/user')).json.isEmailConfirmed).toBe(true);
  expect((await ana.post('/api/account/confirm-email')).status).toBe(202);
  expect(await readTokens(testApp, ana.user.email, PATH)).toHaveLength(2);
});

test('nobody fills a mailbox with it', async () => {
  const ana = await registerTeacher(testApp.app);
  const tries = [];
  for (let i = 0; i < 6; i++) tries.push((await ana.post('/api/account/confirm-email')).status);
  expect(tries).toEqual([202, 202, 202, 202, 202, 429]);
  const mails = (await readMails(testApp)).filter(({ to }) => to === ana.user.email);
  expect(mails).toHaveLength(6);
});
