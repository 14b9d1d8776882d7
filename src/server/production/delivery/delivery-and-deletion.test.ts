import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { filesTable } from '#server/files/files.table.ts';
import {
  assignedLesson,
  createProductionTest,
  finish,
  type ProductionTest,
  uploadDelivery,
} from '#tests/builders/production.ts';

let all: ProductionTest;
beforeAll(async () => {
  all = await createProductionTest();
});
afterAll(() => all.test.close());

it('a delivery against the deletion of its file: nothing is handed over that was deleted before', async () => {
  const { db } = all.test.deps.database;
  for (let round = 0; round < 6; round++) {
    const { lessonId, productionId } = await assignedLesson(all);
    const { deliveryUrl } = (await uploadDelivery(all.editor, productionId)).json;
    const fileId = deliveryUrl.split('/').at(-2);
    const deliver = () => finish(all.editor, productionId, deliveryUrl);
    const remove = () => all.admin.delete(`/api/admin/files/${fileId}`);
    const answers = await Promise.all(round % 2 ? [deliver(), remove()] : [remove(), deliver()]);
    const [delivered, removed] = round % 2 ? answers : answers.reverse();
    expect([200, 400]).toContain(delivered?.status);
    // What was handed over first is only taken back with a reason; then nothing is lost and it can be taken back.
    expect([200, ...(delivered?.status === 200 ? [400] : [])]).toContain(removed?.status);
    if (removed?.status === 400) {
      expect((await all.teacher.get(deliveryUrl)).status).toBe(200);
      const withReason = { reason: 'Arquivo trocado por engano' };
      expect((await all.admin.delete(`/api/admin/files/${fileId}`, withReason)).status).toBe(200);
    }
    const lesson = (await all.teacher.get(`/api/lessons/${lessonId}`)).json;
    expect(lesson.status).toBe(delivered?.status === 200 ? 'completed' : 'in_production');
    const [file] = await db.select().from(filesTable).where(eq(filesTable.id, fileId));
    expect(file?.status).toBe('deleted');
    expect((await all.teacher.get(deliveryUrl)).status).toBe(404);
    const [latest] = (await all.teacher.get(`/api/lessons/${lessonId}/deliveries`)).json;
    expect(latest.deliveryUrl).toBeNull();
    if (delivered?.status === 200) {
      // Handed over and deleted after that: restored, it is the customer's again.
      await all.admin.post(`/api/admin/files/${fileId}/restore`);
      expect((await all.teacher.get(deliveryUrl)).status).toBe(200);
    }
  }
});
