import { afterAll, beforeAll, expect, it } from 'vitest';
import { readMails } from '#tests/builders/mails.ts';
import {
  assign,
  assignedLesson,
  createProductionTest,
  handOver,
  type ProductionTest,
} from '#tests/builders/production.ts';

let all: ProductionTest;
beforeAll(async () => {
  all = await createProductionTest();
});
afterAll(() => all.test.close());

const unassign = (lessonId: string) => all.admin.post('/api/admin/unassign-editor', { lessonId });

it('editors are told of work as it stands when the mail is written: taken, or theirs again', async () => {
  const { lessonId, productionId } = await assignedLesson(all);
  await handOver(all, productionId);
  const asked = await all.teacher.post(`/api/lessons/${lessonId}/revisions`, { text: 'Trocar a capa' });
  expect(asked.status).toBe(200);
  await unassign(lessonId);
  await assign(all, lessonId, all.otherEditor);
  const { lessonId: given } = await assignedLesson(all);
  await unassign(given);
  await assign(all, given);
  // Only now does a worker begin: every mail above is written with all of that done.
  const mails = await readMails(all.test);
  const subjectsTo = (address: string) =>
    mails.flatMap(({ to, subject }) => (to === address ? [subject.split(':')[0]] : [])).sort();
  expect(subjectsTo('edu@lousa.test')).toEqual(['Nova produção', 'Nova produção', 'Produção retirada']);
  expect(subjectsTo('eva@lousa.test')).toEqual(['Nova produção']);
  expect(mails.filter(({ text }) => text.includes('Trocar a capa'))).toEqual([]);
});
