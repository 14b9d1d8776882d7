import { afterAll, beforeAll, expect, it } from 'vitest';
import { signInEditor } from '#tests/builders/admins.ts';
import type { ApiClient } from '#tests/builders/api-client.ts';
import {
  assign,
  createProductionTest,
  finish,
  type ProductionTest,
  paidLesson,
  passTime,
  uploadDelivery,
} from '#tests/builders/production.ts';
import { HOUR_MS } from '#tests/builders/test-clock.ts';

let all: ProductionTest;
let late: ApiClient;
beforeAll(async () => {
  all = await createProductionTest();
  late = await signInEditor(all.test, 'lia@lousa.test');
});
afterAll(() => all.test.close());

const give = async (editor: ApiClient, dueInDays: number) =>
  (await assign(all, await paidLesson(all, { dueInDays }), editor)).json.id;
async function deliver(editor: ApiClient, productionId: string) {
  await uploadDelivery(editor, productionId);
  expect((await finish(editor, productionId)).status).toBe(200);
}
const list = async (query = '') => all.admin.get(`/api/admin/editors${query}`);

it('lists editors with load and punctuality, the one to give the next lesson to first', async () => {
  await deliver(late, await give(late, 10));
  const tardy = await give(late, 1);
  await passTime(all, 60 * HOUR_MS);
  await deliver(late, tardy);
  const waiting = await give(all.editor, 2);
  await give(all.otherEditor, 6);
  await give(all.otherEditor, 30);
  await passTime(all, 100 * HOUR_MS);
  const editors = (await list()).json;
  expect(editors.map(({ email }: { email: string }) => email)).toEqual([
    'lia@lousa.test',
    'eva@lousa.test',
    'edu@lousa.test',
  ]);
  expect(editors).toMatchObject([
    { openProductions: 0, overdue: 0, dueSoon: 0, punctuality: 0.5, deliveriesCounted: 2 },
    { openProductions: 2, overdue: 0, dueSoon: 1, punctuality: null },
    { openProductions: 1, overdue: 1, dueSoon: 0, punctuality: null },
  ]);
  expect((await late.get('/api/editor/stats')).json).toEqual(editors[0]);
  expect((await all.editor.get('/api/editor/stats')).json).toEqual(editors[2]);
  expect((await all.admin.get('/api/editor/stats')).status).toBe(403);
  await deliver(all.editor, waiting);
});

it('tells the mean of the stars that each editor was given', async () => {
  const rate = async (editor: ApiClient, stars: number) => {
    const lessonId = await paidLesson(all);
    await deliver(editor, (await assign(all, lessonId, editor)).json.id);
    const rated = await all.teacher.post(`/api/lessons/${lessonId}/rating`, { stars, comment: '' });
    expect(rated.status).toBe(201);
  };
  await rate(late, 2);
  await rate(late, 5);
  await rate(all.editor, 4);
  const of = async (name: string) => (await list(`?q=${name}`)).json[0];
  expect(await of('lia@')).toMatchObject({ averageRating: 3.5, ratings: 2 });
  expect(await of('edu@')).toMatchObject({ averageRating: 4, ratings: 1 });
  expect(await of('eva@')).toMatchObject({ averageRating: null, ratings: 0 });
});

it('goes page by page, finds by name and is for admins', async () => {
  const first = await list('?limit=2');
  expect([first.headers['x-total-count'], first.json.length]).toEqual(['3', 2]);
  const next = /<([^>]+)>; rel="next"/.exec(String(first.headers.link))?.[1] ?? '';
  const second = await all.admin.get(next);
  expect([second.json.length, second.headers.link]).toEqual([1, undefined]);
  expect((await list('?q=LIA')).json).toHaveLength(1);
  expect((await all.editor.get('/api/admin/editors')).status).toBe(403);
});

it('lists productions page by page, by title and by status', async () => {
  const first = await all.admin.get('/api/admin/productions?limit=2');
  expect([first.headers['x-total-count'], first.json.length]).toEqual(['8', 2]);
  const next = /<([^>]+)>; rel="next"/.exec(String(first.headers.link))?.[1] ?? '';
  const second = await all.admin.get(next);
  const ids = [...first.json, ...second.json].map(({ id }: { id: string }) => id);
  expect(new Set(ids).size).toBe(4);
  expect((await all.admin.get('/api/admin/productions?status=completed')).json).toHaveLength(6);
  expect((await all.admin.get('/api/admin/productions?q=fracoes')).json).toHaveLength(8);
  expect((await all.admin.get('/api/admin/productions?status=quase')).status).toBe(400);
  const own = (await all.editor.get('/api/editor/projects')).json;
  expect(own).toHaveLength(2);
  expect((await all.editor.get(`/api/productions/${own[0].id}`)).json).toEqual({
    ...own[0],
    adjustments: [],
  });
  expect((await all.otherEditor.get(`/api/productions/${own[0].id}`)).status).toBe(404);
});
