import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client, ListedLesson } from '#shared/backoffice/clients.contract.ts';
import { LESSON_SORT_KEYS } from '#shared/backoffice/lesson-sorts.ts';
import { signInAdmin } from '#tests/builders/admins.ts';
import type { ApiClient } from '#tests/builders/api-client.ts';
import { setLesson } from '#tests/builders/lessons.ts';
import { placeOrder } from '#tests/builders/orders.ts';
import { registerTeacher } from '#tests/builders/people.ts';
import { testClock } from '#tests/builders/test-clock.ts';
import { createTestApp, type TestApp } from '#tests/setup/test-app.ts';

let test: TestApp;
let admin: ApiClient;
const clock = testClock();
const SORTS = LESSON_SORT_KEYS.flatMap((key) => [key, `-${key}`]);

beforeAll(async () => {
  test = await createTestApp({ deps: { clock } });
  admin = await signInAdmin(test);
  const people = await Promise.all(
    ['Ana', 'Bia', 'Caio', 'Davi'].map((firstName) => registerTeacher(test.app, { firstName })),
  );
  const order = async (who: number, title: string, change: Parameters<typeof setLesson>[2]) => {
    const { json } = await placeOrder(people[who] as ApiClient, { title });
    // All created at one instant, and of one price but one: only their ids tell many of them apart.
    await setLesson(test, json.id, { title, titleSearch: title, ...change });
  };
  const due = (days: number) => ({
    status: 'in_production' as const,
    deadline: new Date(clock.now().getTime() + days * 86_400_000),
  });
  await order(0, 'a calma', { status: 'completed', deadline: due(-30).deadline });
  await order(0, 'b sem prazo', { status: 'paid', deadline: null });
  await order(1, 'c mesma', due(5));
  await order(1, 'c mesma', due(5));
  await order(1, `d${'ç'.repeat(199)}`, { priceCents: 100 });
  await order(2, 'e atrasada', due(-2));
  await order(2, 'f longe', due(20));
  for (const title of ['g', 'h', 'i', 'j', 'k', 'l']) await order(3, title, due(10));
});
afterAll(() => test.close());

/** Every page of a list, one row at a time. */
async function walk<Row>(path: string): Promise<Row[]> {
  const rows: Row[] = [];
  let next: string | undefined = `${path}&limit=1`;
  while (next && rows.length < 50) {
    const { json, headers }: Awaited<ReturnType<ApiClient['get']>> = await admin.get(next);
    rows.push(...json);
    next = /<([^>]+)>; rel="next"/.exec(String(headers.link ?? ''))?.[1];
  }
  return rows;
}
const namesOf = (clients: readonly Client[]) => clients.map(({ firstName }) => firstName);
const titlesOf = (lessons: readonly ListedLesson[]) => lessons.map(({ title }) => title.slice(0, 10));
const clientsBy = async (sort: string) =>
  (await admin.get(`/api/admin/clients?sort=${sort}`)).json as Client[];

it('puts first whose project is overdue, then who is due next, each with their projects in that order', async () => {
  const clients = await clientsBy('due');
  expect(namesOf(clients)).toEqual(['Caio', 'Bia', 'Davi', 'Ana']);
  expect(titlesOf(clients[0]?.lessons ?? [])).toEqual(['e atrasada', 'f longe']);
  expect(titlesOf(clients[1]?.lessons ?? []).slice(0, 2)).toEqual(['c mesma', 'c mesma']);
  expect(titlesOf(clients[3]?.lessons ?? [])).toEqual(['b sem praz', 'a calma']);
  // The latest first; what is not open stays behind what is.
  expect(titlesOf((await clientsBy('-due')).at(0)?.lessons ?? [])).toEqual(['f longe', 'e atrasada']);
});

it('orders clients by the first of their projects in any other way as well', async () => {
  expect(namesOf(await clientsBy('title'))).toEqual(['Ana', 'Bia', 'Caio', 'Davi']);
  expect(namesOf(await clientsBy('-title'))).toEqual(['Davi', 'Caio', 'Bia', 'Ana']);
  expect(namesOf(await clientsBy('price'))[0]).toBe('Bia');
  expect(
    titlesOf((await clientsBy('-price')).find(({ firstName }) => firstName === 'Bia')?.lessons ?? []).at(-1),
  ).toMatch(/^dç/);
  expect(namesOf(await clientsBy('status'))[0]).toBe('Bia');
});

it.each(SORTS)('goes page by page in the order %s, showing everybody and everything once', async (sort) => {
  const clients = await clientsBy(sort);
  expect(clients).toHaveLength(4);
  expect(await walk<Client>(`/api/admin/clients?sort=${sort}`)).toEqual(clients);
  const all = (await admin.get(`/api/admin/clients/lessons?sort=${sort}`)).json as ListedLesson[];
  expect(new Set(all.map(({ id }) => id)).size).toBe(13);
  expect(await walk<ListedLesson>(`/api/admin/clients/lessons?sort=${sort}`)).toEqual(all);
  for (const { id, lessons, matchCount } of clients) {
    const own = await walk<ListedLesson>(`/api/admin/clients/${id}/lessons?sort=${sort}`);
    expect(own).toHaveLength(matchCount);
    expect(own.slice(0, 5)).toEqual(lessons);
  }
});

it('refuses an order it does not know, a cursor of another one and one that nobody gave', async () => {
  for (const list of ['/api/admin/clients', '/api/admin/clients/lessons']) {
    expect((await admin.get(`${list}?sort=email`)).status).toBe(400);
    const { headers } = await admin.get(`${list}?sort=due&limit=1`);
    const cursor = /cursor=([^&>]+)/.exec(String(headers.link))?.[1];
    expect((await admin.get(`${list}?sort=due&cursor=${cursor}`)).status).toBe(200);
    for (const other of ['sort=-due&', 'sort=title&', '']) {
      expect((await admin.get(`${list}?${other}cursor=${cursor}`)).status).toBe(400);
    }
    const made = (after: string) =>
      Buffer.from(JSON.stringify([after, '00000000-0000-7000-8000-000000000000'])).toString('base64url');
    for (const [sort, after] of [
      ['-created', '-created 2026-02-30T10:00:00.000Z'],
      ['-created', '-created ontem'],
      ['due', 'due infinity'],
    ]) {
      expect((await admin.get(`${list}?sort=${sort}&cursor=${made(after ?? '')}`)).status).toBe(400);
    }
  }
});

it('lets through what waits for an answer alone', async () => {
  const [lesson] = (await clientsBy('due'))[0]?.lessons ?? [];
  const { json: all } = await admin.get('/api/admin/clients?messages=waiting');
  expect(all).toEqual([]);
  await test.deps.database.db.execute(
    `insert into messages (lesson_id, sender_role, sender_id, content, created_at) select id, 'teacher', owner_id, 'Oi', now() from lessons where id = '${lesson?.id}'`,
  );
  const { json, headers } = await admin.get('/api/admin/clients?messages=waiting');
  expect((json as Client[]).flatMap(({ lessons }) => titlesOf(lessons))).toEqual(['e atrasada']);
  expect(headers['x-total-lessons']).toBe('1');
  expect(
    (await admin.get('/api/admin/lessons.csv?messages=waiting')).text.trimEnd().split('\r\n'),
  ).toHaveLength(2);
  expect((await admin.get('/api/admin/clients?messages=all')).status).toBe(400);
});
