import { randomBytes, randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { filesTable } from '#server/files/files.table.ts';
import { purgeDeletedFiles } from '#server/files/purge-deleted-files.job.ts';
import { auditTable } from '#server/platform/audit/audit.table.ts';
import { createLog } from '#server/platform/log.ts';
import { signInAdmin } from '#tests/builders/admins.ts';
import type { ApiClient } from '#tests/builders/api-client.ts';
import { tinyPdf } from '#tests/builders/documents.ts';
import { fileForm } from '#tests/builders/files.ts';
import { placeOrder } from '#tests/builders/orders.ts';
import { registerTeacher } from '#tests/builders/people.ts';
import { createTestApp, type TestApp } from '#tests/setup/test-app.ts';

/** Large enough that its download takes many pieces. */
const BYTES = Buffer.concat([tinyPdf(), Buffer.from('\n%'), randomBytes(1_000_000)]);

let test: TestApp;
let ana: ApiClient;
let admin: ApiClient;
let lessonId = '';
beforeAll(async () => {
  test = await createTestApp();
  [ana, admin] = [await registerTeacher(test.app), await signInAdmin(test)];
  lessonId = (await placeOrder(ana)).json.id;
});
afterAll(() => test.close());

const attach = async (): Promise<string> =>
  (await ana.post(`/api/upload/${lessonId}`, fileForm({}, { bytes: BYTES, name: 'grande.pdf' }))).json.id;
const download = (id: string) => ana.get(`/api/files/${id}/download`);
const remove = (id: string) => admin.delete(`/api/admin/files/${id}`);
const deletions = (id: string) =>
  test.deps.database.db.$count(
    auditTable,
    and(eq(auditTable.subjectId, id), eq(auditTable.action, 'file.delete')),
  );
const purge = () =>
  purgeDeletedFiles(test.deps).run(
    {},
    {
      ...{ jobId: randomUUID(), retryCount: 0, isLastTry: false, signal: new AbortController().signal },
      ...{ db: test.deps.database.db, log: createLog('silent') },
    },
  );

it('a file deleted while it is downloaded goes out whole or not at all, and not after that', async () => {
  for (let round = 0; round < 4; round++) {
    const id = await attach();
    const [deleted, again, ...downloads] = await Promise.all([
      remove(id),
      remove(id),
      ...Array.from({ length: 6 }, () => download(id)),
    ]);
    expect([deleted.status, again.status]).toEqual([200, 200]);
    for (const { status, bytes } of downloads) {
      expect([200, 404]).toContain(status);
      if (status === 200) expect(bytes.equals(BYTES)).toBe(true);
    }
    expect((await download(id)).status).toBe(404);
    expect(await deletions(id)).toBe(1);
  }
});

it('a file purged while it is downloaded goes out whole or not at all, and the purge is not held up', async () => {
  for (let round = 0; round < 4; round++) {
    const id = await attach();
    await remove(id);
    const longAgo = new Date(Date.now() - 40 * 86_400_000);
    await test.deps.database.db.update(filesTable).set({ deletedAt: longAgo }).where(eq(filesTable.id, id));
    // Admins alone may still download what was deleted.
    const read = () => admin.get(`/api/files/${id}/download`);
    const [first, , ...rest] = await Promise.all([read(), purge(), read(), read(), read()]);
    for (const { status, bytes } of [first, ...rest]) {
      expect([200, 404]).toContain(status);
      if (status === 200) expect(bytes.equals(BYTES)).toBe(true);
    }
    expect((await read()).status).toBe(404);
    expect(await test.deps.database.db.$count(filesTable, eq(filesTable.id, id))).toBe(0);
  }
});

it('a deletion and a restore at once end in one of both, and the download says the same', async () => {
  for (let round = 0; round < 4; round++) {
    const id = await attach();
    await remove(id);
    const restore = () => admin.post(`/api/admin/files/${id}/restore`);
    await Promise.all([restore(), remove(id), restore(), download(id)]);
    const [file] = await test.deps.database.db.select().from(filesTable).where(eq(filesTable.id, id));
    expect(file?.deletedAt === null).toBe(file?.status === 'active');
    expect((await download(id)).status).toBe(file?.status === 'active' ? 200 : 404);
  }
});
