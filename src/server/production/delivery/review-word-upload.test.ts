import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestDraft } from '#server/composition/composition.api.ts';
import { findLessonById } from '#server/lessons/lessons.api.ts';
import type { ComparedPage } from '#shared/production/delivery-report.ts';
import { orderBooklet } from '#tests/builders/booklet-orders.ts';
import { setLesson } from '#tests/builders/lessons.ts';
import {
  assign,
  createProductionTest,
  finish,
  type ProductionTest,
  uploadDelivery,
} from '#tests/builders/production.ts';

let all: ProductionTest;
let lessonId = '';
let productionId = '';
let draft: Buffer;
beforeAll(async () => {
  all = await createProductionTest();
  const { test, teacher, editor, clock } = all;
  lessonId = (await orderBooklet(teacher)).json.id;
  await test.runJobs();
  await setLesson(test, lessonId, { status: 'paid', paidAt: clock.now() });
  const { db } = test.deps.database;
  const lesson = await findLessonById(db, lessonId);
  if (lesson) await requestDraft(db, test.deps, lesson);
  await test.runJobs();
  productionId = (await assign(all, lessonId)).json.id;
  draft = (await editor.get(`/api/lessons/${lessonId}/draft/files/docx`)).bytes;
});
afterAll(() => all.test.close());

const send = (bytes: Uint8Array, name = 'apostila.docx') =>
  uploadDelivery(all.editor, productionId, { bytes: Buffer.from(bytes), name });

/** The draft as somebody saved it with another text. */
function rewrite(change: (text: string) => string): Uint8Array {
  const parts = unzipSync(draft);
  const text = strFromU8(parts['word/document.xml'] ?? new Uint8Array());
  return zipSync({ ...parts, 'word/document.xml': strToU8(change(text)) });
}

describe('a booklet that comes back from Word', () => {
  it('is found to be the draft where nobody changed it', async () => {
    const { json } = await send(draft);
    const { findings, unit, comparison } = json.report;
    expect(findings.filter(({ severity }: { severity: string }) => severity === 'hard')).toEqual([]);
    expect(findings.map(({ check }: { check: string }) => check)).not.toContain('sheet-size');
    expect(unit).toBe('section');
    expect(comparison.pages.length).toBeGreaterThan(5);
    expect(comparison.pages.every(({ state }: ComparedPage) => state === 'same')).toBe(true);
  });

  it('is told to have nothing of the draft where it is another document', async () => {
    const body = '<w:body><w:p><w:r><w:t>Ata da assembleia do condomínio</w:t></w:r></w:p></w:body>';
    const { status, json } = await send(rewrite((text) => text.replace(/<w:body>.*<\/w:body>/su, body)));
    expect(status).toBe(201);
    expect(json.report.findings).toContainEqual(
      expect.objectContaining({ severity: 'hard', message: expect.stringMatching(/Nada do rascunho/) }),
    );
  });

  it('is refused with a sentence where it is damaged, or slides', async () => {
    const torn = await send(draft.subarray(0, 2000), 'cortado.docx');
    expect([torn.status, torn.json.message]).toEqual([422, expect.stringMatching(/danificado/)]);
    const slides = await send(zipSync({ 'ppt/presentation.xml': strToU8('<p/>') }), 'aula.pptx');
    expect([slides.status, slides.json.detail]).toEqual([415, 'Uma apostila é entregue em PDF ou DOCX']);
  });

  it('tells which section says something else, and is what the teacher gets', async () => {
    const changed = rewrite((text) =>
      text.replaceAll('alface', 'rúcula').replaceAll(/<w:pgSz [^>]*>/gu, '<w:pgSz w:w="12240" w:h="15840"/>'),
    );
    const { json } = await send(changed);
    expect(json.report.findings).toContainEqual(
      expect.objectContaining({ check: 'sheet-size', message: expect.stringMatching(/21,6 × 27,9 cm/) }),
    );
    const told = (json.report.comparison.pages as ComparedPage[]).filter(({ state }) => state === 'changed');
    expect(told.length).toBeGreaterThan(0);
    expect(told.some(({ chapter, added }) => chapter && added.join(' ').includes('rúcula'))).toBe(true);
    expect((await finish(all.editor, productionId, json.deliveryUrl)).status).toBe(200);
    const { bytes } = await all.teacher.get(json.deliveryUrl);
    expect(Buffer.compare(bytes, Buffer.from(changed))).toBe(0);
  });
});
