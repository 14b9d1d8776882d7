import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lessonsTable } from '#server/lessons/lessons.table.ts';
import { auditTable } from '#server/platform/audit/audit.table.ts';
import { productionsTable } from '#server/production/production.table.ts';
import { setLesson } from '#tests/builders/lessons.ts';
import { readMails } from '#tests/builders/mails.ts';
import {
  assign,
  assignedLesson,
  createProductionTest,
  finish,
  type ProductionTest,
  paidLesson,
  uploadDelivery,
} from '#tests/builders/production.ts';

let all: ProductionTest;
beforeAll(async () => {
  all = await createProductionTest();
});
afterAll(() => all.test.close());

const unassign = (lessonId: string, body: object = {}) =>
  all.admin.post('/api/admin/unassign-editor', { lessonId, ...body });
const steps = async (lessonId: string, action: string) => {
  const { db } = all.test.deps.database;
  const isStep = and(eq(auditTable.subjectId, lessonId), eq(auditTable.action, `production.${action}`));
  return db.select().from(auditTable).where(isStep);
};
/** Who the lesson's row and the production's row name; a race must never part them. */
async function readBoth(lessonId: string) {
  const { db } = all.test.deps.database;
  const [lesson] = await db.select().from(lessonsTable).where(eq(lessonsTable.id, lessonId));
  const [production] = await db
    .select()
    .from(productionsTable)
    .where(eq(productionsTable.lessonId, lessonId));
  if (!lesson || !production) throw new Error('no such lesson in production');
  expect(production.editorId).toBe(lesson.editorId);
  return { lesson, production };
}
const mailsAbout = async (subject: string) =>
  (await readMails(all.test)).filter((mail) => mail.subject.startsWith(subject));

describe('taking a production from its editor', () => {
  it('leaves the lesson in production, due as before, with what was uploaded, waiting for the next editor', async () => {
    const { lessonId, productionId } = await assignedLesson(all);
    const { deliveryUrl } = (await uploadDelivery(all.editor, productionId)).json;
    const { lesson: before } = await readBoth(lessonId);
    const taken = await unassign(lessonId, { reason: 'Licença médica' });
    expect([taken.status, taken.json]).toMatchObject([
      200,
      {
        id: productionId,
        status: 'assigned',
        editor: null,
        startedAt: null,
        deliveryUrl,
        deadline: before.deadline?.toISOString(),
        lesson: { status: 'in_production' },
      },
    ]);
    expect(await steps(lessonId, 'unassign')).toMatchObject([
      {
        actorId: all.admin.user.id,
        before: { editorId: all.editor.user.id },
        after: { editorId: null },
        reason: 'Licença médica',
      },
    ]);
    const told = (await mailsAbout('Produção retirada')).at(-1);
    expect(told?.to).toBe('edu@lousa.test');
    expect(told?.text).not.toContain('Licença');
    expect(told?.text).toMatch(/\/editor-dashboard$/m);
    expect((await assign(all, lessonId, all.otherEditor)).json).toMatchObject({
      id: productionId,
      status: 'assigned',
      round: 1,
      editor: { id: all.otherEditor.user.id },
      deliveryUrl,
    });
    expect((await finish(all.otherEditor, productionId, deliveryUrl)).json.status).toBe('completed');
  });

  it('closes lesson, files, conversation and work to that editor at once', async () => {
    const { lessonId, productionId } = await assignedLesson(all);
    const { deliveryUrl } = (await uploadDelivery(all.editor, productionId)).json;
    const stream = await all.test.app.inject({
      method: 'GET',
      url: `/api/lessons/${lessonId}/events`,
      headers: { authorization: `Bearer ${all.editor.token}` },
      payloadAsStream: true,
    });
    const heard = (async () => {
      let text = '';
      for await (const chunk of stream.stream()) text += chunk;
      return text;
    })();
    await unassign(lessonId);
    const { get, post } = all.editor;
    const answers = [
      await get(`/api/lessons/${lessonId}`),
      await get(`/api/lessons/${lessonId}/files`),
      await get(deliveryUrl),
      await get(`/api/lessons/${lessonId}/messages`),
      await get(`/api/chat/conversation?lessonId=${lessonId}`),
      await post(`/api/lessons/${lessonId}/messages`, { content: 'Oi', messageType: 'text' }),
      await uploadDelivery(all.editor, productionId),
      await finish(all.editor, productionId),
    ];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
    const mine = (await get('/api/editor/projects?limit=200')).json;
    expect(mine.map(({ id }: { id: string }) => id)).not.toContain(productionId);
    // An open page of theirs is ended by what tells of the change, not by the next heartbeat. Whether the change
    // itself still reaches it depends on which is heard first: the event or the rights that are gone.
    expect(await heard).not.toContain(': ok');
  });

  it('is safe to repeat: the second call changes nothing and tells nobody', async () => {
    const { lessonId, productionId } = await assignedLesson(all);
    await unassign(lessonId);
    const before = (await mailsAbout('Produção retirada')).length;
    expect((await unassign(lessonId)).json).toMatchObject({ id: productionId, editor: null });
    expect(await steps(lessonId, 'unassign')).toHaveLength(1);
    expect(await mailsAbout('Produção retirada')).toHaveLength(before);
  });

  it('is refused once delivered and before the work began, and to everyone but admins', async () => {
    const { lessonId, productionId } = await assignedLesson(all);
    expect((await all.editor.post('/api/admin/unassign-editor', { lessonId })).status).toBe(403);
    await uploadDelivery(all.editor, productionId);
    await finish(all.editor, productionId);
    const late = await unassign(lessonId);
    expect([late.status, late.json.message]).toEqual([409, expect.stringContaining('Finalizado')]);
    expect((await unassign(await paidLesson(all))).status).toBe(409);
    expect((await unassign('16')).status).toBe(404);
    const long = await unassign(lessonId, { reason: 'x'.repeat(501) });
    expect([long.status, long.json.message]).toEqual([400, 'Motivo muito longo']);
  });

  it('is also possible while the payment is contested', async () => {
    const { lessonId } = await assignedLesson(all);
    await setLesson(all.test, lessonId, { onHoldSince: new Date(), onHoldReason: 'Contestado.' });
    expect((await unassign(lessonId)).json.editor).toBeNull();
  });
});

describe('of several hands at once', () => {
  it('two admins take it away: one does, both are answered', async () => {
    const { lessonId } = await assignedLesson(all);
    const before = (await mailsAbout('Produção retirada')).length;
    const answers = await Promise.all([1, 2, 3, 4].map(() => unassign(lessonId)));
    expect(answers.map(({ status, json }) => [status, json.editor])).toEqual(Array(4).fill([200, null]));
    expect(await steps(lessonId, 'unassign')).toHaveLength(1);
    expect(await mailsAbout('Produção retirada')).toHaveLength(before + 1);
  });

  it('taken away against delivered: one wins', async () => {
    for (let round = 0; round < 6; round++) {
      const { lessonId, productionId } = await assignedLesson(all);
      const { deliveryUrl } = (await uploadDelivery(all.editor, productionId)).json;
      const deliver = () => finish(all.editor, productionId, deliveryUrl);
      const [taken, delivered] = await Promise.all(
        round % 2 ? [unassign(lessonId), deliver()] : [deliver(), unassign(lessonId)].reverse(),
      );
      const { lesson, production } = await readBoth(lessonId);
      const isDelivered = lesson.status === 'completed';
      expect([taken?.status, delivered?.status]).toEqual(isDelivered ? [409, 200] : [200, 404]);
      expect([production.status, production.editorId]).toEqual(
        isDelivered ? ['completed', all.editor.user.id] : ['assigned', null],
      );
      expect(await steps(lessonId, isDelivered ? 'unassign' : 'deliver')).toHaveLength(0);
    }
  });

  it('taken away against given to another: both count, in one order or the other', async () => {
    for (let round = 0; round < 6; round++) {
      const { lessonId } = await assignedLesson(all);
      const give = () => assign(all, lessonId, all.otherEditor);
      const answers = await Promise.all(
        round % 2 ? [unassign(lessonId), give()] : [give(), unassign(lessonId)],
      );
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      const { production } = await readBoth(lessonId);
      const [taken] = await steps(lessonId, 'unassign');
      const wasFirst = (taken?.before as { editorId: string } | undefined)?.editorId === all.editor.user.id;
      expect(production.editorId).toBe(wasFirst ? all.otherEditor.user.id : null);
      expect((await all.editor.get(`/api/lessons/${lessonId}`)).status).toBe(404);
    }
  });
});
