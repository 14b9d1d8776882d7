import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureMasterAdmin } from '#server/accounts/ensure-master-admin.ts';
import { encodeCursor } from '#server/platform/http/lists/page.ts';
import { type ApiClient, apiClient } from '#tests/builders/api-client.ts';
import { setLesson } from '#tests/builders/lessons.ts';
import { placeOrder } from '#tests/builders/orders.ts';
import { registerTeacher } from '#tests/builders/people.ts';
import { createTestApp, TEST_ADMIN, type TestApp } from '#tests/setup/test-app.ts';

let test: TestApp;
let ana: ApiClient;
let bia: ApiClient;
let admin: ApiClient;
beforeAll(async () => {
  test = await createTestApp();
  await ensureMasterAdmin(test.deps);
  ana = await registerTeacher(test.app, { firstName: 'Ana', email: 'ana@escola.test' });
  bia = await registerTeacher(test.app, {
    firstName: 'Bia',
    lastName: 'Conceição',
    email: 'bia@escola.test',
  });
  admin = apiClient(test.app);
  admin.token = (
    await admin.post('/api/auth/admin/login', { username: 'admin_master', password: TEST_ADMIN.password })
  ).json.token;
  for (const title of ['Frações', 'Ângulos', 'Fotossíntese 100%', 'Equações', 'Poliedros']) {
    await placeOrder(ana, { title });
  }
  await placeOrder(bia, { title: 'Frações da Bia' });
});
afterAll(() => test.close());

const titles = async (client: ApiClient, query = '') =>
  (await client.get(`/api/lessons${query}`)).json.map((lesson: { title: string }) => lesson.title);

describe('the list of lessons', () => {
  it('shows a teacher the own ones, newest first, an admin all', async () => {
    expect(await titles(ana)).toEqual(['Poliedros', 'Equações', 'Fotossíntese 100%', 'Ângulos', 'Frações']);
    expect(await titles(bia)).toEqual(['Frações da Bia']);
    expect(await titles(admin)).toHaveLength(6);
  });

  it('is read page by page without loss or repetition, also while new ones come', async () => {
    const seen: string[] = [];
    let url: string | null = '/api/lessons?limit=2';
    while (url) {
      const page = await ana.get(url);
      expect(page.headers['x-total-count']).toBe(seen.length === 0 ? '5' : '6');
      seen.push(...page.json.map((lesson: { title: string }) => lesson.title));
      if (seen.length === 2) await placeOrder(ana, { title: 'Chegou depois' });
      url = /<([^>]+)>; rel="next"/.exec(String(page.headers.link ?? ''))?.[1] ?? null;
    }
    expect(seen).toEqual(['Poliedros', 'Equações', 'Fotossíntese 100%', 'Ângulos', 'Frações']);
  });

  it('tells a teacher first what waits, then what was just delivered, page by page', async () => {
    const cal = await registerTeacher(test.app);
    const ids: Record<string, string> = {};
    for (const title of ['pronta', 'a pagar', 'falhou', 'antiga', 'a aprovar', 'em andamento']) {
      ids[title] = (await placeOrder(cal, { title })).json.id;
    }
    const set = (title: string, values: Parameters<typeof setLesson>[2]) =>
      setLesson(test, ids[title] ?? '', values);
    await set('pronta', { status: 'completed', completedAt: new Date() });
    await set('antiga', { status: 'completed', completedAt: new Date(Date.now() - 30 * 86_400_000) });
    await set('a pagar', { status: 'waiting_payment' });
    await set('a aprovar', { status: 'waiting_approval' });
    await set('falhou', { status: 'submitted', analysisError: 'Ilegível' });
    await set('em andamento', { status: 'in_production' });
    const seen: string[] = [];
    let url: string | null = '/api/lessons?sort=next&limit=2';
    while (url) {
      const page = await cal.get(url);
      seen.push(...page.json.map((lesson: { title: string }) => lesson.title));
      url = /<([^>]+)>; rel="next"/.exec(String(page.headers.link ?? ''))?.[1] ?? null;
    }
    expect(seen).toEqual(['a aprovar', 'falhou', 'a pagar', 'pronta', 'em andamento', 'antiga']);
    const place = encodeCursor({ after: new Date().toISOString(), id: ids.pronta ?? '' });
    expect((await cal.get(`/api/lessons?sort=next&cursor=${place}`)).status, 'of the other order').toBe(400);
    expect((await cal.get('/api/lessons?sort=preço')).status).toBe(400);
    expect((await titles(admin, '?sort=next&limit=1'))[0], 'nothing waits for staff').toBe('em andamento');
  });

  it('finds a part of the title whatever its accents, case and wildcards', async () => {
    expect(await titles(ana, '?q=FRACO')).toEqual(['Frações']);
    expect(await titles(ana, `?q=${encodeURIComponent('ângulo')}`)).toEqual(['Ângulos']);
    expect(await titles(ana, `?q=${encodeURIComponent('100%')}`)).toEqual(['Fotossíntese 100%']);
    expect(await titles(ana, `?q=${encodeURIComponent('F%s')}`)).toEqual([]);
    expect(await titles(ana, '?q=_')).toEqual([]);
    expect(await titles(ana, `?q=${encodeURIComponent("'; drop table lessons;--")}`)).toEqual([]);
    expect((await ana.get('/api/lessons?q=%00')).status).toBe(400);
  });

  it("finds a client's lessons by name or e-mail for the admin alone", async () => {
    expect(await titles(admin, '?q=conceicao')).toEqual(['Frações da Bia']);
    expect(await titles(admin, '?q=bia@escola')).toEqual(['Frações da Bia']);
    expect(await titles(bia, '?q=conceicao')).toEqual([]);
    await bia.put('/api/account/profile', { firstName: 'Bia', lastName: 'Ramos', email: 'bia@escola.test' });
    expect(await titles(admin, '?q=ramos')).toEqual(['Frações da Bia']);
  });

  it('takes a status and refuses what is none', async () => {
    const [{ id }] = (await bia.get('/api/lessons')).json;
    await setLesson(test, id, { status: 'completed' });
    expect(await titles(bia, '?status=completed')).toEqual(['Frações da Bia']);
    expect(await titles(ana, '?status=completed')).toEqual([]);
    for (const query of [
      'status=nenhum',
      'status=__proto__',
      'limit=0',
      'limit=201',
      'limit=abc',
      'cursor=x',
      'cursor=WzEsMl0',
      `cursor=${encodeCursor({ after: '+275760-09-13T00:00:00.000Z', id: ana.user.id })}`,
    ]) {
      expect([query, (await ana.get(`/api/lessons?${query}`)).status]).toEqual([query, 400]);
    }
  });

  it('reads an index whether or not 5 000 lessons of others are there', async () => {
    const { db } = test.deps.database;
    await db.execute(sql`
      with made as (
        insert into users (email, first_name, last_name, role, password_hash, search_text)
        select 'muitos' || n || '@escola.test', 'Muitos', 'Outros', 'teacher', '-', 'muitos outros ' || md5('u' || n)
        from generate_series(1, 125) n returning id)
      insert into lessons (id, owner_id, title, title_search, content, format, service_type, size, delivery_type, price_cents, created_at, updated_at)
      select gen_random_uuid(), made.id, 'Aula ' || n, 'aula ' || md5(n::text), 'x', 'pdf', 'presentation', 5, 'normal', 2900,
        now() - n * interval '1 minute', now() from made, generate_series(1, 40) n`);
    await db.execute(sql`analyze`);
    const { rows } = await db.execute(sql`
      explain select * from lessons where title_search like '%abcdef%' or owner_id in (${bia.user.id})`);
    expect(JSON.stringify(rows)).toMatch(/lessons_title_search/);
    expect(JSON.stringify(rows)).not.toMatch(/Seq Scan on lessons/);
  });
});

describe('one lesson', () => {
  it('is not there for anybody it does not concern, nor by an id that is none', async () => {
    const [{ id }] = (await bia.get('/api/lessons?limit=1')).json;
    for (const wanted of [id, '999999', 'abc', '-1', '0', '%27%20OR%201=1', 'null']) {
      const answer = await ana.get(`/api/lessons/${wanted}`);
      expect([wanted, answer.status, answer.json.message]).toEqual([wanted, 404, 'Aula não encontrada']);
    }
  });

  it('keeps a log of comments to which the owner adds', async () => {
    const { json: lesson } = await placeOrder(ana, { title: 'Comentada' });
    const url = `/api/lessons/${lesson.id}`;
    const first = await ana.patch(url, { comments: 'Um', status: 'paid', price: 1, userId: 'x' });
    expect(first.json).toMatchObject({ status: 'submitted', price: 49 });
    await ana.patch(url, { comments: `${first.json.comments}\n\nDois` });
    await Promise.all([ana.patch(url, { comments: 'Três' }), ana.patch(url, { comments: 'Quatro' })]);
    const entries = (await ana.get(url)).json.comments.split('\n\n');
    expect(entries).toHaveLength(4);
    expect(
      entries.every((entry: string) => /^\[\d\d\/\d\d\/\d{4} \d\d:\d\d\] Ana Souza: \S+$/.test(entry)),
    ).toBe(true);
    expect((await ana.patch(url, { comments: ' ' })).json.message).toBe('Escreva um comentário');
    expect((await ana.patch(url, { comments: 'nulo \0' })).status).toBe(400);
    expect((await bia.patch(url, { comments: 'oi' })).status).toBe(404);
  });
});

describe('the numbers of a teacher', () => {
  it('count own lessons, and measure the time from payment to delivery', async () => {
    const cal = await registerTeacher(test.app);
    expect((await cal.get('/api/stats')).json).toEqual({
      total: 0,
      completed: 0,
      inProgress: 0,
      averageTime: '24h',
    });
    const ids = [];
    for (let i = 0; i < 3; i++) ids.push((await placeOrder(cal)).json.id);
    const paidAt = new Date('2026-03-01T10:00:00Z');
    await setLesson(test, ids[0], {
      status: 'completed',
      paidAt,
      completedAt: new Date('2026-03-02T04:20:00Z'),
    });
    await setLesson(test, ids[1], { status: 'cancelled' });
    expect((await cal.get('/api/stats')).json).toEqual({
      total: 3,
      completed: 1,
      inProgress: 1,
      averageTime: '18h',
    });
  });
});
