import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filesTable } from '#server/files/files.table.ts';
import { auditTable } from '#server/platform/audit/audit.table.ts';
import { signInAdmin, signInEditor } from '#tests/builders/admins.ts';
import { type ApiClient, apiClient } from '#tests/builders/api-client.ts';
import { tinyPdf } from '#tests/builders/documents.ts';
import { fileForm } from '#tests/builders/files.ts';
import { setLesson } from '#tests/builders/lessons.ts';
import { placeOrder } from '#tests/builders/orders.ts';
import { registerTeacher } from '#tests/builders/people.ts';
import { testClock } from '#tests/builders/test-clock.ts';
import { createTestApp, type TestApp } from '#tests/setup/test-app.ts';

const DAY_MS = 86_400_000;
const clock = testClock();
let test: TestApp;
let ana: ApiClient;
let eva: ApiClient;
let admin: ApiClient;
let lessonId = '';
beforeAll(async () => {
  test = await createTestApp({ deps: { clock } });
  [ana, eva, admin] = [await registerTeacher(test.app), await signInEditor(test), await signInAdmin(test)];
  lessonId = (await placeOrder(ana, { title: 'Água' })).json.id;
  await setLesson(test, lessonId, { editorId: eva.user.id, status: 'completed', completedAt: clock.now() });
});
afterAll(() => test.close());

const attach = async (name = 'anexo.pdf') =>
  (await ana.post(`/api/upload/${lessonId}`, fileForm({}, { name }))).json;
const add = (fileType: string, name = 'guia.pdf', bytes = tinyPdf()) =>
  admin.post('/api/admin/files', fileForm({ lessonId, fileType }, { name, bytes }));
const statuses = async (path: string) =>
  Promise.all([ana, eva, admin].map(async (client) => (await client.get(path)).status));
const auditOf = async (fileId: string) => {
  const ofFile = and(eq(auditTable.subjectType, 'file'), eq(auditTable.subjectId, fileId));
  return test.deps.database.db.select().from(auditTable).where(ofFile).orderBy(asc(auditTable.id));
};

describe('the list of files', () => {
  it('shows all with lesson and uploader, finds them by name, and pages', async () => {
    const names = ['Página 1.pdf', 'Página 2.pdf', 'pagina 3.pdf', 'outro.pdf'];
    for (const name of names) {
      await attach(name);
      clock.advance(1000);
    }
    const first = await admin.get('/api/admin/files?q=PAGINA&limit=2');
    expect([first.status, first.headers['x-total-count']]).toEqual([200, '3']);
    expect(first.json[0]).toMatchObject({
      originalName: 'pagina 3.pdf',
      lesson: { id: lessonId, title: 'Água' },
      uploader: { id: ana.user.id, firstName: 'Ana', role: 'teacher' },
      restorableUntil: null,
    });
    const next = /<([^>]+)>/.exec(String(first.headers.link))?.[1] ?? '';
    const rest = await admin.get(next);
    expect(rest.json.map((f: { originalName: string }) => f.originalName)).toEqual(['Página 1.pdf']);
    expect(rest.headers.link).toBeUndefined();
  });

  it('finds files by the title of their lesson and by whose it is, and says whose', async () => {
    const bia = await registerTeacher(test.app, { firstName: 'Bianca', lastName: 'Reis' });
    const { id } = (await placeOrder(bia, { title: 'Vulcões' }, { bytes: tinyPdf(), name: 'bia.pdf' })).json;
    for (const q of ['VULCOES', 'bianca reis', bia.user.email, 'bia.pdf']) {
      const { json, headers } = await admin.get(`/api/admin/files?q=${encodeURIComponent(q)}`);
      expect(json, q).toHaveLength(1);
      expect(headers['x-total-count']).toBe('1');
      expect(json[0]).toMatchObject({
        lesson: { id },
        client: { firstName: 'Bianca', email: bia.user.email },
      });
    }
    const [file] = (await admin.get('/api/admin/files?q=vulcoes')).json;
    expect((await admin.get('/api/admin/files?status=blocked')).json).toEqual([]);
    await admin.patch(`/api/admin/files/${file.id}/block`, { block: true });
    expect((await admin.get('/api/admin/files?status=blocked')).json).toMatchObject([{ id: file.id }]);
  });

  it('is filtered by type and status, and by lesson', async () => {
    const other = (await placeOrder(ana, {}, { bytes: tinyPdf(), name: 'material.pdf' })).json.id;
    await add('editor_work', 'rascunho.pdf');
    const names = async (url: string) =>
      (await admin.get(url)).json.map((f: { originalName: string }) => f.originalName);
    expect(await names('/api/admin/files?fileType=editor_work')).toEqual(['rascunho.pdf']);
    expect(await names(`/api/admin/files/${other}`)).toEqual(['material.pdf']);
    expect(await names('/api/admin/files?status=deleted')).toEqual([]);
    expect((await admin.get('/api/admin/files?status=roubado')).status).toBe(400);
    expect((await admin.get('/api/admin/files?cursor=x')).status).toBe(400);
    expect((await admin.get('/api/admin/files/16')).status).toBe(404);
  });

  it.each([
    ['GET', '/api/admin/files'],
    ['GET', '/api/admin/files/x'],
    ['POST', '/api/admin/files'],
    ['PATCH', '/api/admin/files/x/block'],
    ['DELETE', '/api/admin/files/x'],
    ['POST', '/api/admin/files/x/restore'],
    ['POST', '/api/admin/files/x/archive'],
  ])('%s %s is for admins alone', async (method, path) => {
    for (const client of [ana, eva]) expect((await client.call(method, path)).status).toBe(403);
    expect((await apiClient(test.app).call(method, path)).status).toBe(401);
  });
});

describe('a file an admin adds', () => {
  it('of the work of production is a draft that the customer does not see', async () => {
    const added = await add('editor_work');
    expect([added.status, added.json.isAttachment, added.json.uploader.role]).toEqual([201, false, 'admin']);
    expect(await statuses(added.json.filePath)).toEqual([404, 200, 200]);
    expect(await auditOf(added.json.id)).toMatchObject([{ action: 'file.add', actorId: admin.user.id }]);
  });

  it('as a delivery counts up, also at once, and every version stays', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => add('final_delivery', 'entrega.pdf')));
    expect(answers.map(({ json }) => json.version).sort()).toEqual([1, 2, 3, 4]);
    const list = (await ana.get(`/api/lessons/${lessonId}/files`)).json;
    expect(list.filter((f: { fileType: string }) => f.fileType === 'final_delivery')).toHaveLength(4);
  });

  it('needs a type, a lesson and a file the type allows', async () => {
    expect((await add('segredo')).status).toBe(400);
    const nowhere = { lessonId: 'x', fileType: 'editor_work' };
    expect((await admin.post('/api/admin/files', fileForm(nowhere))).status).toBe(404);
    const word = await add('final_delivery', 'nota.txt', Buffer.from('Olá'));
    expect([word.status, word.json.detail]).toEqual([415, 'Use apenas PDF, DOCX, PPT ou PPTX']);
  });
});

describe('blocking', () => {
  it('closes a file to customer and editor until it is undone, and both are on the audit log once', async () => {
    const { id, filePath } = await attach();
    const block = (body: object) => admin.patch(`/api/admin/files/${id}/block`, body);
    const blocked = await block({ block: true, reason: 'Dados de alunos' });
    expect([blocked.json.isBlocked, blocked.json.blockReason]).toEqual([true, 'Dados de alunos']);
    await block({ block: true });
    expect(await statuses(filePath)).toEqual([404, 404, 200]);
    expect((await block({ block: false })).json.blockReason).toBeNull();
    expect(await statuses(filePath)).toEqual([200, 200, 200]);
    const ip = '127.0.0.1';
    expect(await auditOf(id)).toMatchObject([
      {
        action: 'file.block',
        reason: 'Dados de alunos',
        before: { isBlocked: false },
        after: { isBlocked: true },
        ip,
      },
      { action: 'file.unblock', before: { isBlocked: true }, after: { isBlocked: false }, ip },
    ]);
  });

  it('says what is wrong with the call', async () => {
    const { id } = await attach();
    expect((await admin.patch(`/api/admin/files/${id}/block`, { block: 'sim' })).status).toBe(400);
    const missing = await admin.patch('/api/admin/files/16/block', { block: true });
    expect([missing.status, missing.json.message]).toEqual([404, 'Arquivo não encontrado']);
  });
});

describe('deleting', () => {
  it('hides a file from everybody but admins, who can bring it back for 30 days', async () => {
    const { id, filePath } = await attach();
    const deleted = await admin.delete(`/api/admin/files/${id}`);
    const until = new Date(clock.now().getTime() + 30 * DAY_MS).toISOString();
    expect([deleted.status, deleted.json.status, deleted.json.restorableUntil]).toEqual([
      200,
      'deleted',
      until,
    ]);
    expect(await statuses(filePath)).toEqual([404, 404, 200]);
    expect((await admin.get('/api/admin/files?status=deleted')).json).toMatchObject([{ id }]);
    const restored = await admin.post(`/api/admin/files/${id}/restore`);
    expect([restored.json.status, restored.json.deletedAt]).toEqual(['active', null]);
    expect(await statuses(filePath)).toEqual([200, 200, 200]);
    const actions = (await auditOf(id)).map(({ action }) => action);
    expect(actions).toEqual(['file.delete', 'file.restore']);
  });

  it('brings an archived file back as archived', async () => {
    const { id, filePath } = await attach();
    expect((await admin.post(`/api/admin/files/${id}/archive`)).json.status).toBe('archived');
    expect(await statuses(filePath)).toEqual([200, 200, 200]);
    await admin.delete(`/api/admin/files/${id}`);
    const refused = await admin.post(`/api/admin/files/${id}/archive`);
    expect([refused.status, refused.json.message]).toEqual([
      409,
      'O arquivo foi excluído. Restaure-o antes de continuar.',
    ]);
    const restore = async () => (await admin.post(`/api/admin/files/${id}/restore`)).json.status;
    expect([await restore(), await restore()]).toEqual(['archived', 'active']);
  });

  it('against downloads: each gets the whole file or is told that there is none', async () => {
    const { id, filePath } = await attach();
    const [deleted, ...downloads] = await Promise.all([
      admin.delete(`/api/admin/files/${id}`),
      ...Array.from({ length: 20 }, () => ana.get(filePath)),
    ]);
    expect(deleted.status).toBe(200);
    for (const { status, bytes } of downloads) {
      expect([200, 404]).toContain(status);
      if (status === 200) expect(bytes.equals(tinyPdf())).toBe(true);
    }
    expect((await ana.get(filePath)).status).toBe(404);
  });

  it('by several admins at once happens once', async () => {
    const { id } = await attach();
    const answers = await Promise.all([1, 2, 3, 4].map(() => admin.delete(`/api/admin/files/${id}`)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await auditOf(id)).map(({ action }) => action)).toEqual(['file.delete']);
  });
});

describe('deleting a delivery', () => {
  it('takes a delivery from its customer only with a reason, which is kept', async () => {
    const { id } = await attach('apostila do Saci.pdf');
    const facts = { fileType: 'final_delivery', version: 90, handedOverAt: clock.now() } as const;
    await test.deps.database.db.update(filesTable).set(facts).where(eq(filesTable.id, id));
    for (const body of [undefined, { reason: '  ' }]) {
      const refused = await admin.delete(`/api/admin/files/${id}`, body);
      expect([refused.status, refused.json.message]).toEqual([
        400,
        'Diga o motivo: o cliente perde esta entrega',
      ]);
    }
    const [kept] = (await admin.get('/api/admin/files?q=saci')).json;
    expect([kept.id, kept.status, kept.isDelivered]).toEqual([id, 'active', true]);
    const reason = 'Aula de outra turma';
    expect((await admin.delete(`/api/admin/files/${id}`, { reason })).json.status).toBe('deleted');
    const [entry] = (await admin.get('/api/admin/audit?action=file.delete')).json;
    expect([entry.subjectId, entry.reason]).toEqual([id, reason]);
  });
});
