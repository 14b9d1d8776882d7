import { gunzipSync } from 'node:zlib';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { lessonAnalysesTable, lessonSourcesTable } from '#server/lessons/analyses.table.ts';
import { lessonTransitionsTable } from '#server/lessons/lessons.table.ts';
import { eventsTable } from '#server/platform/events/events.table.ts';
import type { ApiClient } from '#tests/builders/api-client.ts';
import { readMails } from '#tests/builders/mails.ts';
import { placeOrder } from '#tests/builders/orders.ts';
import { buildPdf } from '#tests/builders/pdf-builder.ts';
import { registerTeacher } from '#tests/builders/people.ts';
import { photosynthesis } from '#tests/builders/samples/photosynthesis.ts';
import { writeSampleDocx } from '#tests/builders/samples/write-sample-docx.ts';
import { buildScan, buildTextPdf } from '#tests/builders/scan-builder.ts';
import { createTestApp, TEST_ADMIN, type TestApp } from '#tests/setup/test-app.ts';
import { giveUpAnalysis, keepAnalysis, takeUpAnalysis } from './lesson-analysis.ts';

let test: TestApp;
let ana: ApiClient;
beforeAll(async () => {
  test = await createTestApp();
  ana = await registerTeacher(test.app);
});
afterAll(() => test.close());

const db = () => test.deps.database.db;
const lessonOf = async (id: string) => (await ana.get(`/api/lessons/${id}`)).json;
const versionsOf = (lessonId: string) =>
  db().select().from(lessonAnalysesTable).where(eq(lessonAnalysesTable.lessonId, lessonId));
const stepsOf = async (lessonId: string) => {
  const rows = await db()
    .select()
    .from(lessonTransitionsTable)
    .where(eq(lessonTransitionsTable.lessonId, lessonId))
    .orderBy(asc(lessonTransitionsTable.id));
  return rows.map(({ event }) => event);
};
const eventsOf = async (lessonId: string) =>
  (await db()
    .select()
    .from(eventsTable)
    .where(eq(eventsTable.topic, `lesson:${lessonId}`))
    .orderBy(asc(eventsTable.id))) as {
    type: string;
    data: {
      status?: string;
      step?: string;
      pages?: { done: number; total: number };
      partial?: { topics?: unknown[] };
    };
  }[];

describe('the analysis of an order', () => {
  it('comes of typed text, in the ordered size and about the content', async () => {
    const { json: order } = await placeOrder(ana, { educationLevel: 'fundamental' });
    await test.runJobs();
    const lesson = await lessonOf(order.id);
    expect(lesson).toMatchObject({
      status: 'waiting_approval',
      hasAnalysis: true,
      analysisVersion: 1,
      analysisError: null,
    });
    expect(lesson.allowedActions).toEqual(
      expect.arrayContaining(['approve', 'adjust', 'material', 'cancel']),
    );
    expect(lesson.aiAnalysis.structure.plan).toHaveLength(10);
    expect(JSON.stringify(lesson.aiAnalysis.topics)).toMatch(/fra[cç]/i);
    expect(lesson.aiAnalysis.readability.expected.level).toBeTruthy();
    expect(await stepsOf(order.id)).toEqual(['submit', 'start_analysis', 'finish_analysis']);
    const [listed] = (await ana.get('/api/lessons?limit=1')).json;
    expect([listed.aiAnalysis, listed.hasAnalysis]).toEqual([null, true]);
  });

  it('comes of a file, tells its steps and findings on the way, and keeps what was read', async () => {
    const bytes = writeSampleDocx(photosynthesis);
    const { json: order } = await placeOrder(
      ana,
      { content: 'Usar o arquivo em anexo.' },
      { bytes, name: 'aula.docx' },
    );
    await test.runJobs();
    const lesson = await lessonOf(order.id);
    expect(JSON.stringify(lesson.aiAnalysis.topics)).toMatch(/fotoss[ií]ntese|clorofila|planta/i);
    const events = await eventsOf(order.id);
    expect(events.filter(({ type }) => type === 'status').map(({ data }) => data.status)).toEqual([
      'submitted',
      'analyzing',
      'waiting_approval',
    ]);
    const steps = events.filter(({ type }) => type === 'progress').map(({ data }) => data.step);
    expect([...new Set(steps)]).toEqual(['received', 'reading', 'structure', 'improvements']);
    expect(events.at(-2)?.data.partial?.topics?.length).toBeGreaterThan(0);
    const [source] = await db()
      .select()
      .from(lessonSourcesTable)
      .where(eq(lessonSourcesTable.lessonId, order.id));
    expect(JSON.parse(gunzipSync(source?.document ?? Buffer.alloc(0)).toString())).toMatchObject({
      kind: 'docx',
    });
  });

  it('recognises a scan and tells its pages', async () => {
    const lines = [
      'A água do mar evapora com o calor do sol.',
      'O vapor sobe, esfria e forma as nuvens.',
      'A chuva devolve a água aos rios e ao mar.',
    ];
    const page = lines.map((text, index) => ({ text, x: 60, y: 760 - index * 40, size: 20 }));
    const bytes = await buildScan(buildTextPdf([page, page]));
    const { json: order } = await placeOrder(
      ana,
      { content: 'Em anexo.' },
      { bytes, name: 'digitalizado.pdf' },
    );
    await test.runJobs();
    expect((await lessonOf(order.id)).status).toBe('waiting_approval');
    const pages = (await eventsOf(order.id)).flatMap(({ data }) => data.pages ?? []);
    expect(pages.at(-1)).toEqual({ done: 2, total: 2 });
  }, 120_000);

  it('takes adjustments into account without reading the file again, and keeps the earlier version', async () => {
    const bytes = writeSampleDocx(photosynthesis);
    const { json: order } = await placeOrder(ana, { content: 'Em anexo.' }, { bytes, name: 'aula.docx' });
    await test.runJobs();
    const adjusted = await ana.post(`/api/lessons/${order.id}/adjustments`, {
      text: 'Mais atividades práticas.',
    });
    expect(adjusted.json.status).toBe('analyzing');
    await test.runJobs();
    const lesson = await lessonOf(order.id);
    expect([lesson.status, lesson.analysisVersion]).toEqual(['waiting_approval', 2]);
    expect((await versionsOf(order.id)).map(({ version }) => version).sort()).toEqual([1, 2]);
    const readings = (await eventsOf(order.id)).filter(({ data }) => data.step === 'reading');
    expect(new Set(readings.map(({ data }) => JSON.stringify(data))).size).toBe(readings.length);
    expect(
      await db().select().from(lessonSourcesTable).where(eq(lessonSourcesTable.lessonId, order.id)),
    ).toHaveLength(1);
  });

  it('has a child started meanwhile that is to compose it', async () => {
    const start = vi.spyOn(test.deps.composingPool, 'start');
    await placeOrder(ana, { content: 'A clorofila captura a luz.' });
    expect(start).not.toHaveBeenCalled();
    await test.runJobs();
    expect(start).toHaveBeenCalledOnce();
  });

  it('is dropped where the order was cancelled while it was made', async () => {
    const { id } = (await placeOrder(ana, { content: 'A clorofila captura a luz.' })).json;
    const key = { lessonId: id, version: 1 };
    expect((await takeUpAnalysis(test.deps, key))?.lesson.id).toBe(id);
    expect((await lessonOf(id)).allowedActions).toContain('cancel');
    expect((await ana.post(`/api/lessons/${id}/cancel`)).json.status).toBe('cancelled');
    const mails = (await readMails(test)).length;
    await keepAnalysis(test.deps, key, { analysis: {} as never, document: null, understood: Buffer.of() });
    await giveUpAnalysis(test.deps, key, 'Não encontramos texto no arquivo.');
    expect(await takeUpAnalysis(test.deps, key)).toBeNull();
    expect(await lessonOf(id)).toMatchObject({ status: 'cancelled', analysisError: null });
    expect(await versionsOf(id)).toEqual([]);
    expect(await readMails(test)).toHaveLength(mails);
  });

  it('is about the other material once that was sent', async () => {
    const { json: order } = await placeOrder(
      ana,
      {},
      { bytes: writeSampleDocx(photosynthesis), name: 'aula.docx' },
    );
    await test.runJobs();
    const form = new FormData();
    form.append(
      'content',
      'A Revolução Francesa começou em 1789. A Bastilha caiu em julho. A revolução acabou com os privilégios da nobreza.',
    );
    const replaced = await ana.put(`/api/lessons/${order.id}/material`, form);
    expect(replaced.json).toMatchObject({ status: 'analyzing', fileName: null, filePath: null });
    await test.runJobs();
    const lesson = await lessonOf(order.id);
    expect(JSON.stringify(lesson.aiAnalysis.topics)).toMatch(/revolu[cç]/i);
    expect(JSON.stringify(lesson.aiAnalysis)).not.toMatch(/fotoss/i);
    expect((await ana.get(`/api/lessons/${order.id}/files`)).json[0].status).toBe('archived');
  });
});

describe('a material that cannot be analysed', () => {
  it('is told in plain words, to the support as well, and another one may be sent', async () => {
    const bytes = buildPdf({
      pages: [{ items: [{ type: 'image', x: 0, y: 0, width: 595, height: 842 }] }],
    });
    const { json: order } = await placeOrder(ana, { title: 'Sem texto' }, { bytes, name: 'vazia.pdf' });
    await test.runJobs();
    const lesson = await lessonOf(order.id);
    expect(lesson.status).toBe('submitted');
    expect(lesson.analysisError).toMatch(/^Não encontramos texto no arquivo/);
    expect(lesson.allowedActions).toEqual(expect.arrayContaining(['approve', 'material', 'cancel']));
    const mails = (await readMails(test)).filter(({ subject }) => subject.includes('Sem texto'));
    expect(mails.map(({ to }) => to).sort()).toEqual([TEST_ADMIN.email, ana.user.email].sort());

    const form = new FormData();
    form.append('file', new Blob([Buffer.from(writeSampleDocx(photosynthesis))]), 'aula.docx');
    expect((await ana.put(`/api/lessons/${order.id}/material`, form)).json).toMatchObject({
      status: 'analyzing',
      analysisError: null,
    });
    await test.runJobs();
    expect((await lessonOf(order.id)).status).toBe('waiting_approval');
  });
});
