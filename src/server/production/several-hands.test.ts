import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lessonsTable, lessonTransitionsTable } from '#server/lessons/lessons.table.ts';
import { readMails } from '#tests/builders/mails.ts';
import {
  assign,
  assignedLesson,
  createProductionTest,
  finish,
  type ProductionTest,
  paidLesson,
  productionActions,
  productionOf,
  uploadDelivery,
} from '#tests/builders/production.ts';

let all: ProductionTest;
beforeAll(async () => {
  all = await createProductionTest();
});
afterAll(() => all.test.close());

describe('of several hands at once', () => {
  it('two admins assign: one wins, both are answered, and all rows name the same editor', async () => {
    const lessonId = await paidLesson(all);
    const answers = await Promise.all([
      assign(all, lessonId),
      assign(all, lessonId, all.otherEditor),
      assign(all, lessonId),
      assign(all, lessonId, all.otherEditor),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const { db } = all.test.deps.database;
    const started = await db
      .select()
      .from(lessonTransitionsTable)
      .where(eq(lessonTransitionsTable.lessonId, lessonId));
    expect(started.filter(({ event }) => event === 'assign_editor')).toHaveLength(1);
    const [lesson] = await db.select().from(lessonsTable).where(eq(lessonsTable.id, lessonId));
    const { json } = await all.admin.get('/api/admin/productions?limit=200');
    const mine = json.filter((each: { lesson: { id: string } }) => each.lesson.id === lessonId);
    expect(mine).toMatchObject([{ editor: { id: lesson?.editorId } }]);
  });

  it('deliveries and a completion: one takes effect, all answer it', async () => {
    const countMails = async () =>
      (await readMails(all.test)).filter(({ subject }) => subject.endsWith('está pronta')).length;
    const before = await countMails();
    const { lessonId, productionId } = await assignedLesson(all);
    const { deliveryUrl } = (await uploadDelivery(all.editor, productionId)).json;
    const answers = await Promise.all([
      finish(all.editor, productionId, deliveryUrl),
      finish(all.editor, productionId, deliveryUrl),
      all.admin.post(`/api/admin/lessons/${lessonId}/complete`),
      finish(all.admin, productionId, deliveryUrl),
    ]);
    expect(answers.map(({ status, json }) => [status, json.status])).toEqual(
      Array(4).fill([200, 'completed']),
    );
    expect(
      (await productionActions(all, lessonId)).filter((action) => action === 'production.deliver'),
    ).toHaveLength(1);
    expect(await countMails()).toBe(before + 1);
  });

  it('uploads: each is stored, one of them is the delivery', async () => {
    const { lessonId, productionId } = await assignedLesson(all);
    const uploads = await Promise.all([1, 2, 3].map(() => uploadDelivery(all.editor, productionId)));
    expect(uploads.map(({ status }) => status)).toEqual([201, 201, 201]);
    const files = (await all.admin.get(`/api/lessons/${lessonId}/files`)).json;
    const finals = files.filter(({ fileType }: { fileType: string }) => fileType === 'final_delivery');
    expect(finals).toHaveLength(1);
    expect(finals[0].filePath).toBe((await productionOf(all.editor, lessonId)).deliveryUrl);
  });
});
