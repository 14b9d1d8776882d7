import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ReadingPool } from '#engine/reading/isolation/reading-pool.ts';
import { ReadingProblem } from '#engine/reading/reading-problem.ts';
import type { InboxItem } from '#shared/backoffice/inbox.contract.ts';
import { addAdmin, signInAdmin } from '#tests/builders/admins.ts';
import type { ApiClient } from '#tests/builders/api-client.ts';
import { placeOrder } from '#tests/builders/orders.ts';
import { registerTeacher } from '#tests/builders/people.ts';
import { lendDocumentPool } from '#tests/setup/lent-children.ts';
import { createTestApp, type TestApp } from '#tests/setup/test-app.ts';

let test: TestApp;
let ana: ApiClient;
let admin: ApiClient;
let other: ApiClient;
const pool = lendDocumentPool();
/** Whether what is read now cannot be read. */
let isUnreadable = true;
const readingPool: ReadingPool = {
  ...pool,
  run: (...args) => (isUnreadable ? Promise.reject(new ReadingProblem('unsafe')) : pool.run(...args)),
};
beforeAll(async () => {
  test = await createTestApp({ deps: { readingPool } });
  ana = await registerTeacher(test.app);
  admin = await signInAdmin(test);
  other = await addAdmin(test);
});
afterAll(() => test.close());

async function failedLesson(): Promise<string> {
  isUnreadable = true;
  const { id } = (await placeOrder(ana)).json;
  await test.runJobs();
  return id;
}
const lessonOf = async (id: string) => (await ana.get(`/api/lessons/${id}`)).json;
const retry = (client: ApiClient, id: string) => client.post(`/api/admin/lessons/${id}/analysis`);
const waiting = async (id: string): Promise<InboxItem[]> =>
  (await admin.get('/api/admin/inbox')).json.filter(({ subject }: InboxItem) => subject === id);
const countMails = async (id: string) => {
  const { db } = test.deps.database;
  return (await db.execute(sql`select 1 from mail_outbox where payload->>'lessonId' = ${id}`)).rows.length;
};
const actionsOf = async (id: string): Promise<[string, string | undefined][]> =>
  (await admin.get(`/api/admin/audit?subject=${id}&limit=50`)).json.map(
    ({ action, actor }: { action: string; actor: { id: string } | null }) => [action, actor?.id],
  );

describe('material that could not be read', () => {
  it('is read again by an admin, and then goes its way', async () => {
    const id = await failedLesson();
    expect(await waiting(id)).toHaveLength(1);
    expect((await admin.get(`/api/admin/lessons/${id}`)).json.allowedActions).toContain('reread');
    isUnreadable = false;
    const answer = await retry(admin, id);
    expect([answer.status, answer.json.status, answer.json.analysisError]).toEqual([200, 'analyzing', null]);
    expect(await waiting(id)).toEqual([]);
    await test.runJobs();
    expect((await lessonOf(id)).status).toBe('waiting_approval');
    expect((await lessonOf(id)).aiAnalysis).not.toBeNull();
    expect(await actionsOf(id)).toContainEqual(['lesson.retry_analysis', admin.user.id]);
  });

  it('waits in the inbox anew where it fails once more, and nobody is written to again', async () => {
    const id = await failedLesson();
    const [before] = await waiting(id);
    const mails = await countMails(id);
    expect((await retry(admin, id)).status).toBe(200);
    await test.runJobs();
    const [again] = await waiting(id);
    expect(again?.occurrence).not.toBe(before?.occurrence);
    expect(await countMails(id)).toBe(mails);
    expect((await lessonOf(id)).analysisError).toMatch(/\p{L}{4}/u);
  });

  it('is read once where two admins ask at once, or one asks twice', async () => {
    const id = await failedLesson();
    const answers = await Promise.all([retry(admin, id), retry(other, id), retry(admin, id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.json.message).toBe('A aula está em "Analisando": aguarde o fim da análise.');
    expect((await actionsOf(id)).filter(([action]) => action === 'lesson.retry_analysis')).toHaveLength(1);
    await test.runJobs();
  });

  it('is read again for nobody else, and not where it was read or given up', async () => {
    const id = await failedLesson();
    expect((await retry(ana, id)).status).toBe(403);
    expect((await retry(admin, crypto.randomUUID())).status).toBe(404);
    await ana.post(`/api/lessons/${id}/cancel`);
    expect((await retry(admin, id)).status).toBe(409);
  });
});
