import { count } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureMasterAdmin } from '#server/accounts/ensure-master-admin.ts';
import { filesTable } from '#server/files/files.table.ts';
import { messagesTable } from '#server/messages/messages.table.ts';
import type { InboxItem } from '#shared/backoffice/inbox.contract.ts';
import type { Lesson } from '#shared/lessons/lesson.schemas.ts';
import { LESSON_STATUSES } from '#shared/lessons/lesson-status.ts';
import { type ApiClient, apiClient } from '#tests/builders/api-client.ts';
import { registerTeacher } from '#tests/builders/people.ts';
import { createTestApp, TEST_ADMIN, type TestApp } from '#tests/setup/test-app.ts';
import { demoClock } from './demo-clock.ts';
import { demoConfig } from './demo-config.ts';
import { DEMO_LESSONS } from './demo-lessons.ts';
import { DEMO_EDITORS, DEMO_PASSWORD, DEMO_TEACHERS } from './demo-people.ts';
import { judgeSettings, refuseRealPeople } from './judge-place.ts';
import { seedDemoSchool } from './seed-demo-school.ts';

const clock = demoClock();
let test: TestApp;
let admin: ApiClient;
let lessons: Lesson[];
beforeAll(async () => {
  test = await createTestApp({ deps: { clock } });
  await ensureMasterAdmin(test.deps);
  expect(await seedDemoSchool({ ...test, clock })).toBe('seeded');
  admin = await signIn('admin_master', TEST_ADMIN.password);
  lessons = await listLessons();
}, 120_000);
afterAll(() => test.close());

async function signIn(username: string, password: string): Promise<ApiClient> {
  const client = apiClient(test.app);
  const [url, name] = username.includes('@') ? ['local/login', 'email'] : ['admin/login', 'username'];
  client.token = (await client.post(`/api/auth/${url}`, { [name]: username, password })).json.token;
  return client;
}
const listLessons = async (): Promise<Lesson[]> => (await admin.get('/api/lessons?limit=200')).json;
const inStatus = (status: Lesson['status']) => lessons.filter((lesson) => lesson.status === status);

describe('the demo school', () => {
  it('shows a lesson in every status that lasts', () => {
    const shown = new Set(lessons.map(({ status }) => status));
    const lasting = Object.keys(LESSON_STATUSES).filter((status) => status !== 'analyzing');
    expect([...shown].sort()).toEqual(lasting.sort());
  });

  it('has an analysis of the real material for every lesson but the one that cannot be read', async () => {
    for (const { id, title, status, analysisError } of lessons) {
      const { aiAnalysis } = (await admin.get(`/api/lessons/${id}`)).json;
      if (status === 'submitted')
        expect([aiAnalysis, analysisError?.length ?? 0]).toEqual([null, expect.any(Number)]);
      else expect([title, aiAnalysis?.engine.name.length > 0, analysisError]).toEqual([title, true, null]);
    }
    expect(inStatus('submitted')[0]?.analysisError).toMatch(/\p{L}{4}/u);
    expect(
      inStatus('waiting_approval')
        .map(({ serviceType }) => serviceType)
        .sort(),
    ).toEqual(['booklet', 'presentation']);
  });

  it('has a history that ends before now, with terms for what is paid', () => {
    for (const { createdAt, updatedAt } of lessons) {
      expect(Date.parse(createdAt)).toBeLessThanOrEqual(Date.parse(updatedAt));
      expect(Date.parse(updatedAt)).toBeLessThanOrEqual(Date.now());
    }
    for (const status of ['paid', 'in_production', 'completed'] as const) {
      const terms = inStatus(status).map(({ deadline }) => deadline);
      expect([status, terms.length > 0, terms.every((term) => typeof term === 'string')]).toEqual([
        status,
        true,
        true,
      ]);
    }
  });

  it('lets everyone in with the password it prints, to what concerns them', async () => {
    const caio = await signIn(DEMO_TEACHERS.caio.email, DEMO_PASSWORD);
    expect((await caio.get('/api/lessons')).json).toHaveLength(4);
    const otto = await signIn(DEMO_EDITORS.otto.email, DEMO_PASSWORD);
    const [production] = (await otto.get('/api/lessons')).json;
    expect(production).toMatchObject({ title: 'Revolução Francesa', status: 'in_production' });
    expect((await otto.get(`/api/lessons/${production.id}/messages`)).json).toHaveLength(3);
  });

  it('leaves something of each kind for the inbox, and money in the books', async () => {
    const items: InboxItem[] = (await admin.get('/api/admin/inbox')).json;
    const kinds = new Set(items.map(({ kind }) => kind));
    expect([...kinds].sort()).toEqual([
      'analysis',
      'late',
      'lead',
      'message',
      'rating',
      'refund',
      'unassigned',
    ]);
    const asked = items.filter(({ kind }) => kind === 'refund');
    expect(asked.map(({ reais, words }) => [(reais ?? 0) > 0, words.length > 0])).toEqual([[true, true]]);
    expect((await admin.get('/api/admin/payments/sum')).json.received).toBeGreaterThan(0);
  });

  it('hands the finished lesson over as a file that its teacher can download', async () => {
    const helena = await signIn(DEMO_TEACHERS.helena.email, DEMO_PASSWORD);
    const files = (await helena.get(`/api/lessons/${inStatus('completed')[0]?.id}/files`)).json;
    const delivery = files.find((file: { fileType: string }) => file.fileType === 'final_delivery');
    const download = await helena.get(`/api/files/${delivery.id}/download`);
    expect([download.status, download.bytes.subarray(0, 2).toString()]).toEqual([200, 'PK']);
  });

  it('is not doubled by a second run, nor are lessons led back that somebody took farther', async () => {
    const sizes = async () => {
      const { db } = test.deps.database;
      const [files] = await db.select({ n: count() }).from(filesTable);
      const [messages] = await db.select({ n: count() }).from(messagesTable);
      return [files, messages, (await listLessons()).map(({ id, status }) => [id, status])];
    };
    const helena = await signIn(DEMO_TEACHERS.helena.email, DEMO_PASSWORD);
    const waiting = inStatus('waiting_approval').find(({ serviceType }) => serviceType === 'presentation');
    expect((await helena.put(`/api/lessons/${waiting?.id}/approve`)).status).toBe(200);
    const before = await sizes();
    expect(await seedDemoSchool({ ...test, clock })).toBe('was there');
    expect(await sizes()).toEqual(before);
    expect(lessons).toHaveLength(DEMO_LESSONS.length);
  });
});

describe('a place for demo data', () => {
  it('is none where the settings are those of a real product', () => {
    expect(judgeSettings(demoConfig({}))).toEqual([]);
    const real = { DATABASE_URL: 'postgres://db/lousa', HOST: '0.0.0.0' };
    expect(judgeSettings(demoConfig(real)).map((sentence) => sentence.split(/[= ]/)[0])).toEqual([
      'DATABASE_URL',
      'HOST',
    ]);
  });

  it('is none where people have accounts', async () => {
    expect(await refuseRealPeople(test.deps)).toEqual([]);
    await registerTeacher(test.app);
    expect(await refuseRealPeople(test.deps)).toEqual([expect.stringContaining('já há contas de pessoas')]);
  });
});
