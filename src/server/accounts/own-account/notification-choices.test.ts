import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wantsMail } from '#server/accounts/accounts.api.ts';
import { type ApiClient, apiClient } from '#tests/builders/api-client.ts';
import { readMails } from '#tests/builders/mails.ts';
import { placeOrder } from '#tests/builders/orders.ts';
import { registerTeacher } from '#tests/builders/people.ts';
import { createTestApp, type TestApp } from '#tests/setup/test-app.ts';

const PATH = '/api/account/notifications';
const NONE = { messages: false, progress: false, deadlines: false };
let product: TestApp;
let teacher: ApiClient;
beforeAll(async () => {
  product = await createTestApp();
  teacher = await registerTeacher(product.app);
});
afterAll(() => product.close());

describe('the choice of mails', () => {
  it('is all of them until told otherwise, and one’s own', async () => {
    expect((await teacher.get(PATH)).json).toEqual({ messages: true, progress: true, deadlines: true });
    expect((await teacher.put(PATH, NONE)).json).toEqual(NONE);
    expect((await teacher.put(PATH, { ...NONE, deadlines: true })).status).toBe(200);
    expect((await teacher.get(PATH)).json).toEqual({ ...NONE, deadlines: true });
    const other = await registerTeacher(product.app);
    expect((await other.get(PATH)).json.messages).toBe(true);
    const { db } = product.deps.database;
    expect(await wantsMail(db, teacher.user.email, 'messages')).toBe(false);
    expect(await wantsMail(db, teacher.user.email, 'deadlines')).toBe(true);
    expect(await wantsMail(db, 'ninguem@escola.test', 'messages')).toBe(true);
  });

  it.each([{}, { ...NONE, messages: 'sim' }, { messages: true }])('is told in full (%#)', async (body) => {
    expect((await teacher.put(PATH, body)).status).toBe(400);
  });

  it('is nobody’s who is not signed in', async () => {
    const visitor = apiClient(product.app);
    expect([(await visitor.get(PATH)).status, (await visitor.put(PATH, NONE)).status]).toEqual([401, 401]);
  });

  it('never keeps back what guards the account', async () => {
    await teacher.put(PATH, NONE);
    await teacher.post('/api/auth/forgot-password', { email: teacher.user.email });
    const subjects = (await readMails(product))
      .filter(({ to }) => to === teacher.user.email)
      .map(({ subject }) => subject);
    expect(subjects).toContain('Redefinir sua senha na Lousa');
  });

  it('keeps back how a lesson goes from who does without', async () => {
    const quiet = await registerTeacher(product.app);
    const curious = await registerTeacher(product.app);
    await quiet.put(PATH, { ...NONE, messages: true });
    await placeOrder(quiet);
    await placeOrder(curious);
    const about = (await readMails(product)).filter(({ subject }) => subject.startsWith('A análise'));
    expect(about.map(({ to }) => to)).toEqual([curious.user.email]);
  });
});
