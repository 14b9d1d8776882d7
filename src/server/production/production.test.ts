import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filesTable } from '#server/files/files.table.ts';
import { tinyPdf } from '#tests/builders/documents.ts';
import { setLesson } from '#tests/builders/lessons.ts';
import { readMails } from '#tests/builders/mails.ts';
import { placeOrder } from '#tests/builders/orders.ts';
import {
  assign,
  assignedLesson,
  createProductionTest,
  finish,
  handOver,
  type ProductionTest,
  paidLesson,
  productionActions,
  productionOf,
  uploadDelivery,
} from '#tests/builders/production.ts';

let all: ProductionTest;
beforeAll(async () => {
  all = await createProductionTest();
});
afterAll(() => all.test.close());

const lessonOf = async (id: string, client = all.teacher) => (await client.get(`/api/lessons/${id}`)).json;
const filesOf = async (lessonId: string, client = all.teacher) =>
  (await client.get(`/api/lessons/${lessonId}/files`)).json;

describe('assigning an editor', () => {
  it('begins the production of a paid lesson and tells editor and teacher', async () => {
    const { lessonId, productionId } = await assignedLesson(all);
    const production = await productionOf(all.editor, lessonId);
    expect(production).toMatchObject({
      id: productionId,
      status: 'assigned',
      progress: 0,
      round: 1,
      dueState: { kind: 'ok', days: 50 },
      lesson: { id: lessonId, status: 'in_production', aiAnalysis: null },
      editor: { firstName: 'Edu' },
    });
    expect((await lessonOf(lessonId)).status).toBe('in_production');
    const mails = await readMails(all.test);
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual(
      expect.arrayContaining([
        ['edu@lousa.test', 'Nova produção: "Frações no dia a dia"'],
        [all.teacher.user.email, '"Frações no dia a dia" entrou em produção'],
      ]),
    );
    const told = mails.filter(({ text }) => text.includes(`/editor-dashboard?projeto=${productionId}`));
    expect(told.map(({ to }) => to)).toEqual(['edu@lousa.test']);
  });

  it('takes a submitted lesson too, and nothing in another state', async () => {
    const { json } = await placeOrder(all.teacher);
    // Its analysis failed for good; one still under way is about another version and dropped.
    await setLesson(all.test, json.id, {
      status: 'submitted',
      analysisError: 'Não encontramos texto.',
      requestedAnalysis: 9,
    });
    expect((await assign(all, json.id)).json).toMatchObject({ deadline: null, dueState: null });
    const waiting = (await placeOrder(all.teacher)).json.id;
    await setLesson(all.test, waiting, { status: 'waiting_approval' });
    const refused = await assign(all, waiting);
    expect([refused.status, refused.json.message]).toEqual([
      409,
      expect.stringContaining('Aguardando Aprovação'),
    ]);
  });

  it('takes only editors', async () => {
    const lessonId = await paidLesson(all);
    for (const editorId of [all.teacher.user.id, all.admin.user.id, lessonId, 'ninguém', '', undefined]) {
      const answer = await all.admin.post('/api/admin/assign-editor', { lessonId, editorId });
      expect([answer.status, answer.json.message]).toEqual([400, 'Selecione um editor']);
    }
    expect((await lessonOf(lessonId)).status).toBe('paid');
    expect((await all.editor.post('/api/admin/assign-editor', { lessonId })).status).toBe(403);
  });

  it('is safe to repeat, and moves a production on to another editor', async () => {
    const { lessonId, productionId } = await assignedLesson(all);
    await uploadDelivery(all.editor, productionId);
    expect((await assign(all, lessonId)).json).toMatchObject({ id: productionId, status: 'in_progress' });
    const moved = await assign(all, lessonId, all.otherEditor);
    expect(moved.json).toMatchObject({ id: productionId, status: 'assigned', round: 1 });
    expect(await productionOf(all.editor, lessonId)).toBeUndefined();
    expect((await all.editor.get(`/api/lessons/${lessonId}`)).status).toBe(404);
    expect((await finish(all.editor, productionId)).status).toBe(404);
    expect((await finish(all.otherEditor, productionId)).json.status).toBe('completed');
    expect(await productionActions(all, lessonId)).toEqual([
      'production.assign',
      'production.upload',
      'production.assign',
      'production.deliver',
    ]);
    const subjects = (await readMails(all.test)).filter(({ to }) => to === 'edu@lousa.test');
    expect(subjects.map(({ subject }) => subject)).toContain(
      'Produção passada adiante: "Frações no dia a dia"',
    );
  });

  it('waits while the payment is contested', async () => {
    const lessonId = await paidLesson(all);
    const onHoldReason = 'O pagamento desta aula foi contestado pelo pagador.';
    await setLesson(all.test, lessonId, { onHoldSince: new Date(), onHoldReason });
    const refused = await assign(all, lessonId);
    expect([refused.status, refused.json.message]).toEqual([409, onHoldReason]);
  });
});

describe('working on a production', () => {
  it('is for its editor and admins', async () => {
    const { lessonId, productionId } = await assignedLesson(all);
    const start = (client = all.editor) =>
      client.patch(`/api/productions/${productionId}`, { status: 'in_progress' });
    expect((await start(all.otherEditor)).json.message).toBe('Produção não encontrada');
    expect((await start(all.teacher)).status).toBe(403);
    expect((await uploadDelivery(all.otherEditor, productionId)).status).toBe(404);
    expect((await start()).json).toMatchObject({ status: 'in_progress', startedAt: expect.any(String) });
    expect((await start(all.admin)).json.status).toBe('in_progress');
    expect(await productionActions(all, lessonId)).toEqual(['production.assign', 'production.start']);
    const forTeacher = await all.teacher.get('/api/editor/projects');
    expect([forTeacher.status, forTeacher.json.message]).toEqual([403, 'Acesso restrito para editores']);
  });

  it('ends with a final file and notes, both', async () => {
    const { lessonId, productionId } = await assignedLesson(all);
    const without = await finish(all.editor, productionId);
    expect([without.status, without.json.message]).toEqual([400, 'Envie o arquivo final antes de finalizar']);
    const { json } = await uploadDelivery(all.editor, productionId);
    expect((await finish(all.editor, productionId, '/api/files/outro/download')).status).toBe(400);
    const blank = await all.editor.patch(`/api/productions/${productionId}`, {
      status: 'completed',
      deliveryUrl: json.deliveryUrl,
      editorNotes: ' \n ',
    });
    expect([blank.status, blank.json.message]).toEqual([400, 'Escreva as observações da entrega']);
    expect((await filesOf(lessonId)).length).toBe(0);
    const done = await finish(all.editor, productionId, json.deliveryUrl);
    expect(done.json).toMatchObject({
      status: 'completed',
      progress: 100,
      dueState: null,
      editorNotes: 'Entrega final.',
      deliveryUrl: json.deliveryUrl,
    });
    expect((await finish(all.editor, productionId, json.deliveryUrl)).json).toEqual(done.json);
    expect((await lessonOf(lessonId)).status).toBe('completed');
    expect(await filesOf(lessonId)).toMatchObject([
      { fileType: 'final_delivery', originalName: 'final.pdf' },
    ]);
    expect((await all.teacher.get(json.deliveryUrl)).bytes).toEqual(tinyPdf('Final'));
  });

  it('takes PDF, PPT and PPTX by content, in the place of what was uploaded before', async () => {
    const { lessonId, productionId } = await assignedLesson(all);
    const fake = { bytes: Buffer.from('MZ\x90\0 nenhum PDF'), name: 'final.pdf' };
    const refused = await uploadDelivery(all.editor, productionId, fake);
    expect([refused.status, refused.json.message]).toEqual([415, 'Tipo de arquivo não permitido']);
    const first = (await uploadDelivery(all.editor, productionId)).json.deliveryUrl;
    const second = (await uploadDelivery(all.editor, productionId)).json.deliveryUrl;
    expect((await finish(all.editor, productionId, first)).status).toBe(400);
    expect((await finish(all.editor, productionId, second)).status).toBe(200);
    expect((await filesOf(lessonId)).map(({ filePath }: { filePath: string }) => filePath)).toEqual([second]);
    expect((await all.teacher.get(first)).status).toBe(404);
  });

  it('does not hand over what an admin blocked meanwhile', async () => {
    const { productionId } = await assignedLesson(all);
    const { deliveryUrl } = (await uploadDelivery(all.editor, productionId)).json;
    const fileId = deliveryUrl.split('/').at(-2);
    await all.test.deps.database.db
      .update(filesTable)
      .set({ isBlocked: true })
      .where(eq(filesTable.id, fileId));
    expect((await finish(all.editor, productionId, deliveryUrl)).status).toBe(400);
  });

  it('rests while the payment is contested, and ends with a cancelled lesson', async () => {
    const { lessonId, productionId } = await assignedLesson(all);
    await uploadDelivery(all.editor, productionId);
    await setLesson(all.test, lessonId, { onHoldSince: new Date(), onHoldReason: 'Contestado.' });
    for (const answer of [
      await finish(all.editor, productionId),
      await uploadDelivery(all.editor, productionId),
      await all.admin.post(`/api/admin/lessons/${lessonId}/complete`),
    ]) {
      expect([answer.status, answer.json.message]).toEqual([409, 'Contestado.']);
    }
    expect((await lessonOf(lessonId)).hold).toMatch(/^A produção está em pausa/);
    expect((await lessonOf(lessonId, all.admin)).hold).toBe(
      'Contestado. A entrega espera até isso ser resolvido.',
    );
    expect((await productionOf(all.editor, lessonId)).lesson.hold).toMatch(/^Contestado\./);
    await setLesson(all.test, lessonId, { status: 'cancelled' });
    expect((await lessonOf(lessonId)).hold).toBeNull();
    await setLesson(all.test, lessonId, { onHoldSince: null, onHoldReason: null });
    expect((await finish(all.editor, productionId)).status).toBe(409);
    expect((await productionOf(all.editor, lessonId)).dueState).toBeNull();
  });
});

describe('an admin completes a lesson', () => {
  it('in production, with the final file that is there', async () => {
    const { lessonId, productionId } = await assignedLesson(all);
    const complete = () => all.admin.post(`/api/admin/lessons/${lessonId}/complete`);
    const missing = await complete();
    expect([missing.status, missing.json.type]).toEqual([409, 'urn:lousa:problem:delivery_missing']);
    await uploadDelivery(all.editor, productionId);
    expect((await complete()).json.status).toBe('completed');
    expect((await complete()).json.status).toBe('completed');
    expect((await productionOf(all.editor, lessonId)).status).toBe('completed');
    expect(await productionActions(all, lessonId)).toEqual([
      'production.assign',
      'production.upload',
      'production.deliver',
    ]);
  });

  it('and none in another state', async () => {
    const lessonId = await paidLesson(all);
    expect((await all.admin.post(`/api/admin/lessons/${lessonId}/complete`)).status).toBe(409);
    expect((await all.editor.post(`/api/admin/lessons/${lessonId}/complete`)).status).toBe(403);
  });
});

describe('a status that an admin forces', () => {
  const force = (lessonId: string, status: string) =>
    all.admin.patch(`/api/admin/lessons/${lessonId}`, { status, reason: 'Combinado por telefone' });

  it('takes the production with it: closed without a file, opened again, delivered once more', async () => {
    const { lessonId, productionId } = await assignedLesson(all);
    expect((await force(lessonId, 'completed')).json.status).toBe('completed');
    expect((await productionOf(all.editor, lessonId)).status).toBe('completed');
    expect((await force(lessonId, 'in_production')).json.status).toBe('in_production');
    expect(await productionOf(all.editor, lessonId)).toMatchObject({
      status: 'in_progress',
      round: 1,
      completedAt: null,
    });
    await handOver(all, productionId);
    expect((await lessonOf(lessonId)).status).toBe('completed');
  });

  it('into production without an editor waits for one', async () => {
    const lessonId = await paidLesson(all);
    expect((await force(lessonId, 'in_production')).json.status).toBe('in_production');
    expect((await all.admin.post(`/api/admin/lessons/${lessonId}/complete`)).status).toBe(409);
    expect((await assign(all, lessonId)).json).toMatchObject({ status: 'assigned', round: 1 });
  });
});
