import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  assignedLesson,
  createProductionTest,
  type ProductionTest,
  uploadDelivery,
} from '#tests/builders/production.ts';

let all: ProductionTest;
beforeAll(async () => {
  all = await createProductionTest();
});
afterAll(() => all.test.close());

it('an admin reads which file would be handed over, and that there is none where completing is refused', async () => {
  const { lessonId, productionId } = await assignedLesson(all);
  const finalFile = async () => (await all.admin.get(`/api/admin/lessons/${lessonId}`)).json.finalFile;
  const complete = () => all.admin.post(`/api/admin/lessons/${lessonId}/complete`);
  expect(await finalFile()).toBeNull();
  expect((await complete()).status).toBe(409);
  const { deliveryUrl } = (await uploadDelivery(all.editor, productionId)).json;
  expect(await finalFile()).toBe('final.pdf');
  const fileId = /files\/([\w-]+)/.exec(deliveryUrl)?.[1];
  await all.admin.patch(`/api/admin/files/${fileId}/block`, { block: true, reason: 'Arquivo errado' });
  expect(await finalFile()).toBeNull();
  expect((await complete()).status).toBe(409);
  await all.admin.patch(`/api/admin/files/${fileId}/block`, { block: false });
  expect(await finalFile()).toBe('final.pdf');
  expect((await complete()).status).toBe(200);
});
