import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestDraft } from '#server/composition/composition.api.ts';
import { compositionsTable } from '#server/composition/compositions.table.ts';
import { filesTable } from '#server/files/files.table.ts';
import { findLessonById } from '#server/lessons/lessons.api.ts';
import { setLesson } from '#tests/builders/lessons.ts';
import { placeOrder } from '#tests/builders/orders.ts';
import { createProductionTest, type ProductionTest } from '#tests/builders/production.ts';
import { TYPED_LESSONS } from '#tests/builders/typed-lessons.ts';
import { deliverByItself } from './deliver-by-itself.job.ts';

let all: ProductionTest;
beforeAll(async () => {
  all = await createProductionTest();
});
afterAll(() => all.test.close());

const db = () => all.test.deps.database.db;
const agree = (modality: string | null) =>
  all.admin.put(`/api/admin/clients/${all.teacher.user.id}/modality`, { modality });

/** A typed lesson that was analysed; its slides are composed already, as who looks before paying has them. */
async function ordered(): Promise<string> {
  const order = { title: 'Fotossíntese', content: TYPED_LESSONS.photosynthesis, slideCount: '10' };
  const { json } = await placeOrder(all.teacher, order);
  await all.test.runJobs();
  await all.teacher.get(`/api/lessons/${json.id}/preview`);
  await all.test.runJobs();
  return json.id;
}
/** Paid, its draft asked for as the payment asks for it. */
async function pay(id: string): Promise<void> {
  await setLesson(all.test, id, { status: 'paid', paidAt: all.clock.now() });
  const lesson = await findLessonById(db(), id);
  if (lesson) await requestDraft(db(), all.test.deps, lesson);
}
const statusOf = async (id: string) => (await findLessonById(db(), id))?.status;
const filesOf = (id: string) =>
  db().$count(filesTable, and(eq(filesTable.lessonId, id), eq(filesTable.fileType, 'final_delivery')));
const draftOf = async (id: string) => (await all.teacher.get(`/api/lessons/${id}/draft`)).json;

describe('with the contract IA Total a draft', () => {
  it('that nothing hard stands against is the delivery, by itself and once', async () => {
    await agree('ia_total');
    const id = await ordered();
    await pay(id);
    expect(await draftOf(id)).toMatchObject({ byItself: 'soon' });
    await all.test.runJobs();
    expect(await statusOf(id)).toBe('completed');
    const { run } = deliverByItself(all.test.deps);
    const context = { jobId: 'x', retryCount: 0, isLastTry: false, signal: AbortSignal.timeout(60_000) };
    const again = () => run({ lessonId: id }, { ...context, db: db(), log: all.test.deps.log });
    await Promise.all([again(), again()]);
    expect(await filesOf(id)).toBe(1);
    const { json: rounds } = await all.teacher.get(`/api/lessons/${id}/deliveries`);
    expect(rounds).toHaveLength(1);
    expect(rounds[0].editorNotes).toMatch(/Entrega automática/);
    const { json: log } = await all.admin.get(`/api/admin/audit?subject=${id}&action=production.deliver`);
    expect(log).toHaveLength(1);
  });

  it('of two tries at once goes out once', async () => {
    const id = await ordered();
    await setLesson(all.test, id, { status: 'paid', paidAt: all.clock.now() });
    const { run } = deliverByItself(all.test.deps);
    const context = { jobId: 'x', retryCount: 0, isLastTry: false, signal: AbortSignal.timeout(60_000) };
    const go = () => run({ lessonId: id }, { ...context, db: db(), log: all.test.deps.log });
    await Promise.all([go(), go()]);
    expect([await statusOf(id), await filesOf(id)]).toEqual(['completed', 1]);
  });

  it('with a hard finding waits for an editor, and the teacher is told so', async () => {
    const id = await ordered();
    const fault = { check: 'overflow', severity: 'hard' as const, page: 2, message: 'O texto não cabe.' };
    // Known to the studio too: a finding that is not would be looked for anew.
    const finding = { ...fault, isMendable: false };
    await db()
      .update(compositionsTable)
      .set({ findings: [finding] })
      .where(eq(compositionsTable.lessonId, id));
    await pay(id);
    await all.test.runJobs();
    expect([await statusOf(id), await filesOf(id)]).toEqual(['paid', 0]);
    expect(await draftOf(id)).toMatchObject({ status: 'ready', byItself: 'held', findings: [] });
  });

  it('that could not go out waits for an editor: its teacher is told so, and the admins why', async () => {
    const id = await ordered();
    await setLesson(all.test, id, { status: 'paid', paidAt: all.clock.now() });
    const { storage } = all.test.deps;
    const full = {
      ...all.test.deps,
      storage: Object.assign(Object.create(storage), { spoolDir: '/nowhere' }),
    };
    const attempt = (isLastTry: boolean) =>
      deliverByItself(full).run(
        { lessonId: id },
        {
          ...{ jobId: 'x', retryCount: 0, isLastTry, signal: AbortSignal.timeout(60_000) },
          ...{ db: db(), log: all.test.deps.log },
        },
      );
    const waiting = async () => {
      const { json } = await all.admin.get('/api/admin/inbox?view=all&limit=100');
      return json.find((item: { subject: string }) => item.subject === id);
    };
    await expect(attempt(false)).rejects.toThrow('ENOENT');
    expect(await draftOf(id)).toMatchObject({ byItself: 'soon' });
    expect(await waiting()).toMatchObject({ kind: 'unassigned', words: '' });
    await expect(attempt(true)).rejects.toThrow('ENOENT');
    expect([await statusOf(id), await filesOf(id)]).toEqual(['paid', 0]);
    expect(await draftOf(id)).toMatchObject({ byItself: 'failed' });
    expect(await waiting()).toMatchObject({ words: 'IA Total: a entrega automática falhou' });
  });

  it('whose last try is killed is no longer said to come', async () => {
    const id = await ordered();
    await setLesson(all.test, id, { status: 'paid', paidAt: all.clock.now() });
    // What is killed gets no further than here, and nothing after it is done.
    const killed = Promise.withResolvers<void>();
    const storage = new Proxy(all.test.deps.storage, {
      get: (from, key) => {
        if (key !== 'spoolDir') return Reflect.get(from, key);
        killed.resolve();
        throw new Error('killed');
      },
    });
    const { run } = deliverByItself({ ...all.test.deps, storage });
    const context = { jobId: 'x', retryCount: 3, isLastTry: true, signal: AbortSignal.timeout(60_000) };
    const ended = run({ lessonId: id }, { ...context, db: db(), log: all.test.deps.log }).catch(() => {});
    await killed.promise;
    expect(await draftOf(id)).toMatchObject({ byItself: 'failed' });
    await ended;
    await pay(id);
    await all.test.runJobs();
    expect([await statusOf(id), await filesOf(id)]).toEqual(['completed', 1]);
  });

  it('waits for an editor without the contract, and while the payment is contested', async () => {
    const contested = await ordered();
    await setLesson(all.test, contested, { onHoldSince: all.clock.now(), onHoldReason: 'Disputa' });
    await pay(contested);
    await all.test.runJobs();
    await agree(null);
    const other = await ordered();
    await pay(other);
    expect(await draftOf(other)).toMatchObject({ byItself: null });
    await all.test.runJobs();
    expect([await statusOf(contested), await statusOf(other)]).toEqual(['paid', 'paid']);
  });
});
