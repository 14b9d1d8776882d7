import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { auditTable } from '#server/platform/audit/audit.table.ts';
import { signInEditor } from '#tests/builders/admins.ts';
import { setLesson } from '#tests/builders/lessons.ts';
import { createPaymentTest, lessonToPay, type PaymentTest } from '#tests/builders/payments.ts';
import { registerTeacher } from '#tests/builders/people.ts';
import { finish, uploadDelivery } from '#tests/builders/production.ts';

let pay: PaymentTest;
beforeAll(async () => {
  pay = await createPaymentTest();
});
afterAll(() => pay.close());

test('that a delivery was downloaded is kept as proof: who, which file, when and from where', async () => {
  const editor = await signInEditor(pay.test);
  const teacher = await registerTeacher(pay.test.app, { firstName: 'Lia' });
  const { lessonId } = await lessonToPay(pay, teacher);
  await setLesson(pay.test, lessonId, { status: 'paid', paidAt: pay.clock.now() });
  await pay.admin.post('/api/admin/assign-editor', { lessonId, editorId: editor.user.id });
  const [{ id: productionId }] = (await editor.get('/api/productions/assigned')).json;
  const { json: delivery } = await uploadDelivery(editor, productionId);
  await finish(editor, productionId, delivery.deliveryUrl);
  const files = (await teacher.get(`/api/lessons/${lessonId}/files`)).json;
  const file = files.find(({ fileType }: { fileType: string }) => fileType === 'final_delivery');
  const recorded = async () => {
    const { db } = pay.test.deps.database;
    const rows = await db.select().from(auditTable).where(eq(auditTable.action, 'file.download'));
    return rows.map(({ after }) => (after as { times?: number }).times ?? 1);
  };
  const bytes = (range: string) => teacher.get(`/api/files/${file.id}/download`, { range });
  await bytes('bytes=0-9');
  expect((await teacher.get(`/api/files/${file.id}/download`)).status).toBe(200);
  await vi.waitFor(async () => expect(await recorded(), 'a part is no delivery').toEqual([1]));
  expect((await bytes('bytes=10-')).status).toBe(206);
  await vi.waitFor(async () => expect(await recorded()).toEqual([2]));
  const [entry] = (await pay.admin.get('/api/admin/audit?action=file.download')).json;
  expect(entry).toMatchObject({
    actor: { id: teacher.user.id },
    subjectType: 'file',
    subjectId: file.id,
    ip: expect.stringMatching(/^10\.0\./),
    sessionId: expect.any(String),
    after: { lessonId, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
  });
  const csv = await pay.admin.get('/api/admin/audit.csv?action=file.download');
  expect(csv.text).toContain('Entrega baixada');
});
