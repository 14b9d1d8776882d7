import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { filesTable } from '#server/files/files.table.ts';
import { tellOfFile } from '#server/lessons/lessons.api.ts';
import { auditTable } from '#server/platform/audit/audit.table.ts';
import { eventsTable } from '#server/platform/events/events.table.ts';
import { createLog } from '#server/platform/log.ts';
import { signInAdmin, signInEditor } from '#tests/builders/admins.ts';
import type { ApiClient } from '#tests/builders/api-client.ts';
import { tinyPdf } from '#tests/builders/documents.ts';
import { type FakeClamd, startFakeClamd } from '#tests/builders/fake-clamd.ts';
import { fileForm } from '#tests/builders/files.ts';
import { setLesson } from '#tests/builders/lessons.ts';
import { readMails } from '#tests/builders/mails.ts';
import { placeOrder } from '#tests/builders/orders.ts';
import { registerTeacher } from '#tests/builders/people.ts';
import { HOUR_MS, testClock } from '#tests/builders/test-clock.ts';
import { createTestApp, TEST_ADMIN, type TestApp } from '#tests/setup/test-app.ts';
import { resumeScans } from './resume-scans.job.ts';
import { scanFile } from './scan-file.handler.ts';

const THREAT = Buffer.concat([tinyPdf(), Buffer.from('EICAR')]);
const clock = testClock();
let clamd: FakeClamd;
let test: TestApp;
let ana: ApiClient;
let eva: ApiClient;
let admin: ApiClient;
let lessonId = '';
beforeAll(async () => {
  clamd = await startFakeClamd();
  test = await createTestApp({ env: { CLAMD_URL: clamd.url }, deps: { clock } });
  [ana, eva, admin] = [await registerTeacher(test.app), await signInEditor(test), await signInAdmin(test)];
  lessonId = (await placeOrder(ana)).json.id;
  await setLesson(test, lessonId, { editorId: eva.user.id });
});
afterAll(async () => {
  await test.close();
  await clamd.close();
});
beforeEach(() => {
  clamd.mood = 'honest';
  clamd.scanned.length = 0;
});

const send = async (bytes = tinyPdf()) =>
  (await ana.post(`/api/upload/${lessonId}`, fileForm({}, { bytes, name: 'anexo.pdf' }))).json;
const statuses = (path: string) =>
  Promise.all([ana, eva, admin].map(async (client) => (await client.get(path)).status));
const context = () => {
  const { db } = test.deps.database;
  const { signal } = new AbortController();
  return { jobId: randomUUID(), retryCount: 0, isLastTry: false, signal, db, log: createLog('silent') };
};
const scan = (fileId: string, deps = test.deps) => scanFile(deps, tellOfFile).run({ fileId }, context());
const readRow = async (id: string) => {
  const [row] = await test.deps.database.db.select().from(filesTable).where(eq(filesTable.id, id));
  return row;
};
const eventsOf = async (fileId: string) => {
  const rows = await test.deps.database.db.select().from(eventsTable).where(eq(eventsTable.type, 'file'));
  return rows.filter(({ data }) => (data as { fileId: string }).fileId === fileId).length;
};
const auditOf = (id: string) =>
  test.deps.database.db.select().from(auditTable).where(eq(auditTable.subjectId, id));

describe('a file that waits for the virus scanner', () => {
  it('is open to its sender and the admin, and to the others once it is clean', async () => {
    const { id, filePath, scanStatus } = await send();
    expect(scanStatus).toBe('scanning');
    expect(await statuses(filePath)).toEqual([200, 404, 200]);
    expect(await eventsOf(id)).toBe(0);
    await scan(id);
    expect(clamd.scanned.map((bytes) => bytes.equals(tinyPdf()))).toEqual([true]);
    expect(await statuses(filePath)).toEqual([200, 200, 200]);
    expect([(await readRow(id))?.scanStatus, await eventsOf(id)]).toEqual(['clean', 1]);
  });

  it('of ten megabytes is brought whole', async () => {
    const large = Buffer.concat([tinyPdf(), Buffer.alloc(10_000_000, 7)]);
    const { id } = await send(large);
    await scan(id);
    expect(clamd.scanned[0]?.equals(large)).toBe(true);
  });

  it.each(['error', 'hangs_up', 'too_large'] as const)(
    'goes on waiting where the scanner %s',
    async (mood) => {
      const { id, filePath } = await send();
      clamd.mood = mood;
      await expect(scan(id)).rejects.toThrow();
      expect(await statuses(filePath)).toEqual([200, 404, 200]);
      clamd.mood = 'honest';
      await scan(id);
      expect((await readRow(id))?.scanStatus).toBe('clean');
    },
  );

  it('goes on waiting where nobody answers, and is asked about again later', async () => {
    const { id } = await send();
    const config = { ...test.deps.config, clamdUrl: 'tcp://127.0.0.1:1' };
    await expect(scan(id, { ...test.deps, config })).rejects.toThrow();
    const asked: string[] = [];
    const enqueue = async (_tx: unknown, _job: unknown, payload: object) =>
      void asked.push(JSON.stringify(payload));
    const resume = resumeScans({ ...test.deps, enqueue: enqueue as never });
    await resume.run({}, context());
    expect(asked).toEqual([]);
    clock.advance(HOUR_MS);
    await resume.run({}, context());
    expect(asked).toContain(JSON.stringify({ fileId: id }));
  });

  it('is released where the operator takes the scanner away', async () => {
    const { id, filePath } = await send();
    await scan(id, { ...test.deps, config: { ...test.deps.config, clamdUrl: null } });
    expect([(await readRow(id))?.scanStatus, await statuses(filePath)]).toEqual([
      'not_scanned',
      [200, 200, 200],
    ]);
  });
});

describe('an infected file', () => {
  it('is blocked with the reason, on the audit log and in one mail, however often it is scanned', async () => {
    const { id, filePath } = await send(THREAT);
    await Promise.all([scan(id), scan(id), scan(id)]);
    expect(await readRow(id)).toMatchObject({
      scanStatus: 'infected',
      isBlocked: true,
      blockReason: 'O antivírus encontrou Eicar-Signature',
    });
    expect(await statuses(filePath)).toEqual([404, 404, 200]);
    expect(await eventsOf(id)).toBe(0);
    expect(await auditOf(id)).toMatchObject([
      {
        action: 'file.block',
        actorId: null,
        actorRole: 'worker',
        reason: 'O antivírus encontrou Eicar-Signature',
      },
    ]);
    const mails = (await readMails(test)).filter(({ subject }) => subject.includes('antivírus'));
    expect(mails).toMatchObject([{ to: TEST_ADMIN.email }]);
  });

  it('cannot be released by hand', async () => {
    const { id } = await send(THREAT);
    await scan(id);
    const answer = await admin.patch(`/api/admin/files/${id}/block`, { block: false });
    expect([answer.status, answer.json.message]).toEqual([
      409,
      'O antivírus encontrou uma ameaça neste arquivo. Ele não pode ser liberado; peça outro a quem enviou.',
    ]);
  });
});

it('an upload is scanned by the worker without anybody asking', async () => {
  const { id } = await send();
  await test.runJobs();
  expect((await readRow(id))?.scanStatus).toBe('clean');
});
