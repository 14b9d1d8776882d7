import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkPackage } from '#engine/composing/lint/check-package.ts';
import { requestDraft } from '#server/composition/composition.api.ts';
import { compositionsTable } from '#server/composition/compositions.table.ts';
import { filesTable } from '#server/files/files.table.ts';
import { findLessonById } from '#server/lessons/lessons.api.ts';
import type { ApiClient } from '#tests/builders/api-client.ts';
import { tinyPdf } from '#tests/builders/documents.ts';
import { setLesson } from '#tests/builders/lessons.ts';
import { placeOrder } from '#tests/builders/orders.ts';
import { assign, createProductionTest, handOver, type ProductionTest } from '#tests/builders/production.ts';
import { TYPED_LESSONS } from '#tests/builders/typed-lessons.ts';

let all: ProductionTest;
let lessonId = '';
let productionId = '';
beforeAll(async () => {
  all = await createProductionTest();
  [lessonId, productionId] = await assignedAndDrafted();
});
afterAll(() => all.test.close());

/** A lesson that was analysed, paid and given to the editor, its draft asked for as the payment asks for it. */
async function assignedAndDrafted(): Promise<[string, string]> {
  const { test, teacher, clock } = all;
  const order = { title: 'Fotossíntese: luz/água', content: TYPED_LESSONS.photosynthesis, slideCount: '10' };
  const { json } = await placeOrder(teacher, order);
  await test.runJobs();
  await setLesson(test, json.id, { status: 'paid', paidAt: clock.now() });
  const { db } = test.deps.database;
  const lesson = await findLessonById(db, json.id);
  if (!lesson) throw new Error('no lesson');
  await Promise.all([requestDraft(db, test.deps, lesson), requestDraft(db, test.deps, lesson)]);
  await test.runJobs();
  return [json.id, (await assign(all, json.id)).json.id];
}
const draft = async (client: ApiClient, id = lessonId) => (await client.get(`/api/lessons/${id}/draft`)).json;
const hand = (body: object, client = all.editor, id = lessonId) =>
  client.post(`/api/lessons/${id}/draft/deliver`, { version: 1, notes: 'Boa aula!', ...body });

describe('a draft', () => {
  it('is there when the editor opens the lesson, made once, with its files by name', async () => {
    const seen = await draft(all.editor);
    expect(seen).toMatchObject({ status: 'ready', reason: null, version: 1, unit: 'slide' });
    expect(seen.files.map(({ format, name }: { format: string; name: string }) => [format, name])).toEqual([
      ['pptx', 'Fotossíntese luz água.pptx'],
      ['pdf', 'Fotossíntese luz água.pdf'],
    ]);
    expect(await all.test.deps.database.db.$count(compositionsTable)).toBe(1);
  });

  it('tells the teacher only that it is there, and strangers nothing', async () => {
    expect(await draft(all.teacher)).toMatchObject({ status: 'ready', findings: [], files: [] });
    const file = `/api/lessons/${lessonId}/draft/files/pptx`;
    const answers = [await all.teacher.get(file), await all.otherEditor.get(file)];
    expect(answers.map(({ status, json }) => [status, json.message])).toEqual([
      [403, expect.any(String)],
      [404, 'Aula não encontrada'],
    ]);
  });

  it('is not there before payment', async () => {
    await setLesson(all.test, lessonId, { status: 'waiting_payment', paidAt: null });
    const answers = await Promise.all([all.teacher, all.admin].map((client) => draft(client)));
    await setLesson(all.test, lessonId, { status: 'in_production', paidAt: all.clock.now() });
    expect(answers.map(({ message }) => message)).toEqual(Array(2).fill('O rascunho ainda não está pronto'));
  });

  it('downloads whole, the same each time; an older version than the present one does not', async () => {
    const [pptx, again, pdf, old, word] = [
      ...[await all.editor.get(`/api/lessons/${lessonId}/draft/files/pptx?version=1`)],
      ...[await all.admin.get(`/api/lessons/${lessonId}/draft/files/pptx`)],
      ...[await all.editor.get(`/api/lessons/${lessonId}/draft/files/pdf?version=1`)],
      ...[await all.editor.get(`/api/lessons/${lessonId}/draft/files/pptx?version=7`)],
      ...[await all.editor.get(`/api/lessons/${lessonId}/draft/files/docx`)],
    ];
    expect(checkPackage(pptx?.bytes ?? Buffer.of())).toEqual([]);
    expect(again?.bytes.equals(pptx?.bytes ?? Buffer.of())).toBe(true);
    expect(pdf?.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect([old?.status, word?.status]).toEqual([409, 404]);
  });
});

describe('handed over as it is', () => {
  it('refuses without notes, in another version, and where a hard check fails', async () => {
    expect((await hand({ notes: ' ' })).status).toBe(400);
    expect((await hand({ version: 2 })).json.message).toMatch(/mudou/);
    const { db } = all.test.deps.database;
    const fault = { check: 'title-repeated', severity: 'hard' as const, page: 2, message: 'Título repetido' };
    await db.update(compositionsTable).set({ findings: [fault] });
    expect((await hand({})).status).toBe(422);
    // What somebody put there and did not write is no fault, but goes to nobody.
    await db.update(compositionsTable).set({ findings: [{ ...fault, severity: 'open' }] });
    expect((await hand({})).status).toBe(422);
    await db.update(compositionsTable).set({ findings: [], isJudged: false });
    expect((await hand({})).json.message).toMatch(/conferida/);
    await db.update(compositionsTable).set({ isJudged: true });
    expect((await hand({}, all.otherEditor)).status).toBe(404);
    expect(await db.$count(filesTable, eq(filesTable.fileType, 'final_delivery'))).toBe(0);
  });

  it('becomes the delivery, byte by byte, once however often it is pressed', async () => {
    const { bytes } = await all.editor.get(`/api/lessons/${lessonId}/draft/files/pptx`);
    all.clock.advance(45 * 60_000);
    const answers = await Promise.all([hand({}), hand({}), hand({})]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const { json } = await all.teacher.get(`/api/lessons/${lessonId}/deliveries`);
    expect(json).toMatchObject([{ editorNotes: 'Boa aula!', fileName: 'Fotossíntese luz água.pptx' }]);
    const files = (await all.teacher.get(`/api/lessons/${lessonId}/files`)).json;
    const delivered = files.filter(({ fileType }: { fileType: string }) => fileType === 'final_delivery');
    expect(delivered).toHaveLength(1);
    expect((await all.teacher.get(delivered[0].filePath)).bytes.equals(bytes)).toBe(true);
    expect((await all.teacher.get(`/api/lessons/${lessonId}`)).json.status).toBe('completed');
    expect(await draft(all.editor)).toMatchObject({ version: 1, isDelivered: true });
  });

  it('can be had in the other format too, as it was drawn, by whom the file is open to', async () => {
    const seen = async (client: ApiClient) =>
      (await client.get(`/api/lessons/${lessonId}/deliveries`)).json[0];
    const copy = `/api/lessons/${lessonId}/deliveries/1/files/pdf`;
    const { bytes } = await all.editor.get(`/api/lessons/${lessonId}/draft/files/pdf`);
    const name = 'Fotossíntese luz água.pdf';
    expect((await seen(all.teacher)).copies).toEqual([{ format: 'pdf', bytes: bytes.length, name }]);
    const got = await all.teacher.get(copy);
    expect(got.bytes.equals(bytes)).toBe(true);
    const { db } = all.test.deps.database;
    const isFinal = eq(filesTable.fileType, 'final_delivery');
    await db.update(filesTable).set({ isBlocked: true }).where(isFinal);
    const closed = await all.teacher.get(copy);
    await db.update(filesTable).set({ isBlocked: false }).where(isFinal);
    const refused = [closed, await all.otherEditor.get(copy), await all.teacher.get(`${copy}x`)];
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404]);
  });

  it('comes with what the linter says of that version, for those who make the lesson alone', async () => {
    const { db } = all.test.deps.database;
    const asked = { check: 'sources', severity: 'soft' as const, page: 3, message: 'Falta a fonte' };
    await db
      .update(compositionsTable)
      .set({ findings: [asked] })
      .where(eq(compositionsTable.lessonId, lessonId));
    const [editors, teachers] = await Promise.all(
      [all.editor, all.teacher].map(
        async (one) => (await one.get(`/api/lessons/${lessonId}/deliveries`)).json[0],
      ),
    );
    expect(editors.report).toEqual({ findings: [asked], unit: 'slide', comparison: null });
    expect(teachers.report).toBeNull();
  });

  it('is measured for admins from its first opening on: minutes, and what of it survived', async () => {
    const figures = await all.admin.get('/api/admin/draft-figures');
    const whole = { deliveries: 1, minutes: 45, slides: 1, blocks: 1, words: 1 };
    expect(figures.json).toMatchObject({
      ...{ total: whole, uploads: 0, layouts: [] },
      byKind: [{ ...whole, kind: 'presentation' }],
      byEditor: [{ ...whole, name: expect.any(String) }],
      bySource: [{ ...whole, source: 'text' }],
    });
    expect((await all.admin.get('/api/admin/draft-figures?from=2099-01-01')).json.total).toEqual({
      ...{ deliveries: 0, minutes: null, slides: null, blocks: null, words: null },
    });
    expect((await all.editor.get('/api/admin/draft-figures')).status).toBe(403);
  });

  it('stays what the teacher sees while its editor goes on, until another file takes its place', async () => {
    const preview = async (client: ApiClient) => (await client.get(`/api/lessons/${lessonId}/preview`)).json;
    const { db } = all.test.deps.database;
    const [delivered] = await db
      .select()
      .from(compositionsTable)
      .where(eq(compositionsTable.lessonId, lessonId));
    if (!delivered) throw new Error('nothing was delivered');
    expect(delivered.deliveredAt).toEqual(all.clock.now());
    await db.insert(compositionsTable).values({ ...delivered, version: 2, deliveredAt: null });
    const [done, revising] = [{ status: 'completed' as const }, { status: 'in_production' as const }];
    const versions = async () => [(await preview(all.teacher)).version, (await preview(all.editor)).version];
    expect(await versions()).toEqual([1, 1]);
    await setLesson(all.test, lessonId, revising);
    expect(await versions()).toEqual([1, 2]);
    await setLesson(all.test, lessonId, done);
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(tinyPdf('Outro'))]), 'outro.pdf');
    expect((await all.editor.post(`/api/productions/${productionId}/replace-delivery`, form)).status).toBe(
      201,
    );
    expect(await preview(all.teacher)).toMatchObject({ state: 'none', pages: [] });
    const { json } = await all.teacher.get(`/api/lessons/${lessonId}/deliveries`);
    expect(json).toMatchObject([{ fileName: 'outro.pdf', copies: [] }]);
  });

  it('is refused when the editor has finished with a file of another hand', async () => {
    const [other, production] = await assignedAndDrafted();
    await handOver(all, production);
    expect((await hand({}, all.editor, other)).status).toBe(409);
    expect(productionId).not.toBe(production);
  });
});
