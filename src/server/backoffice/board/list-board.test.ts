import { afterAll, beforeAll, expect, it } from 'vitest';
import { foldSearchText } from '#server/platform/db/fold-search-text.ts';
import type { BoardCard } from '#shared/backoffice/board.contract.ts';
import { setLesson } from '#tests/builders/lessons.ts';
import {
  assign,
  createProductionTest,
  handOver,
  type ProductionTest,
  paidLesson,
} from '#tests/builders/production.ts';
import { HOUR_MS } from '#tests/builders/test-clock.ts';

let all: ProductionTest;
const ids: Record<string, string> = {};
const productions: Record<string, string> = {};

async function give(title: string, dueInDays: number, to = all.editor): Promise<void> {
  await pay(title, dueInDays);
  productions[title] = (await assign(all, ids[title] ?? '', to)).json.id;
}
async function pay(title: string, dueInDays: number): Promise<void> {
  const id = await paidLesson(all, { dueInDays });
  await setLesson(all.test, id, { title, titleSearch: foldSearchText(title) });
  ids[title] = id;
}
const start = (title: string) =>
  all.admin.patch(`/api/productions/${productions[title]}`, { status: 'in_progress' });
const column = async (query: string) => {
  const answer = await all.admin.get(`/api/admin/board?stage=${query}`);
  return { ...answer, cards: answer.json as BoardCard[] };
};
const titles = async (query: string) => (await column(query)).cards.map(({ title }) => title);
const walk = async (stage: string) => {
  const seen: string[] = [];
  let path: string | undefined = `/api/admin/board?stage=${stage}&limit=1`;
  while (path) {
    const page: Awaited<ReturnType<typeof all.admin.get>> = await all.admin.get(path);
    seen.push(...page.json.map(({ title }: BoardCard) => title));
    path = /<([^>]+)>; rel="next"/.exec(String(page.headers.link))?.[1];
  }
  return seen;
};

beforeAll(async () => {
  all = await createProductionTest();
  await pay('Paga', 20);
  await give('Sem editor', 10);
  await give('Distante', 30);
  await give('Urgente', 2);
  await give('Da Eva', 5, all.otherEditor);
  await give('Começada', 8);
  await give('Entregue', 9);
  await give('Devolvida', 9);
  await all.admin.post('/api/admin/unassign-editor', { lessonId: ids['Sem editor'] });
  await start('Começada');
  await handOver(all, productions.Entregue ?? '');
  await give('Antes atribuída', 9);
  await give('Depois atribuída', 9);
  for (const title of ['Depois atribuída', 'Antes atribuída']) {
    all.clock.advance(1000);
    await handOver(all, productions[title] ?? '');
  }
  await all.teacher.post(`/api/lessons/${ids['Antes atribuída']}/rating`, { stars: 2, comment: '' });
  await setLesson(all.test, ids.Devolvida ?? '', { status: 'cancelled' });
});
afterAll(() => all.test.close());

it('shows what is open in its column, the most urgent first, and nothing that was cancelled', async () => {
  expect(await titles('waiting')).toEqual(['Sem editor', 'Paga']);
  expect(await titles('assigned')).toEqual(['Urgente', 'Da Eva', 'Distante']);
  expect(await titles('in_progress')).toEqual(['Começada']);
  expect(await titles('completed')).toEqual(['Antes atribuída', 'Depois atribuída', 'Entregue']);
});

it('says of each what an admin moves it on by', async () => {
  const [done] = (await column('completed')).cards;
  expect(done).toMatchObject({
    status: 'completed',
    editor: { id: all.editor.user.id },
    client: { email: all.teacher.user.email },
    round: 1,
    hasDelivery: true,
    stars: 2,
    completedAt: all.clock.now().toISOString(),
  });
  const [waiting] = (await column('waiting')).cards;
  expect(waiting).toMatchObject({
    editor: null,
    hasDelivery: false,
    completedAt: null,
    stars: null,
    unread: 0,
  });
});

it('is filtered by editor, title and client', async () => {
  expect(await titles(`assigned&editor=${all.otherEditor.user.id}`)).toEqual(['Da Eva']);
  expect(await titles('assigned&editor=ninguem')).toEqual([]);
  expect(await titles('assigned&q=URGENT')).toEqual(['Urgente']);
  expect(await titles(`waiting&q=${all.teacher.user.email}`)).toHaveLength(2);
});

it('goes page by page in both orders', async () => {
  await pay('Sem prazo', 1);
  await setLesson(all.test, ids['Sem prazo'] ?? '', { deadline: null });
  expect(await walk('waiting')).toEqual(['Sem editor', 'Paga', 'Sem prazo']);
  expect(await walk('assigned')).toEqual(['Urgente', 'Da Eva', 'Distante']);
  expect((await column('assigned&limit=1')).headers['x-total-count']).toBe('3');
});

it('keeps what is completed in its column, delivered last first, without a delivery where it was ordered', async () => {
  const force = (title: string) =>
    all.admin.patch(`/api/admin/lessons/${ids[title]}`, { status: 'completed', reason: 'Entregue à mão' });
  all.clock.advance(HOUR_MS);
  await handOver(all, productions.Distante ?? '');
  all.clock.advance(HOUR_MS);
  await pay('Sem entrega', 1);
  all.clock.advance(HOUR_MS);
  await handOver(all, productions.Urgente ?? '');
  expect((await force('Sem entrega')).json.status).toBe('completed');
  const seen = await walk('completed');
  expect(seen.slice(0, 3)).toEqual(['Urgente', 'Sem entrega', 'Distante']);
  expect(seen).toHaveLength(6);
  expect((await column('completed&limit=1')).headers['x-total-count']).toBe('6');
});

it('refuses a column and a cursor it does not know, and people who are no admin', async () => {
  expect((await all.admin.get('/api/admin/board')).status).toBe(400);
  expect((await column('roubada')).status).toBe(400);
  for (const stage of ['waiting', 'completed']) expect((await column(`${stage}&cursor=x`)).status).toBe(400);
  expect((await all.editor.get('/api/admin/board?stage=waiting')).status).toBe(403);
});
