import { afterAll, beforeAll, expect, it } from 'vitest';
import { readMails } from '#tests/builders/mails.ts';
import {
  assign,
  assignedLesson,
  createProductionTest,
  type ProductionTest,
  paidLesson,
  passTime,
} from '#tests/builders/production.ts';

let all: ProductionTest;
beforeAll(async () => {
  all = await createProductionTest();
});
afterAll(() => all.test.close());

const give = (lessonId: string, to: ProductionTest['editor'], expectedEditorId: string | null) =>
  all.admin.post('/api/admin/assign-editor', { lessonId, editorId: to.user.id, expectedEditorId });

it('tells the second admin whom the first one gave it to, and takes it over where that was seen', async () => {
  const lessonId = await paidLesson(all);
  expect((await give(lessonId, all.editor, null)).status).toBe(200);
  await passTime(all, 5000);
  const late = await give(lessonId, all.otherEditor, null);
  expect([late.status, late.json.type, late.json.message]).toEqual([
    409,
    'urn:lousa:problem:editor_changed',
    'Já atribuído a Edu Lima há 5 s. Confira antes de trocar.',
  ]);
  expect(late.json.editor).toEqual({ id: all.editor.user.id, name: 'Edu Lima' });
  expect((await give(lessonId, all.editor, null)).status, 'the same editor again').toBe(200);
  expect((await give(lessonId, all.otherEditor, all.editor.user.id)).status).toBe(200);
  const mails = await readMails(all.test);
  const taken = mails.filter(({ subject }) => subject.startsWith('Produção passada adiante'));
  expect(taken.map(({ to }) => to)).toEqual([all.editor.user.email]);
});

it('tells who chose an editor for what has none any more', async () => {
  const { lessonId } = await assignedLesson(all);
  await all.admin.post('/api/admin/unassign-editor', { lessonId });
  const late = await give(lessonId, all.otherEditor, all.editor.user.id);
  expect([late.status, late.json.editor]).toEqual([409, null]);
  expect((await give(lessonId, all.otherEditor, null)).status).toBe(200);
});

it('of two admins at once one gives it away and the other one is told', async () => {
  const lessonId = await paidLesson(all);
  const answers = await Promise.all([
    give(lessonId, all.editor, null),
    give(lessonId, all.otherEditor, null),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

it('goes to whoever is named where nothing is expected, as the customer wrote the call', async () => {
  const { lessonId } = await assignedLesson(all);
  expect((await assign(all, lessonId, all.otherEditor)).status).toBe(200);
});
