import { randomUUID } from 'node:crypto';
import { readFile, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { filesTable } from '#server/files/files.table.ts';
import { purgeDeletedFiles } from '#server/files/purge-deleted-files.job.ts';
import { sweepOrphanedFiles } from '#server/files/sweep-orphaned-files.job.ts';
import type { HandledJob } from '#server/platform/jobs/jobs.ts';
import { createLog } from '#server/platform/log.ts';
import type { ApiClient } from '#tests/builders/api-client.ts';
import { fileForm, TINY_PNG } from '#tests/builders/files.ts';
import { buildDocx } from '#tests/builders/office-builder.ts';
import { buildPdf } from '#tests/builders/pdf-builder.ts';
import { registerTeacher, TEACHER_PASSWORD } from '#tests/builders/people.ts';
import {
  assignedLesson,
  createProductionTest,
  finish,
  type ProductionTest,
  uploadDelivery,
} from '#tests/builders/production.ts';
import { HOUR_MS } from '#tests/builders/test-clock.ts';
import { PREVIEW_REFUSALS } from './preview-refusals.ts';
import { filePreviewsTable } from './previews.table.ts';

const FILES = join(import.meta.dirname, '../../../../tests/files');
/** Of strips as wide as a page, but for the pages that are to be whole ones: a strip is drawn in a tenth of the time. */
const bookOf = (pages: number, whole: number[] = []) => {
  const heightOf = (page: number) => (whole.includes(page) ? {} : { height: 60 });
  return Buffer.from(
    buildPdf({ pages: Array.from({ length: pages }, (_, at) => ({ ...heightOf(at + 1), items: [] })) }),
  );
};

let all: ProductionTest;
let lessonId = '';
let productionId = '';
beforeAll(async () => {
  all = await createProductionTest();
});
beforeEach(async () => {
  ({ lessonId, productionId } = await assignedLesson(all));
});
afterAll(() => all.test.close());

const look = async (id: string, client: ApiClient = all.teacher) =>
  (await client.get(`/api/files/${id}/preview`)).json;
const send = async (bytes: Buffer, name: string, client: ApiClient = all.teacher): Promise<string> => {
  const { json, text } = await client.post(`/api/upload/${lessonId}`, fileForm({}, { bytes, name }));
  if (!json?.id) throw new Error(text);
  return json.id;
};
async function make(id: string, client: ApiClient = all.teacher) {
  expect(await look(id, client)).toMatchObject({ state: 'making', reason: null, pages: [] });
  await all.test.runJobs();
  return look(id, client);
}
const change = (id: string, set: Partial<typeof filesTable.$inferInsert>) =>
  all.test.deps.database.db.update(filesTable).set(set).where(eq(filesTable.id, id));
const pageKeysOf = (id: string) => [`lessons/${lessonId}/${id}/1.webp`, `lessons/${lessonId}/${id}/2.webp`];
const stored = (id: string) => Promise.all(pageKeysOf(id).map((key) => all.test.deps.storage.exists(key)));

describe('a preview', () => {
  it('is made when first asked for, of the first forty pages, and read like a download', async () => {
    const id = await send(bookOf(45, [40]), 'livro.pdf');
    expect(await all.test.deps.database.db.$count(filePreviewsTable, eq(filePreviewsTable.fileId, id))).toBe(
      0,
    );
    const preview = await make(id);
    expect(preview).toMatchObject({ state: 'ready', reason: null, pageCount: 45, isCoverOnly: false });
    expect(preview.pages).toHaveLength(40);
    const imagePath = `/api/files/${id}/pages/40`;
    expect(preview.pages.at(-1)).toEqual({ page: 40, width: 1200, height: 1698, imagePath });
    const { status, headers, bytes } = await all.teacher.get(imagePath);
    expect([
      status,
      headers['content-type'],
      headers['cache-control'],
      headers['x-content-type-options'],
    ]).toEqual([200, 'image/webp', 'private, no-store', 'nosniff']);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 1200, height: 1698 });
    for (const page of ['41', '0', '-1', '1.webp', '01', '..%2F1']) {
      expect([page, (await all.teacher.get(`/api/files/${id}/pages/${page}`)).status]).toEqual([page, 404]);
    }
  });

  it('is made once, however many ask at once', async () => {
    const id = await send(bookOf(1), 'folha.pdf');
    const answers = await Promise.all(Array.from({ length: 8 }, () => look(id)));
    expect(answers.map(({ state }) => state)).toEqual(Array(8).fill('making'));
    const jobs = await all.test.deps.database.pool.query(
      `select count(*)::int as count from jobs.job where name = 'make-preview' and data ->> 'fileId' = $1`,
      [id],
    );
    expect(jobs.rows).toEqual([{ count: 1 }]);
    await all.test.runJobs();
    expect((await look(id)).state).toBe('ready');
  });

  it('of a picture is the picture', async () => {
    const preview = await make(await send(TINY_PNG, 'ponto.png'));
    expect(preview).toMatchObject({ state: 'ready', pageCount: 1, pages: [{ width: 1, height: 1 }] });
  });

  it('of an Office file is the cover it carries, or a sentence', async () => {
    const cover = await sharp({ create: { width: 96, height: 54, channels: 3, background: '#fff' } })
      .jpeg()
      .toBuffer();
    const withCover = buildDocx({ body: '', parts: { 'docProps/thumbnail.jpeg': cover } });
    expect(await make(await send(Buffer.from(withCover), 'capa.docx'))).toMatchObject({
      state: 'ready',
      isCoverOnly: true,
      pages: [{ width: 96, height: 54 }],
    });
    const plain = await make(await send(Buffer.from(buildDocx({ body: '' })), 'sem-capa.docx'));
    expect(plain).toMatchObject({
      state: 'none',
      reason: 'Este arquivo do Office não traz uma imagem das páginas. Baixe-o para abrir.',
    });
  });

  it('of a locked, a broken or another file is a sentence, and the server goes on', async () => {
    const locked = await readFile(join(FILES, 'pdf-user-password.pdf'));
    expect((await make(await send(locked, 'senha.pdf'))).reason).toContain('protegido por senha');
    const broken = Buffer.from('%PDF-1.7\n1 0 obj << /Type /Catalog /Pages 2 0 R >>');
    expect((await make(await send(broken, 'metade.pdf'))).reason).toContain('danificado');
    expect(await look(await send(Buffer.from('Olá'), 'nota.txt'))).toMatchObject({
      state: 'none',
      reason: 'Este tipo de arquivo não tem prévia. Baixe-o para abrir.',
    });
    const fine = await make(await send(await readFile(join(FILES, 'pdf-owner-password.pdf')), 'livre.pdf'));
    expect(fine.state).toBe('ready');
  });

  it('of a file that ends its child is a sentence too', async () => {
    await make(await send(bookOf(1), 'antes.pdf'));
    const id = await send(bookOf(40), 'bomba.pdf');
    const { readingPool } = all.test.deps;
    const { run } = readingPool;
    // The child dies under the work, as of a bomb that passes every other limit.
    readingPool.run = (...args) => {
      const answer = run(...args);
      for (const pid of readingPool.pids()) process.kill(pid, 'SIGKILL');
      return answer;
    };
    await look(id);
    await all.test.runJobs();
    readingPool.run = run;
    const refused = await look(id);
    expect([refused.state, refused.reason]).toEqual(['none', PREVIEW_REFUSALS.too_heavy]);
    expect((await make(await send(bookOf(1), 'depois.pdf'))).state).toBe('ready');
  });

  it('that a defect of ours prevents is tried again, and ends with a sentence', async () => {
    const id = await send(bookOf(1), 'azar.pdf');
    const { storage } = all.test.deps;
    const { withLocalFile } = storage;
    let tries = 0;
    storage.withLocalFile = () => {
      tries++;
      throw new Error('the disk is gone');
    };
    // The worker of the tests before may take the job at once.
    await look(id);
    await all.test.runJobs();
    storage.withLocalFile = withLocalFile;
    expect(tries).toBe(3);
    expect((await look(id)).reason).toBe(PREVIEW_REFUSALS.failed);
  });

  it('whose job was lost is asked for again', async () => {
    const id = await send(bookOf(1), 'perdida.pdf');
    await all.test.deps.database.db
      .insert(filePreviewsTable)
      .values({ fileId: id, askedAt: all.clock.now() });
    await look(id);
    await all.test.runJobs();
    expect((await look(id)).state).toBe('making');
    all.clock.advance(16 * 60_000);
    await look(id);
    await all.test.runJobs();
    expect((await look(id)).state).toBe('ready');
  });
});

describe('who may see a preview', () => {
  const statusesOf = async (id: string) => {
    const other = await registerTeacher(all.test.app);
    const clients = [all.teacher, all.editor, all.admin, other, all.otherEditor];
    const paths = [`/api/files/${id}/preview`, `/api/files/${id}/pages/1`, `/api/files/${id}/download`];
    const answers = clients.map((client) =>
      Promise.all(paths.map(async (path) => (await client.get(path)).status)),
    );
    return Promise.all(answers);
  };
  const [open, closed] = [
    [200, 200, 200],
    [404, 404, 404],
  ];

  it('is who may download the file', async () => {
    const id = await send(bookOf(2), 'aula.pdf');
    await make(id);
    expect(await statusesOf(id)).toEqual([open, open, open, closed, closed]);
    await change(id, { isBlocked: true });
    expect(await statusesOf(id)).toEqual([closed, closed, open, closed, closed]);
    await change(id, { isBlocked: false, status: 'deleted', deletedAt: new Date() });
    expect(await statusesOf(id)).toEqual([closed, closed, open, closed, closed]);
    await change(id, { status: 'active', deletedAt: null, scanStatus: 'scanning' });
    expect(await statusesOf(id)).toEqual([open, closed, open, closed, closed]);
    await change(id, { bytes: 'leaving' });
    expect(await statusesOf(id)).toEqual([closed, closed, closed, closed, closed]);
  });

  it('waits for the delivery as the file does', async () => {
    const { deliveryUrl } = (await uploadDelivery(all.editor, productionId)).json;
    const id = deliveryUrl.split('/').at(-2);
    await make(id, all.editor);
    expect((await statusesOf(id))[0]).toEqual(closed);
    await finish(all.editor, productionId, deliveryUrl);
    expect((await statusesOf(id))[0]).toEqual(open);
  });

  it('is nobody where a virus was found: the file is not opened', async () => {
    const id = await send(bookOf(1), 'virus.pdf');
    await make(id);
    await change(id, { scanStatus: 'infected', isBlocked: true });
    expect(await look(id, all.admin)).toMatchObject({
      state: 'none',
      reason: expect.stringContaining('antivírus'),
    });
    expect((await all.admin.get(`/api/files/${id}/pages/1`)).status).toBe(404);
  });
});

describe('the pictures of a file that goes', () => {
  const runNow = (job: HandledJob) => {
    const { signal } = new AbortController();
    const once = { jobId: randomUUID(), retryCount: 0, isLastTry: false, signal };
    return job.run({}, { ...once, db: all.test.deps.database.db, log: createLog('silent') });
  };

  it('are purged with it, and swept up where a crash left them', async () => {
    const [id, kept] = [await send(bookOf(2), 'some.pdf'), await send(bookOf(2), 'fica.pdf')];
    await make(id);
    await make(kept);
    const { database, config, storage } = all.test.deps;
    const [orphan] = pageKeysOf(randomUUID());
    const [page] = pageKeysOf(kept);
    if (!orphan || !page) throw new Error('no keys');
    const about = { contentType: 'image/webp', size: 1 };
    await storage.withLocalFile(page, (path) => storage.putFile(orphan, path, about));
    const longAgo = new Date(all.clock.now().getTime() - 40 * 24 * HOUR_MS);
    await change(id, { status: 'deleted', deletedAt: longAgo });
    await runNow(purgeDeletedFiles(all.test.deps));
    expect([await stored(id), await stored(kept)]).toEqual([
      [false, false],
      [true, true],
    ]);
    expect(await database.db.$count(filePreviewsTable, eq(filePreviewsTable.fileId, id))).toBe(0);
    for (const key of [orphan, ...pageKeysOf(kept)])
      await utimes(join(config.dataDir, 'files', key), longAgo, longAgo);
    await runNow(sweepOrphanedFiles(all.test.deps));
    expect([await storage.exists(orphan), await stored(kept)]).toEqual([false, [true, true]]);
  });

  it('go with it, also where it goes while they are made', async () => {
    const id = await send(bookOf(2), 'some.pdf');
    await make(id);
    expect(await stored(id)).toEqual([true, true]);
    const late = await send(bookOf(2), 'tarde.pdf');
    const { storage } = all.test.deps;
    const { putFile } = storage;
    storage.putFile = async (...args) => {
      await putFile.apply(storage, args);
      await change(late, { bytes: 'leaving' });
    };
    await look(late);
    await all.test.runJobs();
    storage.putFile = putFile;
    expect(await stored(late)).toEqual([false, false]);
    expect((await all.teacher.delete('/api/account', { password: TEACHER_PASSWORD })).status).toBe(204);
    expect(await stored(id)).toEqual([false, false]);
    expect(await all.test.deps.database.db.$count(filePreviewsTable, eq(filePreviewsTable.fileId, id))).toBe(
      0,
    );
  });
});
