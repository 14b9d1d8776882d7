import { eq } from 'drizzle-orm';
import { sessionsTable } from '#server/accounts/accounts.table.ts';
import { auditTable } from '#server/platform/audit/audit.table.ts';
import { endOfDayAfter } from '#shared/calendar.ts';
import { createTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { signInAdmin, signInEditor } from './admins.ts';
import type { Answer, ApiClient } from './api-client.ts';
import { tinyPdf } from './documents.ts';
import { setLesson } from './lessons.ts';
import { placeOrder } from './orders.ts';
import { registerTeacher } from './people.ts';
import { testClock } from './test-clock.ts';

/** The app with everyone a production takes, and a clock of its own. */
export interface ProductionTest {
  test: TestApp;
  clock: ReturnType<typeof testClock>;
  admin: ApiClient;
  editor: ApiClient;
  otherEditor: ApiClient;
  teacher: ApiClient;
}

export async function createProductionTest(): Promise<ProductionTest> {
  const clock = testClock();
  const test = await createTestApp({ deps: { clock } });
  return {
    test,
    clock,
    admin: await signInAdmin(test),
    editor: await signInEditor(test),
    otherEditor: await signInEditor(test, 'eva@lousa.test'),
    teacher: await registerTeacher(test.app),
  };
}

/** Lets time pass; everyone stays signed in, as if they had come by meanwhile. */
export async function passTime({ test, clock }: ProductionTest, ms: number): Promise<void> {
  clock.advance(ms);
  const now = clock.now();
  await test.deps.database.db.update(sessionsTable).set({ createdAt: now, lastSeenAt: now });
}

/** A paid lesson of the teacher's, due in 50 days unless told: 10 slides, plan Padrão. */
export async function paidLesson(
  { test, clock, teacher }: ProductionTest,
  { dueInDays = 50, slideCount = '10' } = {},
): Promise<string> {
  const { json } = await placeOrder(teacher, { slideCount });
  const now = clock.now();
  const deadline = endOfDayAfter(now, dueInDays);
  await setLesson(test, json.id, { status: 'paid', paidAt: now, deadline });
  return json.id;
}

export const assign = ({ admin, editor }: ProductionTest, lessonId: string, to = editor): Promise<Answer> =>
  admin.post('/api/admin/assign-editor', { lessonId, editorId: to.user.id });

/** A lesson given to the editor: its id and that of its production. */
export async function assignedLesson(
  all: ProductionTest,
  options?: Parameters<typeof paidLesson>[1],
): Promise<{ lessonId: string; productionId: string }> {
  const lessonId = await paidLesson(all, options);
  const { status, json, text } = await assign(all, lessonId);
  if (status !== 200) throw new Error(`not assigned: ${text}`);
  return { lessonId, productionId: json.id };
}

export async function uploadDelivery(
  client: ApiClient,
  productionId: string,
  file: { bytes: Buffer; name: string } = { bytes: tinyPdf('Final'), name: 'final.pdf' },
): Promise<Answer> {
  const form = new FormData();
  form.append('productionId', productionId);
  form.append('file', new Blob([new Uint8Array(file.bytes)]), file.name);
  return client.post('/api/productions/upload-delivery', form);
}

export const finish = (client: ApiClient, productionId: string, deliveryUrl?: string): Promise<Answer> =>
  client.patch(`/api/productions/${productionId}`, {
    status: 'completed',
    editorNotes: 'Entrega final.',
    ...(deliveryUrl === undefined ? {} : { deliveryUrl }),
  });

/** Uploads and finishes; answers the address of the file. */
export async function handOver({ editor }: ProductionTest, productionId: string): Promise<string> {
  const { json, text } = await uploadDelivery(editor, productionId);
  if (!json?.deliveryUrl) throw new Error(`not uploaded: ${text}`);
  const done = await finish(editor, productionId, json.deliveryUrl);
  if (done.status !== 200) throw new Error(`not finished: ${done.text}`);
  return json.deliveryUrl;
}

/** What the audit keeps of the production of a lesson, oldest first. */
export async function productionActions({ test }: ProductionTest, lessonId: string): Promise<string[]> {
  const { db } = test.deps.database;
  const rows = await db.select().from(auditTable).where(eq(auditTable.subjectId, lessonId));
  return rows.map(({ action }) => action).filter((action) => action.startsWith('production.'));
}

/** The production of a lesson as its editor finds it in the worklist. */
export const productionOf = async (editor: ApiClient, lessonId: string) =>
  (await editor.get('/api/productions/assigned?limit=200')).json.find(
    ({ lesson }: { lesson: { id: string } }) => lesson.id === lessonId,
  );
