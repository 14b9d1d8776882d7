import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inboxMarksTable } from '#server/backoffice/backoffice.table.ts';
import { filesTable } from '#server/files/files.table.ts';
import { messagesTable } from '#server/messages/messages.table.ts';
import { refundRequestsTable } from '#server/payments/money/refunds.table.ts';
import { ratingsTable } from '#server/production/production.table.ts';
import type { InboxItem } from '#shared/backoffice/inbox.contract.ts';
import { addAdmin, signInAdmin, signInEditor } from '#tests/builders/admins.ts';
import type { ApiClient } from '#tests/builders/api-client.ts';
import { setLesson } from '#tests/builders/lessons.ts';
import { placeOrder } from '#tests/builders/orders.ts';
import { insertPaid } from '#tests/builders/payment-rows.ts';
import { registerTeacher } from '#tests/builders/people.ts';
import { testClock } from '#tests/builders/test-clock.ts';
import { createTestApp, type TestApp } from '#tests/setup/test-app.ts';

const clock = testClock();
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
let product: TestApp;
let teacher: ApiClient;
let editor: ApiClient;
let admin: ApiClient;
let other: ApiClient;

beforeAll(async () => {
  product = await createTestApp({ deps: { clock } });
  teacher = await registerTeacher(product.app, { firstName: 'Marina', lastName: 'Salles' });
  editor = await signInEditor(product);
  admin = await signInAdmin(product);
  other = await addAdmin(product);
});
afterAll(() => product.close());
beforeEach(async () => {
  await product.deps.database.pool.query(`
    truncate inbox_marks, messages, ratings, refund_requests cascade;
    update lessons set status = 'cancelled', analysis_error = null`);
});

const later = (ms: number) => new Date(clock.now().getTime() + ms);
async function lessonCalled(title: string, set: Parameters<typeof setLesson>[2] = {}): Promise<string> {
  const id: string = (await placeOrder(teacher, { title })).json.id;
  await setLesson(product, id, { status: 'completed', analysisError: null, ...set });
  return id;
}
const write = (client: ApiClient, id: string, content: string) =>
  client.post(`/api/lessons/${id}/messages`, { content });
const inbox = async (query = ''): Promise<InboxItem[]> => (await admin.get(`/api/admin/inbox${query}`)).json;
const told = (items: InboxItem[]) => items.map(({ group, kind, lesson }) => [group, kind, lesson?.title]);
const counts = async () => (await admin.get('/api/admin/inbox/counts')).json;
const keyOf = ({ kind, subject, occurrence }: InboxItem) => ({ kind, subject, occurrence });
const say = (client: ApiClient, item: InboxItem, until?: Date) =>
  client.post('/api/admin/inbox/marks', { ...keyOf(item), ...(until && { until: until.toISOString() }) });
const takeBack = (item: InboxItem) => admin.post('/api/admin/inbox/unmark', keyOf(item));

describe('what waits for the house', () => {
  it('is one list, the most urgent first and then the longest waiting, as counted on the start page', async () => {
    const { db } = product.deps.database;
    const late = await lessonCalled('Atrasada');
    const opened = await admin.post('/api/admin/assign-editor', {
      lessonId: await lessonCalled('Quase no prazo', { status: 'paid', paidAt: clock.now() }),
      editorId: editor.user.id,
    });
    await setLesson(product, opened.json.lesson.id, { deadline: later(2.5 * DAY) });
    await setLesson(product, late, { status: 'paid', paidAt: clock.now() });
    await admin.post('/api/admin/assign-editor', { lessonId: late, editorId: editor.user.id });
    await setLesson(product, late, { deadline: later(-2 * DAY) });
    await lessonCalled('Sem editor', { status: 'paid', paidAt: clock.now(), deadline: later(40 * DAY) });
    await lessonCalled('Não lida', { status: 'submitted', analysisError: 'A foto está escura.' });
    const refunded = await lessonCalled('Reembolso');
    await insertPaid(product.deps.database, refunded);
    await db.insert(refundRequestsTable).values({
      lessonId: refunded,
      kind: 'regret',
      reason: 'Não segue a matriz.',
      createdAt: later(-HOUR),
    });
    await db
      .insert(ratingsTable)
      .values({ lessonId: refunded, round: 1, stars: 2, comment: 'Sem gabarito', createdAt: clock.now() });
    await db
      .insert(ratingsTable)
      .values({ lessonId: late, round: 1, stars: 3, comment: 'Bom', createdAt: clock.now() });
    await write(teacher, late, 'A diretora precisa dela.');
    const items = await inbox();
    expect(told(items)).toEqual([
      ['now', 'late', 'Atrasada'],
      ['now', 'refund', 'Reembolso'],
      ['now', 'message', 'Atrasada'],
      ['today', 'analysis', 'Não lida'],
      ['today', 'rating', 'Reembolso'],
      ['week', 'unassigned', 'Sem editor'],
      ['week', 'due', 'Quase no prazo'],
    ]);
    expect(items[2]).toMatchObject({
      words: 'A diretora precisa dela.',
      count: 1,
      lesson: { client: { name: 'Marina Salles' }, editor: { id: editor.user.id } },
    });
    expect(items[1]?.reais).toBeGreaterThan(0);
    const { kinds, total } = await counts();
    expect(total).toBe(7);
    const { waiting } = (await admin.get('/api/admin/desk')).json;
    expect([waiting.unanswered, waiting.refundRequests, waiting.unassigned, waiting.lowRatings]).toEqual([
      kinds.message,
      kinds.refund,
      kinds.unassigned,
      kinds.rating,
    ]);
    expect([kinds.message, kinds.refund, kinds.unassigned, kinds.late, kinds.due]).toEqual([1, 1, 1, 1, 1]);

    expect(told(await inbox('?view=deadlines')).map(([, kind]) => kind)).toEqual(['late', 'due']);
    expect(told(await inbox('?q=n%C3%A3o%20lida'))).toEqual([['today', 'analysis', 'Não lida']]);
    expect(await inbox('?q=marina')).toHaveLength(7);
    expect(told(await inbox(`?editor=${editor.user.id}`))).toHaveLength(3);
    expect(await inbox('?editor=ninguém')).toEqual([]);
    expect((await admin.get('/api/admin/inbox?view=nada')).status).toBe(400);
  });

  it('is cut into pages that leave nothing out and repeat nothing', async () => {
    for (let n = 0; n < 5; n++) await write(teacher, await lessonCalled(`Aula ${n}`), 'Oi');
    const seen: string[] = [];
    let path: string | undefined = '/api/admin/inbox?limit=2';
    while (path) {
      const page = await admin.get(path);
      seen.push(...page.json.map(({ subject }: InboxItem) => subject));
      expect(page.headers['x-total-count']).toBe('5');
      path = /<([^>]+)>/.exec(String(page.headers.link ?? ''))?.[1];
    }
    expect(new Set(seen).size).toBe(5);
    expect(seen).toHaveLength(5);
    expect((await admin.get('/api/admin/inbox?cursor=x')).status).toBe(400);
  });

  it('leaves the list by an answer, whoever gives it', async () => {
    const id = await lessonCalled('Biomas', { editorId: editor.user.id });
    await write(teacher, id, 'Oi?');
    expect(await inbox()).toHaveLength(1);
    await write(editor, id, 'Oi!');
    expect(await inbox()).toEqual([]);
  });

  it('names a file in which the scanner found something until somebody deletes it', async () => {
    const id = await lessonCalled('Vírus');
    const { db } = product.deps.database;
    const file = {
      id: crypto.randomUUID(),
      lessonId: id,
      originalName: 'x.docx',
      mimeType: 'application/pdf',
    };
    await db.insert(filesTable).values({
      ...file,
      fileType: 'user_content',
      scanStatus: 'infected',
      sizeBytes: 1,
      sha256: '0'.repeat(64),
      storageKey: file.id,
    });
    expect(await inbox()).toMatchObject([{ kind: 'file', words: 'x.docx', group: 'now' }]);
    await db
      .update(filesTable)
      .set({ status: 'deleted', deletedAt: clock.now() })
      .where(eq(filesTable.id, file.id));
    expect(await inbox()).toEqual([]);
  });
});

describe('an item', () => {
  const waitingMessage = async () => {
    const id = await lessonCalled('Genética');
    await write(teacher, id, 'Obrigada!');
    const [item] = await inbox();
    if (!item) throw new Error('nothing waits');
    return { id, item };
  };

  it('done by two at once is done by the first, and waits again for what is new', async () => {
    const { id, item } = await waitingMessage();
    const answers = await Promise.all([say(admin, item), say(other, item), say(admin, item)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ json }) => json.by.id)).size).toBe(1);
    const { db } = product.deps.database;
    expect(await db.select().from(inboxMarksTable)).toHaveLength(1);
    expect(await inbox()).toEqual([]);
    expect((await admin.get('/api/admin/inbox/done')).json).toMatchObject([
      { kind: 'message', lessonTitle: 'Genética' },
    ]);
    expect((await counts()).doneToday).toBe(1);
    expect((await admin.get('/api/admin/desk')).json.waiting.unanswered).toBe(0);
    await write(teacher, id, 'Só mais uma coisa.');
    expect(await inbox()).toMatchObject([{ words: 'Só mais uma coisa.', count: 1 }]);
  });

  it('done while a message comes in keeps that message waiting', async () => {
    const { id, item } = await waitingMessage();
    const [done] = await Promise.all([say(admin, item), write(teacher, id, 'Ah, e a capa?')]);
    // Whoever comes second sees what there is: the item as it was known is done or gone, the new words wait.
    expect([200, 409]).toContain(done.status);
    const [left] = await inbox();
    expect(left?.words).toBe('Ah, e a capa?');
  });

  it('is taken back as it was, once or twice', async () => {
    const { item } = await waitingMessage();
    await say(admin, item);
    expect([(await takeBack(item)).status, (await takeBack(item)).status]).toEqual([204, 204]);
    expect((await inbox()).map(keyOf)).toEqual([keyOf(item)]);
    const rows = await product.deps.database.db.select().from(messagesTable);
    expect(rows.map(({ dismissedAt }) => dismissedAt)).toEqual([null]);
  });

  it('put off comes back on top of its group', async () => {
    const { item } = await waitingMessage();
    await write(teacher, await lessonCalled('Antes'), 'Oi');
    const until = later(HOUR);
    expect((await say(admin, item, until)).json).toMatchObject({
      state: 'snoozed',
      until: until.toISOString(),
    });
    expect(told(await inbox())).toEqual([['today', 'message', 'Antes']]);
    expect(await inbox('?view=snoozed')).toMatchObject([
      { subject: item.subject, snoozed: { until: until.toISOString(), by: 'Administração Lousa' } },
    ]);
    expect((await counts()).snoozed).toBe(1);
    clock.advance(HOUR);
    expect(told(await inbox())).toEqual([
      ['today', 'message', 'Genética'],
      ['today', 'message', 'Antes'],
    ]);
    // Back again it can be put off once more, or be done.
    expect((await say(other, item, later(HOUR))).json.by.id).toBe(other.user.id);
    expect((await say(admin, item)).json.state).toBe('done');
    expect((await say(admin, item, later(HOUR))).json.state).toBe('done');
  });

  it('is refused what it cannot be', async () => {
    const { item } = await waitingMessage();
    expect((await say(admin, item, later(-HOUR))).json.message).toBe('Escolha um momento à frente');
    expect((await say(admin, item, later(400 * DAY))).json.message).toBe('Adie por até 90 dias');
    expect((await say(admin, { ...item, subject: crypto.randomUUID() })).status).toBe(409);
    expect((await say(admin, { ...item, subject: 'x' })).status).toBe(409);
    await lessonCalled('Sem editor', { status: 'paid', paidAt: clock.now(), deadline: later(DAY) });
    const [unassigned] = await inbox('?view=unassigned');
    if (!unassigned) throw new Error('nothing waits');
    expect((await say(admin, unassigned)).json.message).toBe(
      'Isto só sai da caixa com a decisão. Decida, ou adie para depois.',
    );
    expect((await say(teacher, item)).status).toBe(403);
  });
});
