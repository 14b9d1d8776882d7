import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { composeLesson } from '#server/composition/compose-lesson.job.ts';
import { compositionsTable, lessonPicturesTable } from '#server/composition/compositions.table.ts';
import { eventsTable } from '#server/platform/events/events.table.ts';
import type { LessonPreview } from '#shared/composition/lesson-preview.contract.ts';
import { signInAdmin, signInEditor } from '#tests/builders/admins.ts';
import type { ApiClient } from '#tests/builders/api-client.ts';
import { setLesson } from '#tests/builders/lessons.ts';
import { placeOrder } from '#tests/builders/orders.ts';
import { registerTeacher, TEACHER_PASSWORD } from '#tests/builders/people.ts';
import { TYPED_LESSONS } from '#tests/builders/typed-lessons.ts';
import { createTestApp, type TestApp } from '#tests/setup/test-app.ts';

let test: TestApp;
let ana: ApiClient;
let bia: ApiClient;
let eva: ApiClient;
let admin: ApiClient;
let lessonId = '';
beforeAll(async () => {
  test = await createTestApp();
  [ana, bia] = [
    await registerTeacher(test.app),
    await registerTeacher(test.app, { email: 'bia@lousa.test' }),
  ];
  [eva, admin] = [await signInEditor(test), await signInAdmin(test)];
  lessonId = await orderOf(TYPED_LESSONS.photosynthesis);
});
afterAll(() => test.close());

async function orderOf(content: string, fields: Record<string, string> = {}): Promise<string> {
  const { json } = await placeOrder(ana, { title: 'Fotossíntese', content, slideCount: '10', ...fields });
  await test.runJobs();
  return json.id;
}
const look = async (client = ana, id = lessonId): Promise<LessonPreview> =>
  (await client.get(`/api/lessons/${id}/preview`)).json;
async function shown(client = ana, id = lessonId): Promise<LessonPreview> {
  await look(client, id);
  await test.runJobs();
  return look(client, id);
}
const change = (body: object, client = ana) => client.put(`/api/lessons/${lessonId}/look`, body);
const versions = async () =>
  test.deps.database.db
    .select({ version: compositionsTable.version, by: compositionsTable.createdBy })
    .from(compositionsTable)
    .where(eq(compositionsTable.lessonId, lessonId))
    .orderBy(compositionsTable.version);

describe('a preview', () => {
  it('is composed when first asked for, once for all who ask, and its page is told', async () => {
    const asked = await Promise.all([look(), look(), look(admin)]);
    expect(asked.map(({ state, pages }) => [state, pages])).toEqual(Array(3).fill(['making', []]));
    await test.runJobs();
    const preview = await look();
    expect(preview).toMatchObject({
      ...{ state: 'ready', reason: null, version: 1, unit: 'slide', isWatermarked: true },
      ...{ theme: 'quadro', palette: 'natureza', mayChangeLook: true },
    });
    expect(preview.pages).toHaveLength(10);
    expect(preview.pages[0]).toMatchObject({ number: 1, title: 'Fotossíntese', width: 640, height: 360 });
    expect(preview.pages.map(({ text }) => text).join('\n')).toContain('clorofila');
    expect(await versions()).toEqual([{ version: 1, by: null }]);
    const told = await test.deps.database.db
      .select()
      .from(eventsTable)
      .where(eq(eventsTable.type, 'preview'));
    expect(told.map(({ data }) => data)).toEqual([{ version: 1 }]);
  });

  it('shows each page as a small marked picture that a browser may keep', async () => {
    const { pages } = await shown();
    const url = pages[3]?.url ?? '';
    const [small, usual] = [await ana.get(`${url}&w=320`), await ana.get(`${url}&w=640`)];
    expect(await sharp(small.bytes).metadata()).toMatchObject({ format: 'webp', width: 320, height: 180 });
    expect(await sharp(usual.bytes).metadata()).toMatchObject({ format: 'webp', width: 640, height: 360 });
    expect(usual.bytes.length).toBeLessThan(30_000);
    expect(usual.headers['cache-control']).toBe('private, max-age=86400, immutable');
    const again = await ana.get(`${url}&w=640`, { 'if-none-match': String(usual.headers.etag) });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
  });

  it('is seen by its teacher, its editor and admins, whose pictures are all marked and small before payment', async () => {
    const { pages } = await shown();
    const path = pages[0]?.url ?? '';
    const wide = await Promise.all([ana, admin].map((client) => client.get(`${path}&w=1280`)));
    expect(wide.map(({ status }) => status)).toEqual([404, 404]);
    const strange = await Promise.all(
      [bia, eva].flatMap((client) => [
        client.get(`/api/lessons/${lessonId}/preview`),
        client.get(`${path}&w=320`),
      ]),
    );
    expect(strange.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    const [ours, admins] = await Promise.all([ana, admin].map((client) => client.get(`${path}&w=640`)));
    expect(admins?.bytes.equals(ours?.bytes ?? Buffer.of())).toBe(true);
    for (const page of ['0', '11', '01', 'x', '1.webp']) {
      expect((await ana.get(`/api/lessons/${lessonId}/preview/pages/${page}?w=640`)).status).toBe(404);
    }
    expect((await ana.get(`${path}&w=641`)).status).toBe(404);
  });

  it('is clear and wide once the lesson is paid, at another address', async () => {
    const before = (await shown()).pages[1]?.url;
    await setLesson(test, lessonId, { status: 'paid', paidAt: new Date() });
    const paid = await look();
    await setLesson(test, lessonId, { status: 'waiting_approval', paidAt: null });
    expect(paid).toMatchObject({ isWatermarked: false, mayChangeLook: false });
    expect(paid.pages[1]).toMatchObject({ width: 1280, height: 720 });
    expect(paid.pages[1]?.url).not.toBe(before);
    await setLesson(test, lessonId, { status: 'paid', paidAt: new Date() });
    const { bytes } = await ana.get(`${paid.pages[1]?.url}&w=1280`);
    await setLesson(test, lessonId, { status: 'waiting_approval', paidAt: null });
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 1280, height: 720 });
  });
});

describe('another look', () => {
  it('is composed at once as a version of who chose it; the same again changes nothing', async () => {
    const { version } = await shown();
    const { json } = await change({ theme: 'norma', palette: 'indigo' });
    expect(json).toMatchObject({ state: 'ready', version: version + 1, theme: 'norma', palette: 'indigo' });
    expect((await change({ theme: 'norma', palette: 'indigo' })).json.version).toBe(version + 1);
    expect((await versions()).at(-1)).toEqual({ version: version + 1, by: ana.user.id });
    expect(await look(admin)).toMatchObject({ theme: 'norma', mayChangeLook: false });
  });

  it('stays when the lesson is analysed anew', async () => {
    await change({ theme: 'recreio', palette: 'humanas' });
    await ana.post(`/api/lessons/${lessonId}/adjustments`, {
      text: 'Quero mais exemplos sobre a clorofila.',
    });
    expect((await look()).state).toBe('making');
    await test.runJobs();
    expect(await shown()).toMatchObject({ state: 'ready', theme: 'recreio', palette: 'humanas' });
  });

  it.each([
    [{ theme: 'norma', palette: 'humanas' }, 400],
    [{ theme: 'caderno', palette: 'humanas' }, 400],
    [{ theme: 'neon', palette: 'humanas' }, 400],
  ])('%j is refused with a sentence', async (body, status) => {
    const before = await versions();
    const answer = await change(body);
    expect([answer.status, typeof answer.json.message]).toEqual([status, 'string']);
    expect(await versions()).toEqual(before);
  });

  it('is chosen by nobody else, nor after payment by the teacher', async () => {
    const body = { theme: 'quadro', palette: 'humanas' };
    expect((await change(body, bia)).status).toBe(404);
    expect((await change(body, admin)).status).toBe(409);
    await setLesson(test, lessonId, { status: 'paid', paidAt: new Date() });
    expect((await change(body)).status).toBe(409);
    expect((await change(body, admin)).json).toMatchObject({ palette: 'humanas', isWatermarked: false });
    await setLesson(test, lessonId, { status: 'waiting_approval', paidAt: null });
  });
});

describe('where nothing can be shown', () => {
  it('thin material ends in the sentence of the analysis', async () => {
    const thin = await orderOf('A água evapora com o calor do Sol.', { slideCount: '20' });
    const { state, reason, pages } = await shown(ana, thin);
    expect([state, pages]).toEqual(['none', []]);
    expect(reason).toMatch(/material/i);
  });

  it('a job of an analysis that was replaced composes nothing, and one that runs again nothing more', async () => {
    const before = await versions();
    const context = {
      ...{ jobId: 'by-hand', retryCount: 0, isLastTry: false, signal: new AbortController().signal },
      ...{ db: test.deps.database.db, log: test.deps.log },
    };
    for (const version of [1, 2, 99]) await composeLesson(test.deps).run({ lessonId, version }, context);
    expect(await versions()).toEqual(before);
  });

  it('with the account all of it goes', async () => {
    const { db } = test.deps.database;
    expect(await db.$count(compositionsTable)).toBeGreaterThan(0);
    await ana.delete('/api/account', { password: TEACHER_PASSWORD });
    expect([await db.$count(compositionsTable), await db.$count(lessonPicturesTable)]).toEqual([0, 0]);
  });
});
