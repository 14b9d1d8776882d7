import { readFile } from 'node:fs/promises';
import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { EDIT_MODE } from '#engine/composing/children/editing-task.ts';
import { compositionsTable } from '#server/composition/compositions.table.ts';
import { judgeDraftJob, requestJudgement } from '#server/composition/request-composition.ts';
import { findLessonById, type LessonRow } from '#server/lessons/lessons.api.ts';
import { eventsTable } from '#server/platform/events/events.table.ts';
import type { DeckOperation } from '#shared/composition/studio/deck-operations.ts';
import type { Studio } from '#shared/composition/studio/studio.contract.ts';
import { signInEditor } from '#tests/builders/admins.ts';
import type { ApiClient } from '#tests/builders/api-client.ts';
import { orderBooklet } from '#tests/builders/booklet-orders.ts';
import { setLesson } from '#tests/builders/lessons.ts';
import { placeOrder } from '#tests/builders/orders.ts';
import { registerTeacher } from '#tests/builders/people.ts';
import { TYPED_LESSONS } from '#tests/builders/typed-lessons.ts';
import { lendComposingPool } from '#tests/setup/lent-children.ts';
import { createTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { resumeJudgements } from './judge-draft.job.ts';

let test: TestApp;
let ana: ApiClient;
let edu: ApiClient;
let lessonId = '';
const table = compositionsTable;

/** While it is shut, what is to be judged waits before the child. */
let gate = Promise.withResolvers<void>();
gate.resolve();
const shut = () => {
  waiting = 0;
  gate = Promise.withResolvers<void>();
};
let waiting = 0;
function openSlowPool(): ReturnType<typeof lendComposingPool> {
  const pool = lendComposingPool();
  return {
    ...pool,
    run: async (mode, path, options) => {
      if (mode === EDIT_MODE && JSON.parse(await readFile(path, 'utf8')).wish.kind === 'judge') {
        waiting += 1;
        await gate.promise;
      }
      return pool.run(mode, path, options);
    },
  };
}
beforeAll(async () => {
  test = await createTestApp({ deps: { composingPool: openSlowPool() } });
  ana = await registerTeacher(test.app);
  edu = await signInEditor(test);
  lessonId = (await orderBooklet(ana)).json.id;
  await test.runJobs();
  await setLesson(test, lessonId, { status: 'in_production', paidAt: new Date(), editorId: edu.user.id });
  await draft('/deck');
});
afterAll(() => test.close());

const db = () => test.deps.database.db;
const lesson = async () => (await findLessonById(db(), lessonId)) as LessonRow;
const draft = async (rest = '') => (await edu.get(`/api/lessons/${lessonId}/draft${rest}`)).json;
/** Writes so much into a section that pages are too many, or takes it out again. */
async function edit(text: string) {
  const studio: Studio = await draft('/deck');
  const at = studio.deck.slides.findIndex(({ title }) => title === 'Rega da alface');
  const slide = studio.deck.slides[at];
  if (!slide) throw new Error('no such section');
  const long = Array.from({ length: 60 }, (_, line) => ({
    type: 'text',
    text: `${text}${'!'.repeat(1 + (line % 3))}`,
  }));
  const blocks = [...slide.blocks.slice(0, 1), ...(text ? long.map((b) => ({ ...b, passageIds: [] })) : [])];
  const operations = [{ op: 'slide', slide: { ...slide, blocks } }] as DeckOperation[];
  return (await edu.patch(`/api/lessons/${lessonId}/draft`, { version: studio.version, operations })).json;
}
const newest = async () => {
  const [row] = await db()
    .select()
    .from(table)
    .where(eq(table.lessonId, lessonId))
    .orderBy(desc(table.version))
    .limit(1);
  return row;
};
const told = async () =>
  (await db().select().from(eventsTable).where(eq(eventsTable.type, 'findings'))).map(({ data }) => data);

/** What the sweep does so many minutes from now. */
async function sweep(minutes: number) {
  const clock = { now: () => new Date(Date.now() + minutes * 60_000) };
  const context = { jobId: 'sweep', retryCount: 0, isLastTry: true, signal: new AbortController().signal };
  await resumeJudgements({ ...test.deps, clock }).run({}, { ...context, db: db(), log: test.deps.log });
  await test.runJobs();
}

describe('a version that was saved before it was judged', () => {
  beforeEach(async () => void (await test.runJobs()));

  it('is judged by a job of the save, once, and open studios hear of it', async () => {
    shut();
    const { version, isJudged } = await edit('A alface plantada no canteiro da escola precisa de água');
    expect(isJudged).toBe(false);
    for (let asked = 0; asked < 3; asked += 1) expect((await draft()).findings).toEqual([]);
    expect((await draft('/findings')).findings).toEqual([]);
    expect((await draft('/deck')).isJudged).toBe(false);
    expect(await newest()).toMatchObject({ version, isJudged: false });
    gate.resolve();
    await test.runJobs();
    // However often it was read.
    expect(waiting).toBe(1);
    expect(await draft()).toMatchObject({ version, isJudged: true });
    expect((await draft()).findings[0]).toMatchObject({ check: 'page-count', severity: 'hard' });
    expect((await told()).filter((data) => (data as { version: number }).version === version)).toHaveLength(
      1,
    );
  });

  it('is judged as it is by another try and by many at once; one that came since is left to its own', async () => {
    const before = await newest();
    const payload = { lessonId };
    await Promise.all([1, 2, 3].map(() => test.deps.enqueue(db(), judgeDraftJob, payload)));
    await test.runJobs();
    expect(await newest()).toEqual(before);
    shut();
    const saves = [
      await edit('Cada canteiro da horta pede a sua própria quantidade de água'),
      await edit(''),
    ];
    const [first, last] = saves.map(({ version }) => version);
    gate.resolve();
    await test.runJobs();
    expect(await newest()).toMatchObject({ version: last, isJudged: true });
    expect((await newest())?.findings.map(({ check }) => check)).not.toContain('page-count');
    expect(await told()).not.toContainEqual({ version: first });
    expect(await told()).toContainEqual({ version: last });
  });

  it('is found by a sweep where the job of the save was lost, and no reading asks for it', async () => {
    const { version } = await edit('No verão a rega da horta é feita duas vezes ao dia');
    await test.runJobs();
    shut();
    await db()
      .update(table)
      .set({ isJudged: false, findings: [] })
      .where(and(eq(table.lessonId, lessonId), eq(table.version, version)));
    for (const path of ['', '/findings', '/deck'])
      expect(await draft(path)).toMatchObject({ isJudged: false });
    gate.resolve();
    await test.runJobs();
    expect([waiting, (await draft()).isJudged]).toEqual([0, false]);
    await sweep(1);
    expect((await draft()).isJudged).toBe(false);
    await sweep(3);
    expect((await draft()).findings[0]).toMatchObject({ check: 'page-count' });
    await sweep(3);
    expect(waiting).toBe(1);
  });

  it('is nothing before a lesson is paid, and nothing where it is gone', async () => {
    const before = await newest();
    await db().update(table).set({ isJudged: false }).where(eq(table.lessonId, lessonId));
    await setLesson(test, lessonId, { status: 'waiting_approval', paidAt: null });
    await requestJudgement(db(), test.deps, await lesson());
    const gone = '00000000-0000-4000-8000-000000000000';
    await test.deps.enqueue(db(), judgeDraftJob, { lessonId: gone });
    await test.runJobs();
    expect((await newest())?.isJudged).toBe(false);
    await setLesson(test, lessonId, { status: 'in_production', paidAt: new Date() });
    await requestJudgement(db(), test.deps, await lesson());
    await test.runJobs();
    expect(await newest()).toEqual(before);
  });
});

const isMendKnown = (row: Awaited<ReturnType<typeof newest>>) =>
  row?.findings.every(({ isMendable }) => isMendable !== undefined);

describe('slides of a paid lesson', () => {
  it('are settled for the studio before anybody opens it, with the findings that were there', async () => {
    const order = { title: 'Fotossíntese', content: TYPED_LESSONS.photosynthesis, slideCount: '10' };
    const { id } = (await placeOrder(ana, order)).json;
    await test.runJobs();
    await ana.get(`/api/lessons/${id}/preview`);
    await test.runJobs();
    const made = async () => (await db().select().from(table).where(eq(table.lessonId, id)))[0];
    const looked = await made();
    // As it is kept of a composition: nobody has asked yet what one press mends.
    const found = { check: 'title-length', severity: 'soft', page: 1, message: 'O título é longo.' } as const;
    await db()
      .update(table)
      .set({ findings: [found] })
      .where(eq(table.lessonId, id));
    expect(isMendKnown(await made())).toBe(false);
    await setLesson(test, id, { status: 'in_production', paidAt: new Date(), editorId: edu.user.id });
    // As if the job of the payment were lost.
    await sweep(3);
    const settled = await made();
    expect(isMendKnown(settled)).toBe(true);
    const said = (row: typeof settled) => row?.findings.map(({ severity, message }) => [severity, message]);
    expect(said(settled)).toEqual(said(looked));
    expect((await edu.get(`/api/lessons/${id}/draft/deck`)).json.version).toBe(1);
    expect(await made()).toEqual(settled);
  });
});
