import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client, ListedLesson } from '#shared/backoffice/clients.contract.ts';
import { signInAdmin } from '#tests/builders/admins.ts';
import type { ApiClient } from '#tests/builders/api-client.ts';
import { setLesson } from '#tests/builders/lessons.ts';
import { placeOrder } from '#tests/builders/orders.ts';
import { registerTeacher } from '#tests/builders/people.ts';
import { testClock } from '#tests/builders/test-clock.ts';
import { createTestApp, type TestApp } from '#tests/setup/test-app.ts';

let test: TestApp;
let admin: ApiClient;
let ana: ApiClient;
const clock = testClock();
const ids: Record<string, string> = {};

/** Each order a minute after the one before, so that the newest is known. */
async function order(by: ApiClient, title: string): Promise<void> {
  clock.advance(60_000);
  ids[title] = (await placeOrder(by, { title })).json.id;
}
const daysFromNow = (days: number) => new Date(clock.now().getTime() + days * 86_400_000);
const list = async (query = '') => {
  const answer = await admin.get(`/api/admin/clients${query}`);
  return { ...answer, clients: answer.json as Client[] };
};
const emailsOf = (clients: readonly Client[]) => clients.map(({ email }) => email);
const titlesOf = (lessons: readonly ListedLesson[]) => lessons.map(({ title }) => title);

beforeAll(async () => {
  test = await createTestApp({ deps: { clock } });
  admin = await signInAdmin(test);
  ana = await registerTeacher(test.app, { firstName: 'Ana', lastName: 'Souza', email: 'ana@escola.test' });
  const bia = await registerTeacher(test.app, {
    firstName: '=Bia',
    lastName: 'Lima',
    email: 'bia@escola.test',
  });
  const caio = await registerTeacher(test.app, {
    firstName: 'Caio',
    lastName: 'Reis',
    email: 'caio@escola.test',
  });
  await registerTeacher(test.app, { firstName: 'Davi', lastName: 'Sem Aulas', email: 'davi@escola.test' });
  for (const title of ['Frações 1', 'Frações 2', 'Vulcões']) await order(ana, title);
  await order(bia, 'Cerrado; "mapas"');
  await order(caio, 'Poesia');
  for (const n of [3, 4, 5, 6]) await order(ana, `Frações ${n}`);
  await order(bia, 'Senhas');
  await setLesson(test, ids.Vulcões ?? '', { status: 'cancelled' });
  await setLesson(test, ids.Poesia ?? '', {
    status: 'in_production',
    deadline: daysFromNow(-2),
    onHoldSince: clock.now(),
    onHoldReason: 'Pagamento contestado.',
  });
  await setLesson(test, ids.Senhas ?? '', { status: 'paid', deadline: daysFromNow(3) });
});
afterAll(() => test.close());

it('clients stand in the order of their newest lesson, each with the newest five, all counted and summed', async () => {
  const { clients, headers } = await list();
  expect(emailsOf(clients)).toEqual(['bia@escola.test', 'ana@escola.test', 'caio@escola.test']);
  expect([headers['x-total-count'], headers['x-total-lessons'], headers.link]).toEqual([
    '3',
    '10',
    undefined,
  ]);
  const [, own] = clients;
  expect(own).toMatchObject({ lessonCount: 7, matchCount: 7, total: 7 * 49 });
  expect(titlesOf(own?.lessons ?? [])).toEqual([6, 5, 4, 3].map((n) => `Frações ${n}`).concat('Vulcões'));
});

it('the other lessons of a client are asked for from the same place on', async () => {
  const [, own] = (await list()).clients;
  const first = await admin.get(`/api/admin/clients/${own?.id}/lessons?limit=5`);
  expect(first.headers['x-total-count']).toBe('7');
  const next = /<([^>]+)>/.exec(String(first.headers.link))?.[1] ?? '';
  expect(titlesOf((await admin.get(next)).json)).toEqual(['Frações 2', 'Frações 1']);
  expect((await admin.get('/api/admin/clients/ninguem/lessons')).json).toEqual([]);
});

it('pages show everybody once, also while somebody orders in between', async () => {
  const seen: string[] = [];
  let path = '/api/admin/clients?limit=1';
  while (path) {
    const page = await admin.get(path);
    seen.push(...emailsOf(page.json));
    path = /<([^>]+)>/.exec(String(page.headers.link))?.[1] ?? '';
    if (seen.length === 1) await order(ana, 'Frações 7');
    if (seen.length > 5) break;
  }
  // Ana has moved to the front, before the place that had been reached.
  expect(seen).toEqual(['bia@escola.test', 'caio@escola.test']);
  expect(emailsOf((await list('?limit=1')).clients)).toEqual(['ana@escola.test']);
  expect((await list('?cursor=x')).status).toBe(400);
});

it('a search meets name and e-mail with all lessons of the person, or the title alone', async () => {
  const byName = (await list('?q=bía lima')).clients;
  expect(byName.map(({ email, matchCount }) => [email, matchCount])).toEqual([['bia@escola.test', 2]]);
  const byTitle = await list('?q=vulcoes');
  expect(byTitle.clients).toHaveLength(1);
  expect(byTitle.clients[0]).toMatchObject({ email: 'ana@escola.test', matchCount: 1, lessonCount: 8 });
  expect(titlesOf(byTitle.clients[0]?.lessons ?? [])).toEqual(['Vulcões']);
  expect(byTitle.headers['x-total-lessons']).toBe('1');
  expect((await list('?q=ninguem')).clients).toEqual([]);
});

it('status and deadline narrow the lessons, and with them the clients', async () => {
  const shown = async (query: string) =>
    (await list(query)).clients.flatMap(({ lessons }) => titlesOf(lessons));
  expect(await shown('?status=cancelled')).toEqual(['Vulcões']);
  // What rests, here for a dispute, is late for nobody; once it goes on it is.
  expect(await shown('?due=overdue')).toEqual([]);
  expect((await admin.get('/api/admin/desk')).json.deadlines.map(({ title }: ListedLesson) => title)).toEqual(
    ['Senhas'],
  );
  const hold = { onHoldSince: clock.now(), onHoldReason: 'Pagamento contestado.' };
  await setLesson(test, ids.Poesia ?? '', { onHoldSince: null, onHoldReason: null });
  expect(await shown('?due=overdue')).toEqual(['Poesia']);
  expect((await admin.get('/api/admin/stats')).json.overdue).toBe(1);
  await setLesson(test, ids.Poesia ?? '', hold);
  expect((await admin.get('/api/admin/stats')).json.overdue).toBe(0);
  expect(await shown('?due=week')).toEqual(['Senhas']);
  expect(await shown('?due=none&q=bia')).toEqual(['Cerrado; "mapas"']);
  expect(await shown('?due=overdue&status=paid')).toEqual([]);
  expect((await list('?status=lost')).status).toBe(400);
  expect((await list('?due=soon')).status).toBe(400);
});

it('a lesson says why it rests, in its row and opened', async () => {
  const [row] = (await list('?q=poesia')).clients[0]?.lessons ?? [];
  expect(row?.onHold).toMatchObject({ reason: 'Pagamento contestado.' });
  const opened = await admin.get(`/api/admin/lessons/${ids.Poesia}`);
  expect(opened.json).toMatchObject({
    content: expect.any(String),
    editor: null,
    onHold: { reason: 'Pagamento contestado.' },
    user: { email: 'caio@escola.test' },
  });
  expect((await admin.get('/api/admin/lessons/nenhuma')).status).toBe(404);
});

it('the export has every lesson of the filter, or the named ones, and nothing that runs', async () => {
  const file = await admin.get('/api/admin/lessons.csv?q=bia');
  expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(file.text.startsWith('\uFEFFCriado em;Cliente;')).toBe(true);
  const [, ...lines] = file.text.trimEnd().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(`;'=Bia Lima;bia@escola.test;"Cerrado; ""mapas""";Apresentação;`);
  expect(lines[0]).toContain(';Pago;');
  const named = await admin.get(`/api/admin/lessons.csv?ids=${ids.Poesia},${ids.Senhas},x`);
  expect(
    named.text
      .trimEnd()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(';')[3]),
  ).toEqual(['Senhas', 'Poesia']);
  expect((await admin.get('/api/admin/lessons.csv?status=lost')).status).toBe(400);
});

it('nobody but an admin reads any of it', async () => {
  for (const path of ['/api/admin/clients', '/api/admin/lessons.csv', `/api/admin/lessons/${ids.Senhas}`]) {
    expect((await ana.get(path)).status).toBe(403);
  }
});
