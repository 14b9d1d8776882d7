import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signInAdmin, signInEditor } from '#tests/builders/admins.ts';
import type { ApiClient } from '#tests/builders/api-client.ts';
import { setLesson } from '#tests/builders/lessons.ts';
import { type MailServer, startMailServer } from '#tests/builders/mail-server.ts';
import { placeOrder } from '#tests/builders/orders.ts';
import { registerTeacher } from '#tests/builders/people.ts';
import { testClock } from '#tests/builders/test-clock.ts';
import { createTestApp, TEST_ADMIN, type TestApp } from '#tests/setup/test-app.ts';
import { notifyUnread } from './notify-unread.job.ts';
import { writeUnreadMail } from './unread-mail.ts';

const clock = testClock();
let server: MailServer;
let product: TestApp;
let teacher: ApiClient;
let editor: ApiClient;
let lessonId: string;

beforeAll(async () => {
  server = await startMailServer();
  product = await createTestApp({ deps: { clock }, env: { SMTP_URL: server.url } });
  teacher = await registerTeacher(product.app);
  editor = await signInEditor(product);
  await product.runJobs();
});
afterAll(async () => {
  await product.close();
  await server.close();
});
beforeEach(async () => {
  lessonId = (await placeOrder(teacher, { title: 'Frações' })).json.id;
  await setLesson(product, lessonId, { editorId: editor.user.id });
  await product.runJobs();
  server.received = [];
});

const write = (client: ApiClient, content = 'Segredo da turma.') =>
  client.post(`/api/lessons/${lessonId}/messages`, { content });
const read = (client: ApiClient) => client.get(`/api/lessons/${lessonId}/messages`);

/** Lets time pass, for the clock and for what waits in the queue, and everything due happen. */
async function pass(seconds: number): Promise<void> {
  clock.advance(seconds * 1000);
  await product.deps.database.db.execute(sql`
    update jobs.job set start_after = now()
    where name = 'notify-unread-messages' and state = 'created' and start_after <= ${clock.now()}`);
  await product.runJobs();
}
const mails = () => server.received.map(({ to, subject }) => [to, subject]);

describe('a message that nobody reads', () => {
  it('is mailed about once the conversation has been quiet for a minute, once', async () => {
    await write(teacher);
    await pass(40);
    await write(teacher);
    await pass(40);
    expect(mails()).toEqual([]);
    await pass(30);
    expect(mails()).toEqual([[editor.user.email, '2 mensagens novas na aula "Frações"']]);
    expect(server.received[0]).toMatchObject({
      from: 'Ana, pela Lousa',
      text: expect.stringContaining('> Segredo da turma.'),
      html: expect.stringContaining('Segredo da turma.'),
    });
    await pass(600);
    expect(mails()).toHaveLength(1);
    await write(teacher, 'Mais uma.');
    await pass(61);
    expect(mails()).toEqual([
      [editor.user.email, '2 mensagens novas na aula "Frações"'],
      [editor.user.email, '3 mensagens novas na aula "Frações"'],
    ]);
  });

  it('is not mailed about where it was read meanwhile', async () => {
    await write(editor);
    await pass(30);
    await read(teacher);
    await pass(90);
    expect(mails()).toEqual([]);
  });

  it('is mailed to the editor though an admin has looked or even answered', async () => {
    const admin = await signInAdmin(product);
    await write(teacher);
    await read(admin);
    await pass(61);
    expect(mails()).toEqual([[editor.user.email, 'Mensagem nova na aula "Frações"']]);
    await write(teacher, 'E agora?');
    await write(admin, 'Já vai.');
    await pass(61);
    expect(mails()).toContainEqual([editor.user.email, '2 mensagens novas na aula "Frações"']);
    // Where nobody is assigned, one admin's look is enough.
    await setLesson(product, lessonId, { editorId: null });
    server.received = [];
    await write(teacher, 'Alguém?');
    await read(admin);
    await pass(61);
    expect(mails()).toEqual([]);
  });

  it('tells each side of its own, and an admin where no editor is assigned', async () => {
    await write(editor);
    await pass(61);
    expect(mails()).toEqual([[teacher.user.email, 'Mensagem nova na aula "Frações"']]);
    await setLesson(product, lessonId, { editorId: null });
    await write(teacher);
    await pass(61);
    expect(mails().at(-1)).toEqual([TEST_ADMIN.email, 'Mensagem nova na aula "Frações"']);
  });

  it('is mailed about with the way to the conversation', async () => {
    await setLesson(product, lessonId, { editorId: null, status: 'paid' });
    await write(teacher);
    await pass(61);
    expect(server.received.at(-1)?.text).toContain(`/admin-functional?aberto=${lessonId}`);
    const admin = await signInAdmin(product);
    const { json } = await admin.post('/api/admin/assign-editor', { lessonId, editorId: editor.user.id });
    await product.runJobs();
    await write(teacher, 'Bom dia.');
    await pass(61);
    const told = server.received.find(({ subject }) => subject.startsWith('2 mensagens novas'));
    expect(told?.to).toBe(editor.user.email);
    expect(told?.text).toContain(`/editor-dashboard?projeto=${json.id}&parte=conversa`);
  });

  it('is quoted as it was typed, at most so much of it, and never as HTML', async () => {
    await write(editor, `<img src=x onerror="alert(1)"> & ${'muito '.repeat(300)}fim`);
    await pass(61);
    const [mail] = server.received;
    expect(mail?.html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; muito');
    expect(mail?.html).not.toContain('<img');
    expect(mail?.html).toContain('…');
    expect(mail?.html).not.toContain('fim');
    expect(mail?.text).toContain(`http://lousa.test/dashboard?conversa=${lessonId}`);
  });

  it('is not mailed to who chose otherwise', async () => {
    const choose = (messages: boolean) =>
      teacher.put('/api/account/notifications', { messages, progress: true, deadlines: true });
    await choose(false);
    await write(editor);
    await pass(61);
    expect(mails()).toEqual([]);
    await choose(true);
    await write(editor);
    await pass(61);
    expect(mails()).toEqual([[teacher.user.email, '2 mensagens novas na aula "Frações"']]);
  });

  it('is mailed about once though two workers look at the same time', async () => {
    await write(editor);
    clock.advance(61_000);
    const look = () =>
      notifyUnread(product.deps).run({ lessonId, side: 'teacher' }, {
        db: product.deps.database.db,
      } as never);
    await Promise.all([look(), look(), look()]);
    await product.runJobs();
    expect(mails()).toEqual([[teacher.user.email, 'Mensagem nova na aula "Frações"']]);
  });

  it('read between the call for a mail and its sending makes it needless', async () => {
    await write(editor);
    const { db } = product.deps.database;
    const written = () => writeUnreadMail(product.deps).write({ lessonId, side: 'teacher' }, db);
    expect(await written()).toMatchObject({ to: teacher.user.email, toUserId: teacher.user.id });
    await read(teacher);
    expect(await written()).toBeNull();
  });

  it('makes no link of a name or title that holds the address of a site', async () => {
    const { db } = product.deps.database;
    const mallory = await registerTeacher(product.app);
    lessonId = (await placeOrder(mallory, { title: 'Abra golpe.test/x agora' })).json.id;
    await db.execute(
      sql`update users set first_name = 'Abra http://golpe.test/y' where id = ${mallory.user.id}`,
    );
    await write(mallory, 'Bom dia');
    const mail = await writeUnreadMail(product.deps).write({ lessonId, side: 'production' }, db);
    const { subject: _subject, ...seen } = mail?.letter ?? { subject: '' };
    expect(JSON.stringify([mail?.senderName, seen])).not.toMatch(/golpe\.test/);
    expect(mail?.letter.headline).toBe('Abra golpe. test/y escreveu sobre “Abra golpe. test/x agora”');
  });
});
