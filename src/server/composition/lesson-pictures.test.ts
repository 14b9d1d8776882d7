import { gunzipSync } from 'node:zlib';
import { asc, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { COMPOSE_MODE, OPEN_BOOK_MODE } from '#engine/composing/children/composing-task.ts';
import type { Composition } from '#engine/composing/compose-lesson.ts';
import type { ReadingPool } from '#engine/reading/isolation/reading-pool.ts';
import { PICTURES_MODE } from '#engine/reading/pictures/pictures-task.ts';
import { composeLesson } from '#server/composition/compose-lesson.job.ts';
import { compositionsTable, lessonPicturesTable } from '#server/composition/compositions.table.ts';
import type { LessonPreview } from '#shared/composition/lesson-preview.contract.ts';
import type { ApiClient } from '#tests/builders/api-client.ts';
import { writeGardenBook } from '#tests/builders/garden-book.ts';
import { setLesson } from '#tests/builders/lessons.ts';
import { buildPptx } from '#tests/builders/office-builder.ts';
import { slidePicture, slideShape } from '#tests/builders/office-fragments.ts';
import { placeOrder } from '#tests/builders/orders.ts';
import { registerTeacher } from '#tests/builders/people.ts';
import { drawPng } from '#tests/builders/pictures.ts';
import { TYPED_LESSONS } from '#tests/builders/typed-lessons.ts';
import { lendComposingPool, lendDocumentPool } from '#tests/setup/lent-children.ts';
import { createTestApp, type TestApp } from '#tests/setup/test-app.ts';

const pool = lendDocumentPool();
/** What happens before the pictures of a file are taken. */
let before: () => Promise<void> = async () => undefined;
const readingPool: ReadingPool = {
  ...pool,
  run: async (mode, ...rest) => {
    if (mode === PICTURES_MODE) await before();
    return pool.run(mode, ...rest);
  },
};
const composing = lendComposingPool();
/** What happens before something is composed or opened for it. */
let beforeComposing: (mode: string) => Promise<void> = async () => undefined;
const composingPool: typeof composing = {
  ...composing,
  run: async (mode, ...rest) => {
    await beforeComposing(mode);
    return composing.run(mode, ...rest);
  },
};
let test: TestApp;
let ana: ApiClient;
let file: { bytes: Uint8Array; name: string };
beforeAll(async () => {
  test = await createTestApp({ deps: { readingPool, composingPool } });
  ana = await registerTeacher(test.app);
  const parts = TYPED_LESSONS.photosynthesis.split('\n\n');
  const bytes = buildPptx({
    slides: parts.map((text, index) => ({
      shapes: slideShape({ paragraphs: [text] }) + slidePicture({ id: 'rId7' }),
      relationships: [{ id: 'rId7', type: 'image', target: `../media/${index}.png` }],
    })),
    // One that stands on slide after slide would be furniture.
    parts: Object.fromEntries(
      await Promise.all(
        parts.map(async (_, index) => [`ppt/media/${index}.png`, await drawPng(640 + index, 480)]),
      ),
    ),
  });
  file = { bytes, name: 'fotossintese.pptx' };
});
afterAll(() => test.close());

async function order(slideCount = '10', fields: Record<string, string> = {}): Promise<string> {
  const content = 'Usar o arquivo em anexo.';
  const { json } = await placeOrder(ana, { title: 'Fotossíntese', content, slideCount, ...fields }, file);
  await test.runJobs();
  return json.id;
}
const look = async (id: string): Promise<LessonPreview> => (await ana.get(`/api/lessons/${id}/preview`)).json;
const shown = (id: string) =>
  look(id)
    .then(test.runJobs)
    .then(() => look(id));
const listVersions = () =>
  test.deps.database.db.select().from(compositionsTable).orderBy(asc(compositionsTable.version));
const BY_HAND = { jobId: 'by-hand', retryCount: 0, signal: new AbortController().signal };
const readComposition = (kept: Buffer | null) =>
  JSON.parse(gunzipSync(kept ?? Buffer.of()).toString()) as Extract<Composition, { kind: 'deck' }>;

it('slides are seen at once, and with the pictures of their file when those are there', async () => {
  const id = await order();
  const held = Promise.withResolvers<void>();
  before = () => held.promise;
  expect((await look(id)).state).toBe('making');
  const done = test.runJobs();
  await expect.poll(() => look(id), { timeout: 15_000 }).toMatchObject({ state: 'ready', isPartial: true });

  const chosen = await ana.put(`/api/lessons/${id}/look`, { theme: 'norma', palette: 'oliva' });
  expect(chosen.json).toMatchObject({ version: 2, theme: 'norma', isPartial: true });
  held.resolve();
  await done;
  expect(await look(id)).toMatchObject({ version: 3, theme: 'norma', palette: 'oliva', isPartial: false });
  const [bare, , whole] = await listVersions();
  expect(readComposition(bare?.composition ?? null).deck.pictures).toEqual([]);
  expect(readComposition(whole?.composition ?? null).deck.pictures.length).toBeGreaterThan(0);
  expect(await test.deps.database.db.$count(lessonPicturesTable)).toBe(1);

  await shown(id);
  expect(await listVersions()).toHaveLength(3);
});

it('pictures are taken while the first look is composed', async () => {
  const id = await order();
  const asked = Promise.withResolvers<void>();
  before = async () => asked.resolve();
  beforeComposing = async (mode) => (mode === COMPOSE_MODE ? asked.promise : undefined);
  expect(await shown(id)).toMatchObject({ state: 'ready', version: 2, isPartial: false });
}, 20_000);

it('the material of a booklet is opened while its pictures are taken, for its pages are counted with them', async () => {
  const content = writeGardenBook(1, 2).slice(0, 2900);
  const id = await order('10', { serviceType: 'booklet', pageCount: '10', content });
  const opening = Promise.withResolvers<void>();
  beforeComposing = async (mode) => void (mode === OPEN_BOOK_MODE && opening.resolve());
  before = () => opening.promise;
  expect(await shown(id)).toMatchObject({ state: 'ready', version: 1, unit: 'page', isPartial: false });
}, 20_000);

it('what fails once while pictures are taken goes on from there', async () => {
  const { db } = test.deps.database;
  await db.delete(compositionsTable);
  await db.delete(lessonPicturesTable);
  const id = await order();
  let failures = 1;
  before = async () => {
    failures -= 1;
    if (failures >= 0) throw new Error('the machine stopped');
  };
  await look(id);
  await expect
    .poll(
      async () => {
        await test.runJobs();
        return look(id);
      },
      { timeout: 15_000 },
    )
    .toMatchObject({ state: 'ready', isPartial: false });
  expect((await listVersions()).map(({ version, isPartial }) => [version, isPartial])).toEqual([
    [1, true],
    [2, false],
  ]);
});

it('slides whose pictures cannot be had stay as they were seen', async () => {
  const { db } = test.deps.database;
  await db.delete(compositionsTable);
  const id = await order();
  before = () => Promise.reject(new Error('the machine stopped'));
  await look(id);
  const tries = { ...BY_HAND, db, log: test.deps.log, isLastTry: true };
  await composeLesson(test.deps).run({ lessonId: id, version: 1 }, tries);
  expect(await look(id)).toMatchObject({ state: 'ready', version: 1, isPartial: false });
  expect(await listVersions()).toHaveLength(1);
});

it('what no slides can be made of says so, though its pictures cannot be had', async () => {
  const { db } = test.deps.database;
  await db.delete(compositionsTable);
  await db.delete(lessonPicturesTable);
  const id = await order('20');
  before = () => Promise.reject(new Error('the machine stopped'));
  const tries = { ...BY_HAND, db, log: test.deps.log, isLastTry: true };
  await composeLesson(test.deps).run({ lessonId: id, version: 1 }, tries);
  const preview = await look(id);
  expect(preview.state).toBe('none');
  expect(preview.reason).toMatch(/slides, e o pedido é de 20/);
  before = async () => undefined;
});

it('a draft that is paid before anybody looked is there with its pictures, or without where they cannot be had', async () => {
  const { db } = test.deps.database;
  for (const failure of [null, new Error('the machine stopped')]) {
    await db.delete(compositionsTable);
    await db.delete(lessonPicturesTable);
    const id = await order();
    await setLesson(test, id, { status: 'paid', paidAt: new Date() });
    const judgements = async () => {
      const asked = sql`select 1 from jobs.job where name = 'judge-draft' and data->>'lessonId' = ${id}`;
      return (await db.execute(asked)).rows.length;
    };
    const draft = async () => (await ana.get(`/api/lessons/${id}/draft`)).json.status;
    before = async () => {
      await expect.poll(listVersions, { timeout: 15_000 }).toMatchObject([{ version: 1, isPartial: true }]);
      expect([await draft(), await judgements()]).toEqual(['composing', 0]);
      if (failure) throw failure;
    };
    const tries = { ...BY_HAND, db, log: test.deps.log, isLastTry: true };
    await composeLesson(test.deps).run({ lessonId: id, version: 1 }, tries);
    const last = (await listVersions()).at(-1);
    expect([last?.version, last?.isPartial]).toEqual([failure === null ? 2 : 1, false]);
    expect([await draft(), (await judgements()) > 0]).toEqual(['ready', true]);
    const { pictures } = readComposition(last?.composition ?? null).deck;
    expect(pictures.length > 0).toBe(failure === null);
  }
});
