import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filesTable } from '#server/files/files.table.ts';
import { eventsTable } from '#server/platform/events/events.table.ts';
import { signInAdmin, signInEditor } from '#tests/builders/admins.ts';
import { type ApiClient, apiClient } from '#tests/builders/api-client.ts';
import { compoundFile } from '#tests/builders/compound-file.ts';
import { tinyPdf } from '#tests/builders/documents.ts';
import { fileForm, TINY_PNG } from '#tests/builders/files.ts';
import { setLesson } from '#tests/builders/lessons.ts';
import { placeOrder } from '#tests/builders/orders.ts';
import { registerTeacher } from '#tests/builders/people.ts';
import { createTestApp, type TestApp } from '#tests/setup/test-app.ts';

let test: TestApp;
let ana: ApiClient;
let eva: ApiClient;
let admin: ApiClient;
let lessonId = '';
beforeAll(async () => {
  test = await createTestApp();
  [ana, eva, admin] = [await registerTeacher(test.app), await signInEditor(test), await signInAdmin(test)];
  lessonId = (await placeOrder(ana)).json.id;
  await setLesson(test, lessonId, { editorId: eva.user.id });
});
afterAll(() => test.close());

const attach = (client: ApiClient, file?: { bytes?: Uint8Array; name?: string }, headers = {}) =>
  client.post(`/api/upload/${lessonId}`, fileForm({}, file), headers);
const listNames = async (client: ApiClient) =>
  (await client.get(`/api/lessons/${lessonId}/files`)).json.map(
    (f: { originalName: string }) => f.originalName,
  );
const countFiles = () => test.deps.database.db.$count(filesTable);

describe('an attachment', () => {
  it('of the teacher reaches the editor unchanged, and open pages are told', async () => {
    const sent = await attach(ana, { bytes: TINY_PNG, name: 'foto da lousa.png' });
    expect([sent.status, sent.json]).toEqual([
      201,
      expect.objectContaining({
        originalName: 'foto da lousa.png',
        fileType: 'user_content',
        mimeType: 'image/png',
        isAttachment: true,
        scanStatus: 'not_scanned',
      }),
    ]);
    expect(await listNames(eva)).toContain('foto da lousa.png');
    expect((await eva.get(sent.json.filePath)).bytes.equals(TINY_PNG)).toBe(true);
    const events = await test.deps.database.db.select().from(eventsTable).where(eq(eventsTable.type, 'file'));
    expect(events.map(({ data }) => data)).toEqual([{ fileId: sent.json.id }]);
  });

  it.each(['editor', 'admin'])('of the %s reaches the teacher', async (role) => {
    const sent = await attach(role === 'editor' ? eva : admin, { name: `de ${role}.pdf` });
    expect([sent.status, sent.json.fileType]).toEqual([201, 'editor_work']);
    expect(await listNames(ana)).toContain(`de ${role}.pdf`);
    expect((await ana.get(sent.json.filePath)).status).toBe(200);
  });

  it.each([
    ['recado.txt', Buffer.from('Olá'), 'recado.txt', 'text/plain'],
    ['prova.doc', compoundFile([{ name: 'WordDocument' }]), 'prova.doc', 'application/msword'],
    ['foto.JPEG', Buffer.from('\xff\xd8\xff\xe0', 'latin1'), 'foto.JPEG', 'image/jpeg'],
    ['foto.pdf', TINY_PNG, 'foto.pdf.png', 'image/png'],
    ['leia.html', Buffer.from('<b>Olá</b>'), 'leia.html.txt', 'text/plain'],
  ])('%s is kept as what it is', async (name, bytes, kept, mimeType) => {
    const { json } = await attach(ana, { bytes, name });
    expect([json.originalName, json.mimeType]).toEqual([kept, mimeType]);
    expect((await eva.get(json.filePath)).headers['content-type']).toBe(mimeType);
  });
});

describe('what is refused leaves nothing behind', () => {
  const program = Buffer.from('MZ\x90\0\x03\0\0\0'.padEnd(400, '\0'), 'latin1');

  it('a program under a PDF name, with the types of the call', async () => {
    const before = await countFiles();
    const answer = await attach(ana, { bytes: program, name: 'jogo.pdf' });
    expect([answer.status, answer.json.message, answer.json.detail]).toEqual([
      415,
      'Tipo de arquivo não permitido',
      'Use apenas PDF, DOC, DOCX, PPT, PPTX, JPG, JPEG, PNG, GIF ou TXT',
    ]);
    expect(await countFiles()).toBe(before);
  });

  it('plain text of an admin', async () => {
    const answer = await attach(admin, { bytes: Buffer.from('Olá'), name: 'recado.txt' });
    expect([answer.status, answer.json.detail]).toEqual([
      415,
      'Use apenas PDF, DOC, DOCX, PPT, PPTX, JPG, JPEG, PNG ou GIF',
    ]);
  });

  it('a file over 10 MB, an empty one and none at all', async () => {
    const large = Buffer.concat([tinyPdf(), Buffer.alloc(11_000_000, 32)]);
    const answer = await attach(ana, { bytes: large, name: 'grande.pdf' });
    expect([answer.status, answer.json.message]).toEqual([413, 'O arquivo passa do limite de 10MB']);
    expect((await attach(ana, { bytes: Buffer.alloc(0), name: 'vazio.pdf' })).status).toBe(422);
    const none = await ana.post(`/api/upload/${lessonId}`, {});
    expect([none.status, none.json.message]).toEqual([400, 'Escolha um arquivo']);
  });

  it('a file for a lesson that is not theirs', async () => {
    const bia = await registerTeacher(test.app);
    const other = await signInEditor(test, 'outra@lousa.test');
    const before = await countFiles();
    for (const stranger of [bia, other]) {
      const answer = await attach(stranger);
      expect([answer.status, answer.json.message]).toEqual([404, 'Aula não encontrada']);
    }
    expect((await ana.post('/api/upload/16', fileForm())).status).toBe(404);
    expect((await attach(apiClient(test.app))).status).toBe(401);
    expect(await countFiles()).toBe(before);
  });

  it('a file for a cancelled lesson', async () => {
    const { json } = await placeOrder(ana);
    await setLesson(test, json.id, { status: 'cancelled' });
    expect((await ana.post(`/api/upload/${json.id}`, fileForm())).status).toBe(409);
  });
});

it('the same key and bytes are one file, also at once; other bytes are a conflict', async () => {
  const before = await countFiles();
  const send = (bytes: Buffer) =>
    attach(ana, { bytes, name: 'uma vez.pdf' }, { 'idempotency-key': 'anexo-1' });
  const answers = await Promise.all([1, 2, 3].map(() => send(tinyPdf())));
  expect(new Set(answers.map(({ status, json }) => `${status} ${json.id}`)).size).toBe(1);
  expect((await send(tinyPdf('outro'))).status).toBe(409);
  expect(await countFiles()).toBe(before + 1);
});
