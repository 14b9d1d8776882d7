import { eq } from 'drizzle-orm';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestDraft } from '#server/composition/composition.api.ts';
import { filesTable } from '#server/files/files.table.ts';
import { findLessonById } from '#server/lessons/lessons.api.ts';
import type { ComparedPage } from '#shared/production/delivery-report.ts';
import type { ApiClient } from '#tests/builders/api-client.ts';
import { compoundFile } from '#tests/builders/compound-file.ts';
import { tinyPdf } from '#tests/builders/documents.ts';
import { TINY_PNG } from '#tests/builders/files.ts';
import { setLesson } from '#tests/builders/lessons.ts';
import { placeOrder } from '#tests/builders/orders.ts';
import {
  assign,
  createProductionTest,
  type ProductionTest,
  uploadDelivery,
} from '#tests/builders/production.ts';
import { TYPED_LESSONS } from '#tests/builders/typed-lessons.ts';

let all: ProductionTest;
let lessonId = '';
let productionId = '';
const drafts = new Map<string, Buffer>();
beforeAll(async () => {
  all = await createProductionTest();
  const { test, teacher, editor, clock } = all;
  const order = { title: 'Fotossíntese', content: TYPED_LESSONS.photosynthesis, slideCount: '10' };
  lessonId = (await placeOrder(teacher, order)).json.id;
  await test.runJobs();
  await setLesson(test, lessonId, { status: 'paid', paidAt: clock.now() });
  const { db } = test.deps.database;
  const lesson = await findLessonById(db, lessonId);
  if (lesson) await requestDraft(db, test.deps, lesson);
  await test.runJobs();
  productionId = (await assign(all, lessonId)).json.id;
  for (const format of ['pptx', 'pdf']) {
    drafts.set(format, (await editor.get(`/api/lessons/${lessonId}/draft/files/${format}`)).bytes);
  }
});
afterAll(() => all.test.close());

const send = (bytes: Uint8Array, name: string) =>
  uploadDelivery(all.editor, productionId, { bytes: Buffer.from(bytes), name });
const draftAs = (format: string) => drafts.get(format) ?? Buffer.of();
const reportFor = async (client: ApiClient) =>
  (await client.get(`/api/lessons/${lessonId}/deliveries`)).json[0].report;

/** The draft as somebody changed it in PowerPoint: one word of a slide is another one. */
function changeWord(slide: number, from: string, to: string): Uint8Array {
  const parts = unzipSync(draftAs('pptx'));
  const name = `ppt/slides/slide${slide}.xml`;
  const text = strFromU8(parts[name] ?? new Uint8Array());
  if (!text.includes(from)) throw new Error(`no ${from} in ${text}`);
  return zipSync({ ...parts, [name]: strToU8(text.replace(from, to)) });
}

const LOCKED = compoundFile([{ name: 'EncryptedPackage' }, { name: 'EncryptionInfo' }]);
/** The list of parts at the end leads nowhere. */
function scratched(file: Buffer): Buffer {
  const at = file.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  return Buffer.from(file).fill(0xff, at + 16, at + 20);
}

describe('a file that comes back from another program', () => {
  it('is told where its name lets expect another kind, and goes as what it is', async () => {
    const { status, json } = await send(draftAs('pdf'), 'pronto.pptx');
    expect(status).toBe(201);
    expect(json.report.findings[0]).toEqual({
      ...{ check: 'renamed', severity: 'hard', page: null },
      message:
        'O nome termina em .pptx, mas o arquivo é PDF: é como PDF que ele vai. Confira se é o que você quer entregar.',
    });
  });

  it('is found to be the draft where nobody changed it, as slides and as pages', async () => {
    for (const format of ['pptx', 'pdf']) {
      const { json } = await send(draftAs(format), `pronto.${format}`);
      expect(json.units).toBe(10);
      expect(
        json.report.findings.filter(({ severity }: { severity: string }) => severity === 'hard'),
      ).toEqual([]);
      expect(json.report.comparison.draftVersion).toBe(1);
      expect(json.report.comparison.pages.map(({ state }: ComparedPage) => state)).toEqual(
        Array(10).fill('same'),
      );
    }
  });

  it('tells which slide says something else, and what, also after a reload, and never to the teacher', async () => {
    const { json } = await send(changeWord(1, 'Fotossíntese', 'Respiração'), 'pronto.pptx');
    const [first, ...others] = json.report.comparison.pages as ComparedPage[];
    expect(first).toMatchObject({
      state: 'changed',
      at: 1,
      draftAt: 1,
      added: ['Respiração'],
      removed: ['Fotossíntese'],
    });
    expect(others.every(({ state }) => state === 'same')).toBe(true);
    expect(await reportFor(all.editor)).toEqual(json.report);
    expect(await reportFor(all.teacher)).toBeNull();
  });

  it('tells where its slides are of another size, though they say the same', async () => {
    const parts = unzipSync(draftAs('pptx'));
    const main = strFromU8(parts['ppt/presentation.xml'] ?? new Uint8Array());
    const narrow = main.replace(/<p:sldSz [^>]*>/, '<p:sldSz cx="9144000" cy="6858000"/>');
    expect(narrow).not.toBe(main);
    const sent = zipSync({ ...parts, 'ppt/presentation.xml': strToU8(narrow) });
    const { findings, comparison } = (await send(sent, 'pronto.pptx')).json.report;
    expect(comparison.pages.every(({ state }: ComparedPage) => state === 'same')).toBe(true);
    // Before what comes of it.
    expect(findings[0]).toMatchObject({
      ...{ check: 'sheet-size', severity: 'hard' },
      message: expect.stringMatching(/25,4 × 19,1 cm \(4:3\)/),
    });
  });

  it('is taken with its faults told, and compared, where it has little to do with the draft', async () => {
    const { status, json } = await send(tinyPdf('Outra aula sobre vulcoes'), 'outra.pdf');
    expect(status).toBe(201);
    expect(json.report.findings).toContainEqual(
      expect.objectContaining({ check: 'tags-missing', severity: 'hard' }),
    );
    expect(json.report.comparison.pages.map(({ state }: ComparedPage) => state)).toEqual([
      'new',
      ...Array(10).fill('missing'),
    ]);
  });

  it('is taken unread in the old format of PowerPoint, and says so', async () => {
    const old = compoundFile([{ name: 'PowerPoint Document' }]);
    const { status, json } = await send(old, 'antigo.ppt');
    expect([status, json.units, json.report.comparison]).toEqual([201, null, null]);
    expect(json.report.findings).toMatchObject([{ check: 'old-format', severity: 'soft' }]);
  });

  it('is refused with a sentence where nobody could open it, and leaves what was there', async () => {
    const { db } = all.test.deps.database;
    const files = () => db.$count(filesTable, eq(filesTable.lessonId, lessonId));
    const before = [await files(), await reportFor(all.editor)];
    const { 'ppt/notesSlides/notesSlide2.xml': _lost, ...parts } = unzipSync(draftAs('pptx'));
    const torn = zipSync(parts);
    const refused = [await send(torn, 'rasgado.pptx'), await send(Buffer.from('%PDF-1.7\nnada'), 'nada.pdf')];
    expect(refused.map(({ status, json }) => [status, json.message])).toEqual([
      [422, expect.stringMatching(/parte.*salve de novo/)],
      [422, expect.stringMatching(/danificado/)],
    ]);
    expect([await files(), await reportFor(all.editor)]).toEqual(before);
  });

  it.each([
    ['with its list of parts scratched', () => scratched(draftAs('pptx')), 422, /danificado\. Abra-o/],
    ['cut off on its way', () => draftAs('pptx').subarray(0, 9000), 422, /danificado\. Abra-o/],
    ['locked with a password', () => LOCKED, 422, /protegido por senha\. Remova a senha/],
    ['empty', () => Buffer.alloc(0), 422, /vazio/],
    ['a picture under its name', () => TINY_PNG, 415, /é uma imagem PNG\. Salve-o como PDF, PPT ou PPTX/],
    [
      'nothing that we know',
      () => Buffer.alloc(900, 7),
      415,
      /danificado ou o nome foi trocado\. Salve-o de novo/,
    ],
  ])(
    'is refused with what is wrong and what to do where it is %s',
    async (_what, bytes, status, sentence) => {
      const refused = await send(bytes(), 'pronto.pptx');
      expect(refused.status).toBe(status);
      expect(status === 415 ? refused.json.hint : refused.json.message).toMatch(sentence);
    },
  );
});
