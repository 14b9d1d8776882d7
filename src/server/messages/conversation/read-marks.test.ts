import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lessonTopic } from '#server/lessons/lessons.api.ts';
import { messageReadsTable, messagesTable } from '#server/messages/messages.table.ts';
import { eventsTable } from '#server/platform/events/events.table.ts';
import { addAdmin, signInAdmin, signInEditor } from '#tests/builders/admins.ts';
import type { ApiClient } from '#tests/builders/api-client.ts';
import { setLesson } from '#tests/builders/lessons.ts';
import { placeOrder } from '#tests/builders/orders.ts';
import { registerTeacher } from '#tests/builders/people.ts';
import { createTestApp, type TestApp } from '#tests/setup/test-app.ts';

let product: TestApp;
let teacher: ApiClient;
let editor: ApiClient;
let admin: ApiClient;
let lessons: string[] = [];

beforeAll(async () => {
  product = await createTestApp();
  teacher = await registerTeacher(product.app);
  editor = await signInEditor(product);
  admin = await signInAdmin(product);
  lessons = [];
  for (const title of ['Frações', 'Relevo']) lessons.push((await placeOrder(teacher, { title })).json.id);
  await setLesson(product, lessons[0] ?? '', { editorId: editor.user.id });
});
afterAll(() => product.close());

const write = (client: ApiClient, lesson: number, content: string) =>
  client.post(`/api/lessons/${lessons[lesson]}/messages`, { content });
const unreadOf = async (client: ApiClient) => (await client.get('/api/messages/unread')).json;
const counts = (...perLesson: [number, number][]) => ({
  total: perLesson.reduce((total, [, count]) => total + count, 0),
  lessons: perLesson.map(([lesson, count]) => ({ lessonId: lessons[lesson], count })),
});
const readEvents = async (lesson: number) => {
  const { db } = product.deps.database;
  const rows = await db
    .select()
    .from(eventsTable)
    .where(eq(eventsTable.topic, lessonTopic(lessons[lesson] ?? '')));
  return rows.filter(({ type }) => type === 'read').map(({ data }) => data);
};

describe('unread messages', () => {
  it('are counted for each side, by lesson, the longest waiting first', async () => {
    await write(teacher, 1, 'Alguém aí?');
    await write(teacher, 0, 'Olá');
    await write(teacher, 0, 'Tudo bem?');
    await write(admin, 1, 'Bom dia!');
    // Lesson 1 has its answer: nothing there waits for an admin any more.
    expect(await unreadOf(admin)).toEqual(counts([0, 2]));
    // An editor's own lessons alone; and what an admin wrote waits for the teacher, not for the editor.
    expect(await unreadOf(editor)).toEqual(counts([0, 2]));
    expect(await unreadOf(teacher)).toEqual(counts([1, 1]));
    expect(await unreadOf(await registerTeacher(product.app))).toEqual({ total: 0, lessons: [] });
  });

  it('stay unread for the editor though an admin looks, and are seen by each person alone', async () => {
    await admin.get(`/api/lessons/${lessons[0]}/messages`);
    expect(await unreadOf(admin)).toEqual({ total: 0, lessons: [] });
    expect(await unreadOf(editor)).toEqual(counts([0, 2]));
    const other = await addAdmin(product);
    expect(await unreadOf(other)).toEqual(counts([0, 2]));
    // Its writer is told that the house has seen it, whoever that was.
    expect(await readEvents(0)).toEqual([{ side: 'production' }]);
  });

  it('are read by opening the conversation, which the other side hears of once', async () => {
    await editor.get(`/api/lessons/${lessons[0]}/messages`);
    await editor.get(`/api/lessons/${lessons[0]}/messages`);
    expect(await unreadOf(editor)).toEqual({ total: 0, lessons: [] });
    expect(await readEvents(0)).toEqual([{ side: 'production' }]);
    const own = (await teacher.get(`/api/lessons/${lessons[0]}/messages`)).json;
    expect(own.map((message: { read: boolean }) => message.read)).toEqual([true, true]);
    // The teacher's look at nothing new is no event.
    expect(await readEvents(0)).toHaveLength(1);
  });

  it('are read by saying so, once for each though several say so at the same time', async () => {
    const other = await addAdmin(product);
    const answers = await Promise.all(
      [admin, admin, other].map((each) => each.post(`/api/lessons/${lessons[1]}/messages/read`)),
    );
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
    const { db } = product.deps.database;
    const reads = await db
      .select({ userId: messageReadsTable.userId })
      .from(messageReadsTable)
      .innerJoin(messagesTable, eq(messagesTable.id, messageReadsTable.messageId))
      .where(eq(messagesTable.lessonId, lessons[1] ?? ''));
    expect(reads.map(({ userId }) => userId).sort()).toEqual([admin.user.id, other.user.id].sort());
    expect(await readEvents(1)).toEqual([{ side: 'production' }]);
    expect((await editor.post(`/api/lessons/${lessons[1]}/messages/read`)).status).toBe(404);
    expect(await unreadOf(teacher)).toEqual(counts([1, 1]));
  });

  it('wait for an answer until the production writes, whoever looked; what comes at that moment waits on', async () => {
    await write(teacher, 0, 'E a capa?');
    await editor.get(`/api/lessons/${lessons[0]}/messages`);
    const unanswered = async () =>
      (await admin.get(`/api/admin/lessons?limit=200`)).json.find(
        ({ id }: { id: string }) => id === lessons[0],
      ).unread;
    expect(await unanswered()).toBe(3);
    await Promise.all([write(editor, 0, 'Amanhã.'), write(admin, 0, 'Já vai.')]);
    expect(await unanswered()).toBe(0);
    await write(teacher, 0, 'Obrigada.');
    expect(await unanswered()).toBe(1);
  });

  it('are found without walking through those that were read', async () => {
    const { db } = product.deps.database;
    const plan = await db.transaction(async (tx) => {
      await tx.execute(sql`
        insert into messages (lesson_id, sender_id, sender_role, content, created_at, answered_at)
        select ${lessons[0]}::uuid, ${teacher.user.id}::uuid, 'teacher', 'lida', now(), now()
        from generate_series(1, 20000)`);
      await tx.execute(sql`analyze messages`);
      const { rows } = await tx.execute(sql`
        explain select lesson_id, count(*) from messages
        where answered_at is null and dismissed_at is null and sender_role = 'teacher' group by lesson_id`);
      return JSON.stringify(rows);
    });
    expect(plan).toContain('messages_unanswered');
    expect(plan).not.toContain('Seq Scan');
  });
});
