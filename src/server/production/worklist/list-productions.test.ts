import { afterAll, beforeAll, expect, it } from 'vitest';
import { setLesson } from '#tests/builders/lessons.ts';
import { placeOrder } from '#tests/builders/orders.ts';
import { registerTeacher } from '#tests/builders/people.ts';
import {
  assign,
  createProductionTest,
  handOver,
  type ProductionTest,
  paidLesson,
  passTime,
} from '#tests/builders/production.ts';
import { HOUR_MS } from '#tests/builders/test-clock.ts';

let all: ProductionTest;
beforeAll(async () => {
  all = await createProductionTest();
  const give = async (dueInDays: number, title: string, size: number) => {
    const lessonId = await paidLesson(all, { dueInDays });
    await setLesson(all.test, lessonId, { title, titleSearch: title, size });
    return (await assign(all, lessonId)).json.id;
  };
  const first = await give(30, 'delta', 40);
  await give(20, 'beta', 10);
  const second = await give(25, 'alfa', 30);
  await give(2, 'gama', 20);
  await handOver(all, first);
  await passTime(all, HOUR_MS);
  await handOver(all, second);
  await passTime(all, 90 * HOUR_MS);
  const without = await give(1, 'zeta', 10);
  const { lesson } = (await all.editor.get(`/api/productions/${without}`)).json;
  await setLesson(all.test, lesson.id, { deadline: null });
});
afterAll(() => all.test.close());

const titlesOf = (rows: { lesson: { title: string } }[]) => rows.map(({ lesson }) => lesson.title);
const list = async (query: string, path = '/api/editor/projects') =>
  titlesOf((await all.editor.get(`${path}?${query}`)).json);

it('puts what is overdue first, then what is due, then what has no deadline, and what is over last', async () => {
  const expected = ['gama', 'beta', 'zeta', 'alfa', 'delta'];
  expect(await list('sort=due')).toEqual(expected);
  expect(await list('sort=due', '/api/productions/assigned')).toEqual(expected);
  expect(await list('sort=-due')).toEqual(['beta', 'gama', 'zeta', 'alfa', 'delta']);
  expect(await list('sort=title')).toEqual(['alfa', 'beta', 'delta', 'gama', 'zeta']);
  expect((await list('sort=-size'))[0]).toBe('delta');
  expect((await list('sort=status')).slice(-2)).toEqual(['alfa', 'delta']);
});

it('goes on page by page in every order, showing each project once', async () => {
  for (const sort of ['due', '-due', 'title', '-title', 'size', '-size', 'status', '-status']) {
    const shown: string[] = [];
    let next: string | undefined = `/api/editor/projects?sort=${sort}&limit=2`;
    while (next) {
      const { json, headers } = await all.editor.get(next);
      shown.push(...titlesOf(json));
      next = /<([^>]+)>; rel="next"/.exec(String(headers.link ?? ''))?.[1];
    }
    expect(shown, sort).toEqual(await list(`sort=${sort}`));
    expect(shown, sort).toHaveLength(5);
  }
});

it('refuses an order it does not know and a cursor of another order', async () => {
  expect((await all.editor.get('/api/editor/projects?sort=price')).status).toBe(400);
  const { headers } = await all.editor.get('/api/editor/projects?sort=due&limit=2');
  const cursor = /cursor=([^&>]+)/.exec(String(headers.link))?.[1];
  expect((await all.editor.get(`/api/editor/projects?sort=title&cursor=${cursor}`)).status).toBe(400);
  expect((await all.editor.get(`/api/editor/projects?cursor=${cursor}`)).status).toBe(400);
});

it('finds a project by the name of who ordered it, for the editor who makes it alone', async () => {
  const { json } = await placeOrder(await registerTeacher(all.test.app, { firstName: 'Marina' }));
  await setLesson(all.test, json.id, { status: 'paid', title: 'ômega' });
  await assign(all, json.id);
  expect(await list('q=marina')).toEqual(['ômega']);
  expect((await all.otherEditor.get('/api/editor/projects?q=marina')).json).toEqual([]);
});
