import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lessonAnalysesTable } from '#server/lessons/analyses.table.ts';
import { lessonsTable, lessonTransitionsTable } from '#server/lessons/lessons.table.ts';
import { auditTable } from '#server/platform/audit/audit.table.ts';
import type { ApiClient } from '#tests/builders/api-client.ts';
import { setLesson } from '#tests/builders/lessons.ts';
import { placeOrder } from '#tests/builders/orders.ts';
import { registerTeacher } from '#tests/builders/people.ts';
import { photosynthesis } from '#tests/builders/samples/photosynthesis.ts';
import { writeSampleDocx } from '#tests/builders/samples/write-sample-docx.ts';
import { TYPED_EXAM } from '#tests/builders/typed-lessons.ts';
import { createTestApp, type TestApp } from '#tests/setup/test-app.ts';

let test: TestApp;
let ana: ApiClient;
beforeAll(async () => {
  test = await createTestApp();
  ana = await registerTeacher(test.app);
});
afterAll(() => test.close());

const db = () => test.deps.database.db;
const lessonOf = async (id: string) => (await ana.get(`/api/lessons/${id}`)).json;
const tell = (id: string, genre: string) => ana.put(`/api/lessons/${id}/genre`, { genre });
const documentsOf = async (lessonId: string) => {
  const rows = await db()
    .select({ analysis: lessonAnalysesTable.analysis })
    .from(lessonAnalysesTable)
    .where(eq(lessonAnalysesTable.lessonId, lessonId))
    .orderBy(asc(lessonAnalysesTable.version));
  return rows.map(({ analysis }) => analysis.document);
};
const requestsOf = (lessonId: string) =>
  db()
    .select({ reason: lessonTransitionsTable.reason })
    .from(lessonTransitionsTable)
    .where(
      and(
        eq(lessonTransitionsTable.lessonId, lessonId),
        eq(lessonTransitionsTable.event, 'request_adjustments'),
      ),
    );
/** An exam whose analysis waits for Ana. */
async function examWaiting(): Promise<string> {
  const { json } = await placeOrder(ana, { content: TYPED_EXAM, title: 'Fotossíntese' });
  await test.runJobs();
  return json.id;
}

describe('what a teacher says the material is', () => {
  it('is taken in a new analysis, beside which the earlier one is kept', async () => {
    const id = await examWaiting();
    const before = await lessonOf(id);
    expect(before.aiAnalysis.document).toMatchObject({ genre: 'prova', isTold: false });
    expect(before.genre).toBeNull();
    const { status, json } = await tell(id, 'apostila');
    expect([status, json.status, json.genre]).toEqual([200, 'analyzing', 'apostila']);
    await test.runJobs();
    const after = await lessonOf(id);
    expect([after.status, after.analysisVersion]).toEqual(['waiting_approval', 2]);
    expect(after.aiAnalysis.document).toMatchObject({ genre: 'apostila', isTold: true, confidence: 1 });
    expect((await documentsOf(id)).map((document) => document?.genre)).toEqual(['prova', 'apostila']);
  });

  it('is on record: who said it, and what held before', async () => {
    const id = await examWaiting();
    await tell(id, 'lista_exercicios');
    expect(await requestsOf(id)).toEqual([{ reason: 'O material é uma lista de exercícios.' }]);
    const entries = await db()
      .select({ before: auditTable.before, after: auditTable.after, role: auditTable.actorRole })
      .from(auditTable)
      .where(and(eq(auditTable.subjectId, id), eq(auditTable.action, 'lesson.tell_genre')));
    expect(entries).toEqual([
      { before: { genre: null }, after: { genre: 'lista_exercicios' }, role: 'teacher' },
    ]);
  });

  it('said again changes nothing, before and after the analysis has come back', async () => {
    const id = await examWaiting();
    await tell(id, 'apostila');
    expect((await tell(id, 'apostila')).json.status).toBe('analyzing');
    await test.runJobs();
    expect((await tell(id, 'apostila')).json.status).toBe('waiting_approval');
    expect(await requestsOf(id)).toHaveLength(1);
  });

  it('at once twice, differently: one is taken, the other hears that the analysis is under way', async () => {
    const id = await examWaiting();
    const answers = await Promise.all([tell(id, 'apostila'), tell(id, 'plano_de_aula')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const taken = answers.find(({ status }) => status === 200)?.json.genre;
    await test.runJobs();
    expect((await lessonOf(id)).aiAnalysis.document).toMatchObject({ genre: taken, isTold: true });
    expect(await requestsOf(id)).toHaveLength(1);
  });

  it('holds for later adjustments, and ends with other material', async () => {
    const id = await examWaiting();
    await tell(id, 'apostila');
    await test.runJobs();
    await ana.post(`/api/lessons/${id}/adjustments`, { text: 'Mais exemplos.' });
    await test.runJobs();
    expect((await lessonOf(id)).aiAnalysis.document).toMatchObject({ genre: 'apostila', isTold: true });
    const form = new FormData();
    form.append('content', 'As placas tectônicas movem os continentes. Os vulcões nascem nas bordas delas.');
    expect((await ana.put(`/api/lessons/${id}/material`, form)).json.genre).toBeNull();
    await test.runJobs();
    expect((await lessonOf(id)).aiAnalysis.document.isTold).toBe(false);
  });

  it('is taken of a file without reading it again', async () => {
    const bytes = writeSampleDocx(photosynthesis);
    const { json } = await placeOrder(ana, { content: 'Em anexo.' }, { bytes, name: 'aula.docx' });
    await test.runJobs();
    await tell(json.id, 'plano_de_aula');
    await test.runJobs();
    expect((await lessonOf(json.id)).aiAnalysis.document).toMatchObject({ genre: 'plano_de_aula' });
  });

  it('is one of the list, and no longer asked for once the analysis is approved', async () => {
    const id = await examWaiting();
    const unknown = await tell(id, 'romance');
    expect([unknown.status, unknown.json.message]).toEqual([400, 'Escolha um tipo de material da lista']);
    await tell(id, 'apostila');
    await setLesson(test, id, { status: 'waiting_payment' });
    for (const genre of ['apostila', 'prova']) {
      const { status, json } = await tell(id, genre);
      expect([status, json.message]).toEqual([
        409,
        'A aula está em "Aguardando Pagamento": faça o pagamento ou cancele.',
      ]);
    }
  });

  it('is unknown of analyses made before it was asked for', async () => {
    const id = await examWaiting();
    const [row] = await db().select().from(lessonAnalysesTable).where(eq(lessonAnalysesTable.lessonId, id));
    const { document: _document, ...old } = row?.analysis ?? {};
    await db()
      .update(lessonAnalysesTable)
      .set({ analysis: old as never })
      .where(eq(lessonAnalysesTable.lessonId, id));
    expect((await lessonOf(id)).aiAnalysis.document).toBeNull();
    const [kept] = await db()
      .select({ genre: lessonsTable.genre })
      .from(lessonsTable)
      .where(eq(lessonsTable.id, id));
    expect(kept).toEqual({ genre: null });
  });
});
