import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditTable } from '#server/platform/audit/audit.table.ts';
import type { ApiClient } from '#tests/builders/api-client.ts';
import { tinyPdf } from '#tests/builders/documents.ts';
import { readMails } from '#tests/builders/mails.ts';
import {
  assignedLesson,
  createProductionTest,
  handOver,
  type ProductionTest,
  passTime,
  uploadDelivery,
} from '#tests/builders/production.ts';

let all: ProductionTest;
beforeAll(async () => {
  all = await createProductionTest();
});
afterAll(() => all.test.close());

const MINUTE_MS = 60_000;
const fixed = tinyPdf('Agora sim');
async function replace(client: ApiClient, productionId: string) {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(fixed)]), 'certo.pdf');
  return client.post(`/api/productions/${productionId}/replace-delivery`, form);
}
async function delivered() {
  const ids = await assignedLesson(all);
  return { ...ids, first: await handOver(all, ids.productionId) };
}
const roundOf = async (lessonId: string, client = all.teacher) =>
  (await client.get(`/api/lessons/${lessonId}/deliveries`)).json[0];
const rate = (lessonId: string) =>
  all.teacher.post(`/api/lessons/${lessonId}/rating`, { stars: 5, comment: '' });
const revise = (lessonId: string) =>
  all.teacher.post(`/api/lessons/${lessonId}/revisions`, { text: 'Trocar a capa' });

it('gives the customer the new file, tells nobody twice and stands in the audit', async () => {
  const { lessonId, productionId, first } = await delivered();
  const before = (await readMails(all.test)).length;
  const { replaceUntil } = (await all.editor.get(`/api/productions/${productionId}`)).json;
  expect(Date.parse(replaceUntil) - all.clock.now().getTime()).toBe(10 * MINUTE_MS);
  const replaced = await replace(all.editor, productionId);
  expect([replaced.status, replaced.json.units]).toEqual([201, 1]);
  const round = await roundOf(lessonId);
  expect(round).toMatchObject({ round: 1, fileName: 'certo.pdf', deliveryUrl: replaced.json.deliveryUrl });
  expect((await all.teacher.get(round.deliveryUrl)).status).toBe(200);
  expect((await all.teacher.get(first)).status).toBe(404);
  const names = (await all.teacher.get(`/api/lessons/${lessonId}/files`)).json;
  expect(names.map(({ originalName }: { originalName: string }) => originalName)).toEqual(['certo.pdf']);
  expect(await readMails(all.test)).toHaveLength(before);
  const steps = await all.test.deps.database.db
    .select({ action: auditTable.action })
    .from(auditTable)
    .where(eq(auditTable.subjectId, lessonId));
  expect(steps.filter(({ action }) => action === 'production.replace')).toHaveLength(1);
});

it('is for who handed it over, within ten minutes, of a delivery that nobody has judged yet', async () => {
  const late = await delivered();
  expect((await replace(all.admin, late.productionId)).status).toBe(409);
  expect((await replace(all.otherEditor, late.productionId)).status).toBe(404);
  await passTime(all, 10 * MINUTE_MS);
  const refused = await replace(all.editor, late.productionId);
  expect([refused.status, refused.json.message]).toEqual([409, expect.stringContaining('dez minutos')]);
  expect((await all.editor.get(`/api/productions/${late.productionId}`)).json.replaceUntil).toBeNull();
  const rated = await delivered();
  await rate(rated.lessonId);
  expect((await replace(all.editor, rated.productionId)).status).toBe(409);
  const revised = await delivered();
  await revise(revised.lessonId);
  expect((await replace(all.editor, revised.productionId)).status).toBe(409);
  const open = await assignedLesson(all);
  expect((await replace(all.editor, open.productionId)).status).toBe(409);
});

it('and a rating or a revision at once: whichever comes first holds, and the round has one file', async () => {
  for (const judge of [rate, revise, rate, revise]) {
    const { lessonId, productionId, first } = await delivered();
    const [replaced, judged] = await Promise.all([replace(all.editor, productionId), judge(lessonId)]);
    expect(judged.status).toBeLessThan(300);
    expect([201, 409]).toContain(replaced.status);
    const rounds = (await all.admin.get(`/api/lessons/${lessonId}/deliveries`)).json;
    const kept = replaced.status === 201 ? replaced.json.deliveryUrl : first;
    expect(rounds.at(-1).deliveryUrl).toBe(kept);
  }
});

it('counts the pages of a delivery', async () => {
  const { productionId } = await assignedLesson(all);
  const sent = await uploadDelivery(all.editor, productionId, {
    bytes: tinyPdf('Frações'),
    name: 'final.pdf',
  });
  expect(sent.json.units).toBe(1);
  expect((await all.editor.get(`/api/productions/${productionId}`)).json.deliveryUnits).toBe(1);
});
