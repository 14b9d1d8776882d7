import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer, ApiClient } from '#tests/builders/api-client.ts';
import { placeOrder } from '#tests/builders/orders.ts';
import { registerTeacher } from '#tests/builders/people.ts';
import { createTestApp, type TestApp } from '#tests/setup/test-app.ts';

const MESSAGES = 470;
let product: TestApp;
let teacher: ApiClient;
let lessonId: string;

beforeAll(async () => {
  product = await createTestApp();
  teacher = await registerTeacher(product.app);
  lessonId = (await placeOrder(teacher)).json.id;
  await fill(lessonId, MESSAGES, 'Recado');
});
afterAll(() => product.close());

const fill = (lesson: string, count: number, words: string) =>
  product.deps.database.pool.query(
    `insert into messages (id, lesson_id, sender_id, sender_role, content, created_at)
     select uuidv7((n - $3) * interval '1 second'), $1, $2, 'teacher', $4 || ' ' || n, now()
     from generate_series(1, $3::int) n`,
    [lesson, teacher.user.id, count, words],
  );
const VIEWS = [
  () => `/api/lessons/${lessonId}/messages`,
  () => `/api/messages?lessonId=${lessonId}`,
  () => `/api/chat/conversation?lessonId=${lessonId}`,
];
const textsOf = ({ json }: Answer): string[] =>
  (json.messages ?? json).map(
    ({ content, message }: { content?: string; message?: string }) => content ?? message,
  );
const nextOf = ({ headers }: Answer): string | null =>
  /<([^>]+)>; rel="next"/.exec(String(headers.link ?? ''))?.[1] ?? null;

/** Every page from the newest on. */
async function walk(path: string): Promise<Answer[]> {
  const pages: Answer[] = [];
  for (let next: string | null = path; next; ) {
    const page: Answer = await teacher.get(next);
    expect(page.status, page.text).toBe(200);
    pages.push(page);
    next = nextOf(page);
  }
  return pages;
}
const inOrder = (pages: Answer[]) => pages.toReversed().flatMap(textsOf);

describe('a long conversation', () => {
  it.each([0, 1, 2])(
    'begins with its newest messages and leads to all older ones (view %i)',
    async (view) => {
      const first = await teacher.get(VIEWS[view]?.() ?? '');
      expect(textsOf(first)).toEqual(Array.from({ length: 50 }, (_, n) => `Recado ${MESSAGES - 49 + n}`));
      expect(first.headers['x-total-count']).toBe(String(MESSAGES));
      const pages = await walk(VIEWS[view]?.() ?? '');
      expect(inOrder(pages)).toEqual(Array.from({ length: MESSAGES }, (_, n) => `Recado ${n + 1}`));
    },
  );

  it('answers as many as are asked for, and at most two hundred', async () => {
    const asked = await teacher.get(`${VIEWS[0]?.()}?limit=200`);
    expect(textsOf(asked)).toHaveLength(200);
    for (const wrong of ['limit=201', 'limit=0', 'limit=x', 'cursor=abc', 'cursor=%FF']) {
      expect((await teacher.get(`${VIEWS[0]?.()}?${wrong}`)).status, wrong).toBe(400);
    }
  });

  it('repeats and skips nothing where messages come in while somebody reads back', async () => {
    const { json } = await placeOrder(teacher);
    await fill(json.id, 120, 'Antes');
    const path = `/api/lessons/${json.id}/messages`;
    const newest = await teacher.get(path);
    for (let n = 0; n < 3; n++) await teacher.post(path, { content: `Depois ${n}` });
    const older = await walk(nextOf(newest) ?? '');
    expect([...inOrder(older), ...textsOf(newest)]).toEqual(
      Array.from({ length: 120 }, (_, n) => `Antes ${n + 1}`),
    );
  });

  it('is answered in pages that weigh a megabyte at most', async () => {
    const { json } = await placeOrder(teacher);
    await fill(json.id, 400, 'ç'.repeat(3900));
    const pages = await walk(`/api/lessons/${json.id}/messages?limit=200`);
    for (const { bytes } of pages) expect(bytes.length).toBeLessThan(1.2 * 1024 * 1024);
    expect(pages.length).toBeGreaterThan(2);
    expect(inOrder(pages).map((text) => Number(text.split(' ')[1]))).toEqual(
      Array.from({ length: 400 }, (_, n) => n + 1),
    );
  });

  it('is marked as read by whom looks at its end, not by whom reads back', async () => {
    const { pool } = product.deps.database;
    const next = nextOf(await teacher.get(VIEWS[0]?.() ?? '')) ?? '';
    await pool.query(
      `insert into messages (lesson_id, sender_id, sender_role, content, created_at) values ($1, $2, 'admin', 'Oi', now())`,
      [lessonId, teacher.user.id],
    );
    const unread = async () => (await teacher.get('/api/messages/unread')).json.total;
    await teacher.get(next);
    expect(await unread()).toBe(1);
    await teacher.get(VIEWS[0]?.() ?? '');
    expect(await unread()).toBe(0);
  });
});

describe('one account', () => {
  it('sends sixty messages a minute by all calls together; more are refused with a word when to go on', async () => {
    const writer = await registerTeacher(product.app);
    const other = await registerTeacher(product.app);
    const own: string = (await placeOrder(writer)).json.id;
    const send = [
      () => writer.post(`/api/lessons/${own}/messages`, { content: 'Oi' }),
      () => writer.post('/api/messages', { lessonId: own, content: 'Oi' }),
      () => writer.post('/api/chat/send', { lessonId: own, message: 'Oi' }),
    ];
    const sent = await Promise.all(Array.from({ length: 63 }, (_, n) => send[n % 3]?.()));
    expect(sent.filter((answer) => answer?.status === 201)).toHaveLength(60);
    const refused = await send[0]?.();
    expect(refused?.status).toBe(429);
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused?.json.message).toMatch(
      /^Você enviou muitas mensagens em pouco tempo\. Nada se perdeu: tente de novo em (\d+ segundos?|1 minuto)\.$/,
    );
    const { json } = await placeOrder(other);
    expect((await other.post(`/api/lessons/${json.id}/messages`, { content: 'Oi' })).status).toBe(201);
  });

  it('sends a thousand a day', async () => {
    const writer = await registerTeacher(product.app);
    const { json } = await placeOrder(writer);
    const path = `/api/lessons/${json.id}/messages`;
    await writer.post(path, { content: 'Oi' });
    await product.deps.database.pool.query(
      `update rate_limits set points = 1000 where key like 'messages-day:%'`,
    );
    const refused = await writer.post(path, { content: 'Mais uma' });
    expect([refused.status, refused.json.message]).toEqual([429, expect.stringMatching(/em \d+ horas\.$/)]);
  });
});
