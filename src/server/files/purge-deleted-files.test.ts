import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditTable } from '#server/platform/audit/audit.table.ts';
import { createLog } from '#server/platform/log.ts';
import { signInAdmin } from '#tests/builders/admins.ts';
import type { ApiClient } from '#tests/builders/api-client.ts';
import { tinyPdf } from '#tests/builders/documents.ts';
import { fileForm } from '#tests/builders/files.ts';
import { setLesson } from '#tests/builders/lessons.ts';
import { orderForm, placeOrder } from '#tests/builders/orders.ts';
import { registerTeacher } from '#tests/builders/people.ts';
import { HOUR_MS, testClock } from '#tests/builders/test-clock.ts';
import { createTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { filesTable } from './files.table.ts';
import { purgeDeletedFiles } from './purge-deleted-files.job.ts';

const DAY_MS = 24 * HOUR_MS;
const clock = testClock();
let test: TestApp;
let ana: ApiClient;
let admin: ApiClient;
let lessonId = '';
let materialId = '';
beforeAll(async () => {
  test = await createTestApp({ deps: { clock } });
  [ana, admin] = [await registerTeacher(test.app), await signInAdmin(test)];
  const { json } = await placeOrder(ana, {}, { bytes: tinyPdf(), name: 'aula.pdf' });
  [lessonId, materialId] = [json.id, json.filePath.split('/')[3]];
});
afterAll(() => test.close());

const add = async (fileType = 'editor_work') =>
  (await admin.post('/api/admin/files', fileForm({ lessonId, fileType }))).json.id as string;
const remove = (id: string) => admin.delete(`/api/admin/files/${id}`);
/** Sessions end before 30 days do: the admin signs in again. */
const waitDays = async (days: number) => {
  clock.advance(days * DAY_MS);
  admin = await signInAdmin(test);
};
const purge = (storage = test.deps.storage, signal = new AbortController().signal) =>
  purgeDeletedFiles({ ...test.deps, storage }).run(
    {},
    {
      ...{ jobId: randomUUID(), retryCount: 0, isLastTry: false, signal },
      ...{ db: test.deps.database.db, log: createLog('silent') },
    },
  );
async function look(id: string) {
  const [row] = await test.deps.database.db.select().from(filesTable).where(eq(filesTable.id, id));
  return { row: row ? row.bytes : 'none', isStored: await test.deps.storage.exists(keys.get(id) ?? '') };
}
const keys = new Map<string, string>();
const noteKeys = async () => {
  for (const row of await test.deps.database.db.select().from(filesTable)) keys.set(row.id, row.storageKey);
};

describe('the purge', () => {
  it('takes a material 30 days after another one took its place, and none before', async () => {
    ana = await registerTeacher(test.app);
    const { json } = await placeOrder(ana, {}, { bytes: tinyPdf('Antes'), name: 'antes.pdf' });
    await setLesson(test, json.id, { status: 'waiting_approval' });
    const old = json.filePath.split('/')[3];
    const form = orderForm({}, { bytes: tinyPdf('Depois'), name: 'depois.pdf' });
    expect((await ana.put(`/api/lessons/${json.id}/material`, form)).status).toBe(200);
    await noteKeys();
    await waitDays(29);
    await purge();
    expect(await look(old)).toEqual({ row: 'kept', isStored: true });
    await waitDays(2);
    await purge();
    expect(await look(old)).toMatchObject({ isStored: false });
    expect((await look(old)).row).not.toBe('kept');
    const [present] = await test.deps.database.db
      .select()
      .from(filesTable)
      .where(eq(filesTable.originalName, 'depois.pdf'));
    expect(await look(present?.id ?? '')).toEqual({ row: 'kept', isStored: true });
  });

  it('leaves a replaced material that an admin took up again', async () => {
    ana = await registerTeacher(test.app);
    const { json } = await placeOrder(ana, {}, { bytes: tinyPdf('Volta'), name: 'volta.pdf' });
    await setLesson(test, json.id, { status: 'waiting_approval' });
    const old = json.filePath.split('/')[3];
    await ana.put(`/api/lessons/${json.id}/material`, orderForm({ content: 'Só texto.' }));
    await noteKeys();
    expect((await admin.post(`/api/admin/files/${old}/restore`)).status).toBeLessThan(300);
    await waitDays(31);
    await purge();
    expect(await look(old)).toEqual({ row: 'kept', isStored: true });
  });

  it('takes bytes and row 30 days after the deletion, with a trace of what went', async () => {
    const [deleted, restored, kept] = [await add(), await add(), await add()];
    await noteKeys();
    await Promise.all([deleted, restored].map(remove));
    await waitDays(29);
    await purge();
    expect(await look(deleted)).toEqual({ row: 'kept', isStored: true });
    expect((await admin.post(`/api/admin/files/${restored}/restore`)).status).toBe(200);
    await waitDays(2);
    await purge();
    expect(await look(deleted)).toEqual({ row: 'none', isStored: false });
    for (const id of [restored, kept]) expect(await look(id)).toEqual({ row: 'kept', isStored: true });
    const trace = test.deps.database.db.select().from(auditTable).where(eq(auditTable.subjectId, deleted));
    expect((await trace).map(({ action }) => action)).toContain('file.purge');
  });

  it('leaves the row of a delivery, and of what a lesson still names, without bytes and without a way back', async () => {
    const delivery = await add('final_delivery');
    await noteKeys();
    for (const id of [delivery, materialId]) await remove(id);
    await waitDays(31);
    await purge();
    await purge();
    for (const id of [delivery, materialId]) {
      expect(await look(id)).toEqual({ row: 'gone', isStored: false });
      expect((await admin.post(`/api/admin/files/${id}/restore`)).status).toBe(404);
      expect((await admin.get(`/api/files/${id}/download`)).status).toBe(404);
    }
    const listed = (await admin.get('/api/admin/files?status=deleted')).json;
    expect(listed.map((f: { restorableUntil: unknown }) => f.restorableUntil)).toEqual([null, null]);
    const traces = await test.deps.database.db
      .select()
      .from(auditTable)
      .where(eq(auditTable.subjectId, delivery));
    expect(traces.filter(({ action }) => action === 'file.purge')).toHaveLength(1);
  });

  it('killed or refused half way promises nothing it cannot keep, and the next run ends it', async () => {
    const ids = [await add(), await add(), await add()];
    await noteKeys();
    for (const id of ids) await remove(id);
    await waitDays(31);
    const { storage } = test.deps;
    const stuck = ids[1] ?? '';
    const failing = {
      ...storage,
      delete: async (key: string) => {
        if (key === keys.get(stuck)) throw new Error('storage away');
        await storage.delete(key);
      },
    };
    await expect(purge(failing)).rejects.toThrow();
    expect(await Promise.all(ids.map(look))).toEqual(
      ids.map((id) => (id === stuck ? { row: 'leaving', isStored: true } : { row: 'none', isStored: false })),
    );
    expect((await admin.post(`/api/admin/files/${stuck}/restore`)).status).toBe(404);
    await expect(purge(storage, AbortSignal.abort())).rejects.toThrow();
    await purge();
    expect(await look(stuck)).toEqual({ row: 'none', isStored: false });
  });

  it('against a restore: the file is back with its bytes, or gone', async () => {
    for (let round = 0; round < 5; round++) {
      const id = await add();
      await noteKeys();
      await remove(id);
      await waitDays(31);
      const [answer] = await Promise.all([admin.post(`/api/admin/files/${id}/restore`), purge()]);
      const found = await look(id);
      if (answer.status === 200) expect(found).toEqual({ row: 'kept', isStored: true });
      else expect([answer.status, found]).toEqual([404, { row: 'none', isStored: false }]);
    }
  });

  it('against downloads: the whole file or none', async () => {
    const id = await add();
    await noteKeys();
    await remove(id);
    await waitDays(31);
    const [, ...answers] = await Promise.all([
      purge(),
      ...Array.from({ length: 20 }, () => admin.get(`/api/files/${id}/download`)),
    ]);
    for (const { status, bytes } of answers) {
      expect([200, 404]).toContain(status);
      if (status === 200) expect(bytes.equals(tinyPdf())).toBe(true);
    }
  });
});
