import { afterAll, beforeAll, expect, it } from 'vitest';
import { lessonAdjustmentsTable } from '#server/lessons/analyses.table.ts';
import { assignedLesson, createProductionTest, type ProductionTest } from '#tests/builders/production.ts';

let all: ProductionTest;
beforeAll(async () => {
  all = await createProductionTest();
});
afterAll(() => all.test.close());

it('shows a production with what its teacher asked for of the present material', async () => {
  const { lessonId, productionId } = await assignedLesson(all);
  const ask = (text: string, materialVersion: number) =>
    all.test.deps.database.db
      .insert(lessonAdjustmentsTable)
      .values({ lessonId, materialVersion, text, createdAt: all.clock.now() });
  await ask('Menos texto.', 1);
  await ask('Mais figuras.', 1);
  await ask('De outro material.', 2);
  const opened = await all.editor.get(`/api/productions/${productionId}`);
  expect(opened.json).toMatchObject({
    id: productionId,
    status: 'assigned',
    lesson: { id: lessonId, aiAnalysis: null },
    adjustments: ['Menos texto.', 'Mais figuras.'],
  });
  expect((await all.otherEditor.get(`/api/productions/${productionId}`)).status).toBe(404);
  expect((await all.admin.get(`/api/productions/${productionId}`)).json).toEqual({
    ...opened.json,
    lesson: expect.anything(),
  });
});
