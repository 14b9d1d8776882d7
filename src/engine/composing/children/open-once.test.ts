import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openOrder } from '#engine/composing/open-deck-order.ts';
import { readText } from '#engine/reading/text/read-text.ts';
import { writeGardenBook } from '#tests/builders/garden-book.ts';
import { TYPED_LESSONS } from '#tests/builders/typed-lessons.ts';
import { openBookOnce, openOnce } from './open-once.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lousa-open-once-'));
});
afterAll(() => rm(folder, { recursive: true }));

const order = {
  ...{ content: 'Usar o arquivo.', title: 'Fotossíntese', serviceType: 'presentation', size: 10 },
  ...{ level: 'medio', lessonMinutes: 50, learningObjectives: '', adjustments: [] },
} as unknown as Parameters<typeof openOnce>[0];
const write = async (name: string, kept: object) => {
  const path = join(folder, name);
  await writeFile(path, gzipSync(JSON.stringify(kept)));
  return path;
};
const keep = async (name: string, text: string) => ({
  documentPath: await write(name, readText(text)),
  understoodPath: null,
});
const TYPED = { documentPath: null, understoodPath: null };

it('an order is opened once for the same material, wherever that lies, and as it is opened without', async () => {
  const [here, there] = [
    await keep('a', TYPED_LESSONS.photosynthesis),
    await keep('b', TYPED_LESSONS.photosynthesis),
  ];
  const opened = await openOnce(order, here);
  expect(await openOnce({ ...order }, there)).toBe(opened);
  expect(opened).toEqual(openOrder({ ...order, source: readText(TYPED_LESSONS.photosynthesis) }));
});

it('another order, another material and a typed one are opened by themselves', async () => {
  const here = await keep('a', TYPED_LESSONS.photosynthesis);
  const opened = await openOnce(order, here);
  expect(await openOnce({ ...order, title: 'A luz' }, here)).not.toBe(opened);
  const other = await openOnce(order, await keep('c', 'A água evapora do mar e volta como chuva.'));
  expect(other.file).not.toEqual(opened.file);
  const typed = await openOnce({ ...order, content: TYPED_LESSONS.photosynthesis }, TYPED);
  expect([typed.file, typed.typed === null]).toEqual([null, false]);
});

it('what was understood with the analysis is taken as it was kept, and anew where that is other', async () => {
  const here = await keep('a', TYPED_LESSONS.photosynthesis);
  const { title, bits, ...read } = await openOnce(order, here);
  const kept = { title: 'A fotossíntese', bits: bits.slice(0, 3) };
  const opened = await openOnce(order, { ...here, understoodPath: await write('d', kept) });
  expect(opened).toEqual({ ...read, ...kept });
  const whole = await openOnce(order, { ...here, understoodPath: await write('e', { title, bits }) });
  expect(whole).toEqual({ ...read, title, bits });
});

it('a booklet is opened once for the same material, to measure it, to compose it and in another look', async () => {
  const [here, there] = [await keep('f', writeGardenBook(2, 2)), await keep('g', writeGardenBook(2, 2))];
  const ordered = { ...order, serviceType: 'booklet', size: 20 } as typeof order;
  const lesson = (await openBookOnce(ordered, here)).open();
  expect(lesson.sections.length).toBeGreaterThan(0);
  expect((await openBookOnce({ ...ordered }, there)).open()).toBe(lesson);
  expect((await openBookOnce({ ...ordered, size: 10 }, here)).open()).not.toBe(lesson);
});

it('what was not asked for longest is let go', async () => {
  const opened = await openOnce({ ...order, title: 'Primeira' }, TYPED);
  for (let at = 0; at < 6; at += 1) await openOnce({ ...order, title: `Aula ${at}` }, TYPED);
  expect(await openOnce({ ...order, title: 'Primeira' }, TYPED)).not.toBe(opened);
});
