import { gunzipSync, gzipSync } from 'node:zlib';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Understood } from '#engine/composing/open-deck-order.ts';
import { compositionsTable } from '#server/composition/compositions.table.ts';
import { lessonAnalysesTable } from '#server/lessons/analyses.table.ts';
import type { Outline } from '#shared/analysis/outline/outline.contract.ts';
import type { ApiClient } from '#tests/builders/api-client.ts';
import { placeOrder } from '#tests/builders/orders.ts';
import { registerTeacher } from '#tests/builders/people.ts';
import { photosynthesis } from '#tests/builders/samples/photosynthesis.ts';
import { writeSampleDocx } from '#tests/builders/samples/write-sample-docx.ts';
import { createTestApp, type TestApp } from '#tests/setup/test-app.ts';

let test: TestApp;
let ana: ApiClient;
let lessonId = '';
beforeAll(async () => {
  test = await createTestApp();
  ana = await registerTeacher(test.app);
  const file = { bytes: writeSampleDocx(photosynthesis), name: 'aula.docx' };
  lessonId = (await placeOrder(ana, { title: 'Fotossintese', slideCount: '10' }, file)).json.id;
  await test.runJobs();
});
afterAll(() => test.close());

const db = () => test.deps.database.db;
const keepUnderstood = (understood: Buffer | null) =>
  db().update(lessonAnalysesTable).set({ understood }).where(eq(lessonAnalysesTable.lessonId, lessonId));
async function findUnderstood(): Promise<Understood> {
  const [row] = await db()
    .select({ understood: lessonAnalysesTable.understood })
    .from(lessonAnalysesTable)
    .where(eq(lessonAnalysesTable.lessonId, lessonId));
  return JSON.parse(gunzipSync(row?.understood ?? Buffer.of()).toString());
}
/** What is composed now, where nothing was before. */
async function compose() {
  await db().delete(compositionsTable).where(eq(compositionsTable.lessonId, lessonId));
  await ana.get(`/api/lessons/${lessonId}/preview`);
  await test.runJobs();
  const [row] = await db()
    .select()
    .from(compositionsTable)
    .where(eq(compositionsTable.lessonId, lessonId))
    .orderBy(desc(compositionsTable.version))
    .limit(1);
  const { deck } = JSON.parse(gunzipSync(row?.composition ?? Buffer.of()).toString());
  return { deck, findings: row?.findings };
}

it('a deck is composed with what the analysis understood, and to the letter so where that was not kept', async () => {
  const understood = await findUnderstood();
  expect(understood.title).toBe('Fotossíntese');
  expect(understood.bits.length).toBeGreaterThan(20);
  const composed = await compose();
  await keepUnderstood(null);
  expect(await compose()).toEqual(composed);
  await keepUnderstood(gzipSync(JSON.stringify({ ...understood, title: 'Como foi entendida' })));
  expect((await compose()).deck.title).toBe('Como foi entendida');
});

it('an outline that was changed is composed with what its analysis understood', async () => {
  const outline: Outline = (await ana.get(`/api/lessons/${lessonId}/outline`)).json;
  const items = outline.items.map(({ id, title, section, use }) => ({ id, title, section, use }));
  const at = items.findIndex(({ id }) => id === 'p4');
  const renamed = items.with(at, { ...(items[at] as (typeof items)[number]), title: 'Outro nome' });
  const path = `/api/lessons/${lessonId}/outline`;
  expect((await ana.put(path, { version: outline.version, items: renamed })).status).toBe(200);
  const { deck } = await compose();
  expect(deck.title).toBe('Como foi entendida');
  expect(JSON.stringify(deck.slides)).toContain('Outro nome');
});
