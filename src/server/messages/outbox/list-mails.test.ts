import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailOutboxTable } from '#server/platform/mail/mail-outbox.table.ts';
import type { OutboxMail } from '#shared/messages/mails.contract.ts';
import { signInAdmin, signInEditor } from '#tests/builders/admins.ts';
import { type ApiClient, apiClient } from '#tests/builders/api-client.ts';
import { placeOrder } from '#tests/builders/orders.ts';
import { registerTeacher } from '#tests/builders/people.ts';
import { createTestApp, type TestApp } from '#tests/setup/test-app.ts';

let product: TestApp;
let admin: ApiClient;
let teacher: ApiClient;
beforeAll(async () => {
  product = await createTestApp();
  admin = await signInAdmin(product);
  teacher = await registerTeacher(product.app, { email: 'ana@escola.test' });
  await product.runJobs();
});
afterAll(() => product.close());

describe('the outbox as an admin sees it', () => {
  it('names when, what, to whom and with what end, never the words', async () => {
    const answer = await admin.get('/api/admin/mails');
    expect([answer.status, answer.headers['x-total-count']]).toEqual([200, '1']);
    expect(answer.json[0]).toMatchObject({
      kind: 'account.confirm_email',
      subject: 'Confirme seu e-mail na Lousa',
      to: 'ana@escola.test',
      status: 'sent',
      tries: 1,
      nextTryAt: null,
    });
    expect(answer.text).not.toContain('token');
  });

  it('is searched, filtered and paged', async () => {
    const createdAt = new Date('2026-01-01T12:00:00Z');
    const rows = Array.from({ length: 5 }, (_, i) => ({
      ...{ kind: 'letter', payload: {}, status: 'failed' as const, nextTryAt: createdAt, createdAt },
      ...{ toAddress: `p${i}@outra.test`, subject: '100% certo' },
    }));
    await product.deps.database.db.insert(mailOutboxTable).values(rows);
    const total = async (query: string) =>
      (await admin.get(`/api/admin/mails?${query}`)).headers['x-total-count'];
    expect([await total('q=OUTRA'), await total('q=0%25'), await total('q=%25%25')]).toEqual(['5', '5', '0']);
    expect([await total('status=failed'), await total('status=sent')]).toEqual(['5', '1']);
    expect((await admin.get('/api/admin/mails?status=nenhuma')).status).toBe(400);
    expect((await admin.get('/api/admin/mails?q=%00&cursor=x')).status).toBe(400);
    // JavaScript knows a 30th of February, the database does not.
    const place = JSON.stringify(['done 2026-02-30T00:00:00.000Z', crypto.randomUUID()]);
    const cursor = Buffer.from(place).toString('base64url');
    expect((await admin.get(`/api/admin/mails?cursor=${cursor}`)).status).toBe(400);
    const seen = new Set<string>();
    for (let url: string | undefined = '/api/admin/mails?limit=2'; url; ) {
      const page = await admin.get(url);
      for (const { id } of page.json) seen.add(id);
      url = /<([^>]+)>/.exec(String(page.headers.link ?? ''))?.[1];
    }
    expect(seen.size).toBe(6);
  });

  it('names the lesson a mail is about as long as that is there', async () => {
    const { id } = (await placeOrder(teacher, { title: 'Vulcões' })).json;
    await product.runJobs();
    const { json } = await admin.get('/api/admin/mails?q=ana%40escola');
    const told = json.map(({ kind, lesson }: OutboxMail) => [kind, lesson]);
    expect(told).toEqual([
      ['lesson.analysis_ready', { id, title: 'Vulcões' }],
      ['account.confirm_email', null],
    ]);
    const gone = product.deps.database.db.update(mailOutboxTable).set({ lessonId: crypto.randomUUID() });
    await gone.where(eq(mailOutboxTable.lessonId, id));
    expect((await admin.get('/api/admin/mails?q=ana%40escola')).json[0].lesson).toBeNull();
  });

  it('is closed to everybody else', async () => {
    const answers = [teacher, await signInEditor(product), apiClient(product.app)].map(
      async (each) => (await each.get('/api/admin/mails')).status,
    );
    expect(await Promise.all(answers)).toEqual([403, 403, 401]);
  });
});
