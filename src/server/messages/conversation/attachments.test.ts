import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FileRow } from '#server/files/files.api.ts';
import { filesTable } from '#server/files/files.table.ts';
import { signInEditor } from '#tests/builders/admins.ts';
import type { ApiClient } from '#tests/builders/api-client.ts';
import { setLesson } from '#tests/builders/lessons.ts';
import { placeOrder } from '#tests/builders/orders.ts';
import { registerTeacher } from '#tests/builders/people.ts';
import { createTestApp, type TestApp } from '#tests/setup/test-app.ts';

let product: TestApp;
let teacher: ApiClient;
let editor: ApiClient;
let lessonId: string;
let otherLessonId: string;

beforeAll(async () => {
  product = await createTestApp();
  teacher = await registerTeacher(product.app);
  editor = await signInEditor(product);
  lessonId = (await placeOrder(teacher)).json.id;
  otherLessonId = (await placeOrder(teacher)).json.id;
  await setLesson(product, lessonId, { editorId: editor.user.id });
});
afterAll(() => product.close());

async function upload(set: Partial<FileRow> = {}): Promise<string> {
  const id = randomUUID();
  await product.deps.database.db.insert(filesTable).values({
    id,
    lessonId,
    uploaderId: teacher.user.id,
    originalName: 'foto da lousa.png',
    mimeType: 'image/png',
    fileType: 'user_content',
    isAttachment: true,
    sizeBytes: 68,
    sha256: '0'.repeat(64),
    storageKey: `lessons/${lessonId}/${id}.png`,
    ...set,
  });
  return id;
}
const conversation = () => `/api/lessons/${lessonId}/messages`;
const send = (attachmentIds: unknown, client = teacher) =>
  client.post(conversation(), { content: 'Veja a foto.', attachmentIds });

describe('a message with files', () => {
  it('brings them to both sides', async () => {
    const id = await upload();
    const sent = await send([id, id]);
    const attachment = {
      id,
      originalName: 'foto da lousa.png',
      mimeType: 'image/png',
      fileSize: 68,
      filePath: `/api/files/${id}/download`,
    };
    expect([sent.status, sent.json.attachments]).toEqual([201, [attachment]]);
    const read = (await editor.get(conversation())).json;
    expect(read.at(-1).attachments).toEqual([attachment]);
    const older = (await editor.get(`/api/messages?lessonId=${lessonId}`)).json;
    expect(older.at(-1).attachments).toEqual([attachment]);
  });

  it('may be nothing but files, but not nothing at all', async () => {
    const sent = await teacher.post(conversation(), { content: ' \n', attachmentIds: [await upload()] });
    expect([sent.status, sent.json.content, sent.json.attachments.length]).toEqual([201, '', 1]);
    expect((await editor.get(conversation())).json.at(-1)).toMatchObject({ id: sent.json.id, content: '' });
    const empty = await teacher.post(conversation(), { content: ' \n', attachmentIds: [] });
    expect([empty.status, empty.json.message]).toEqual([400, 'Escreva uma mensagem']);
  });

  it('takes only files that the sender uploaded for this lesson and that are still there', async () => {
    const refused = [
      [await upload({ lessonId: otherLessonId })],
      [await upload({ uploaderId: editor.user.id })],
      [await upload({ status: 'deleted', deletedAt: new Date() })],
      [await upload({ isBlocked: true })],
      [randomUUID()],
      ['../../etc/passwd'],
      [await upload(), randomUUID()],
    ];
    const before = (await teacher.get(conversation())).json.length;
    for (const ids of refused) {
      const answer = await send(ids);
      expect([answer.status, answer.json.message]).toEqual([404, 'Arquivo não encontrado']);
    }
    for (const ids of ['x', [7], Array.from({ length: 11 }, () => randomUUID())]) {
      expect((await send(ids)).status).toBe(400);
    }
    expect((await teacher.get(conversation())).json.length).toBe(before);
  });

  it('loses a file that is deleted later, but not its text', async () => {
    const id = await upload();
    await send([id]);
    const { db } = product.deps.database;
    await db
      .update(filesTable)
      .set({ status: 'deleted', deletedAt: new Date() })
      .where(eq(filesTable.id, id));
    for (const reader of [teacher, editor]) {
      const last = (await reader.get(conversation())).json.at(-1);
      expect([last.content, last.attachments]).toEqual(['Veja a foto.', []]);
    }
  });
});
