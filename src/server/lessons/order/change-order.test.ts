import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lessonsTable, lessonTransitionsTable } from '#server/lessons/lessons.table.ts';
import { auditTable } from '#server/platform/audit/audit.table.ts';
import { LESSON_STATUSES, type LessonStatus } from '#shared/lessons/lesson-status.ts';
import type { ApiClient } from '#tests/builders/api-client.ts';
import { setLesson } from '#tests/builders/lessons.ts';
import { placeOrder } from '#tests/builders/orders.ts';
import { registerTeacher } from '#tests/builders/people.ts';
import { createTestApp, type TestApp } from '#tests/setup/test-app.ts';

let test: TestApp;
let ana: ApiClient;
beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(async () => {
  ana = await registerTeacher(test.app);
});
afterAll(() => test.close());

/** Ten slides in PowerPoint at R$ 49, normal delivery. */
async function lessonIn(status: LessonStatus, analysisError: string | null = null): Promise<string> {
  const { json } = await placeOrder(ana);
  await setLesson(test, json.id, { status, analysisError });
  return json.id;
}
const change = (id: string, body: object, client = ana) => client.patch(`/api/lessons/${id}/size`, body);
const rowOf = async (id: string) => {
  const [row] = await test.deps.database.db.select().from(lessonsTable).where(eq(lessonsTable.id, id));
  if (!row) throw new Error('no such lesson');
  return row;
};

describe('another size before payment', () => {
  it.each(Object.keys(LESSON_STATUSES) as LessonStatus[])('in %s', async (status) => {
    const id = await lessonIn(status);
    const before = await rowOf(id);
    const answer = await change(id, { slideCount: 15 });
    const isOpen = ['submitted', 'analyzing', 'waiting_approval', 'waiting_payment'].includes(status);
    if (!isOpen) {
      expect(answer.status).toBe(409);
      expect(answer.json.message).toContain(LESSON_STATUSES[status].label);
      expect(await rowOf(id)).toEqual(before);
      return;
    }
    expect(answer.status).toBe(200);
    expect(answer.json).toMatchObject({ slideCount: 15, price: 69, plan: 'premium', status: 'analyzing' });
    const after = await rowOf(id);
    expect(after.requestedAnalysis).toBe(before.requestedAnalysis + 1);
    expect(after.priceVersion).toBe(before.priceVersion + 1);
  });

  it('has the analysis made for it, which is approved anew', async () => {
    const { json } = await placeOrder(ana);
    await test.runJobs();
    await ana.put(`/api/lessons/${json.id}/approve`);
    await change(json.id, { slideCount: 5, price: 29 });
    await test.runJobs();
    const lesson = (await ana.get(`/api/lessons/${json.id}`)).json;
    expect(lesson).toMatchObject({ status: 'waiting_approval', price: 29, slideCount: 5 });
    expect(lesson.aiAnalysis.structure.plan).toHaveLength(5);
    const steps = await test.deps.database.db
      .select({ event: lessonTransitionsTable.event })
      .from(lessonTransitionsTable)
      .where(eq(lessonTransitionsTable.lessonId, json.id))
      .orderBy(asc(lessonTransitionsTable.id));
    expect(steps.map(({ event }) => event).slice(-3)).toEqual(['approve', 'change_size', 'finish_analysis']);
  });

  it('makes a booklet of a presentation, with its own sizes', async () => {
    const id = await lessonIn('waiting_approval');
    const without = await change(id, { serviceType: 'booklet' });
    expect([without.status, without.json.issues[0].path]).toEqual([400, 'pageCount']);
    const answer = await change(id, {
      serviceType: 'booklet',
      pageCount: 20,
      deliveryType: 'urgent',
      price: 468,
    });
    expect(answer.json).toMatchObject({
      serviceType: 'booklet',
      pageCount: 20,
      slideCount: null,
      format: 'pdf',
      price: 468,
    });
  });

  it('has no analysis made where it failed for good', async () => {
    const id = await lessonIn('submitted', 'Não encontramos texto no arquivo.');
    const answer = await change(id, { slideCount: 20 });
    expect(answer.json).toMatchObject({ status: 'submitted', price: 89 });
    expect(answer.json.analysisError).toContain('Não encontramos');
  });
});

describe('another delivery or format', () => {
  it('keeps the approval, at the new price and its own version', async () => {
    const id = await lessonIn('waiting_payment');
    const before = await rowOf(id);
    const answer = await change(id, { deliveryType: 'express', price: 98 });
    expect(answer.json).toMatchObject({ status: 'waiting_payment', deliveryType: 'express', price: 98 });
    const format = await change(id, { format: 'pdf' });
    expect(format.json).toMatchObject({ status: 'waiting_payment', format: 'pdf', price: 98 });
    const after = await rowOf(id);
    expect([after.priceVersion, after.requestedAnalysis]).toEqual([
      before.priceVersion + 2,
      before.requestedAnalysis,
    ]);
  });

  it('keeps a price that an admin gave while nothing with a price changes', async () => {
    const id = await lessonIn('waiting_approval');
    await setLesson(test, id, { priceCents: 4000 });
    expect((await change(id, { format: 'pdf', price: 40 })).json.price).toBe(40);
    expect((await change(id, { deliveryType: 'urgent' })).json.price).toBe(64);
  });
});

it('is refused at a price other than the one shown, and nothing changes', async () => {
  const id = await lessonIn('waiting_approval');
  const before = await rowOf(id);
  const answer = await change(id, { slideCount: 15, price: 49 });
  expect([answer.status, answer.json.type]).toEqual([409, 'urn:lousa:problem:price_changed']);
  expect(await rowOf(id)).toEqual(before);
});

it.each([
  { slideCount: 7 },
  { pageCount: 25 },
  { deliveryType: 'ontem' },
  { format: 'odp' },
  { pageCount: 20 },
])('refuses %j', async (body) => {
  const id = await lessonIn('waiting_approval');
  expect((await change(id, body)).status).toBe(400);
  expect((await rowOf(id)).size).toBe(10);
});

it('is answered as it is where the order stands so already, and takes effect once of several at once', async () => {
  const id = await lessonIn('waiting_approval');
  const before = await rowOf(id);
  expect((await change(id, {})).json).toMatchObject({ status: 'waiting_approval', price: 49 });
  expect((await rowOf(id)).updatedAt).toEqual(before.updatedAt);
  const answers = await Promise.all([1, 2, 3].map(() => change(id, { slideCount: 5, price: 29 })));
  expect(answers.map(({ status, json }) => [status, json.price])).toEqual(answers.map(() => [200, 29]));
  expect((await rowOf(id)).requestedAnalysis).toBe(before.requestedAnalysis + 1);
  const kept = await test.deps.database.db
    .select({ before: auditTable.before, after: auditTable.after })
    .from(auditTable)
    .where(and(eq(auditTable.subjectId, id), eq(auditTable.action, 'lesson.change_order')));
  expect(kept).toEqual([{ before: { size: 10, priceCents: 4900 }, after: { size: 5, priceCents: 2900 } }]);
});

it("is nobody else's", async () => {
  const id = await lessonIn('waiting_approval');
  const bia = await registerTeacher(test.app);
  expect((await change(id, { slideCount: 5 }, bia)).status).toBe(404);
  expect((await rowOf(id)).size).toBe(10);
});
