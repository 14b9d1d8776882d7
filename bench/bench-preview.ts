import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { AiAnalysis } from '#shared/analysis/ai-analysis.ts';
import { largestDeck } from '#shared/analysis/capacity.ts';
import type { LessonPreview } from '#shared/composition/lesson-preview.contract.ts';
import { photosynthesis } from '#tests/builders/samples/photosynthesis.ts';
import { writeSampleDocx } from '#tests/builders/samples/write-sample-docx.ts';
import { orderAndWait } from './bench-orders.ts';
import { bootProduct } from './boot-product.ts';
import type { BenchPdfs } from './collect-pdfs.ts';
import { load, ms, percentile, timeOf } from './measure.ts';
import { type Call, json, signUp } from './sign-up.ts';

/** A phone 390 px wide has two or three dots a pixel: it asks for the widest there is before payment. */
const PHONE = 640;
const ASK_AGAIN_MS = 20;
const KINDS = {
  '20 slides, or what it carries': { serviceType: 'presentation', slideCount: '20' },
  'booklet of 20 pages': { serviceType: 'booklet', pageCount: '20' },
} as const;

/**
 * What a lesson looks like the first time, and how soon its draft is there where nobody looked. Aims: first page 1 s after
 * the analysis, the next 100 ms, 30 kB each on a phone and 600 kB for 20 slides; 3 s from the payment to the draft of 20 slides.
 */
export async function* benchPreview(pdfs: BenchPdfs): AsyncGenerator<string> {
  const docx = join(pdfs.folder, 'fotossintese.docx');
  writeFileSync(docx, writeSampleDocx(photosynthesis));
  let product = await bootProduct();
  try {
    const { call } = await signUp(product.base);
    for (const [told, file] of [
      ['typed text, the first after a start', null],
      ['typed text', null],
      ['typed text', null],
      [basename(pdfs.middle), pdfs.middle],
      ['Word file', docx],
    ] as const) {
      const id = await orderCarried(call, file, file ? 20 : 10);
      yield `${told}: ${await look(call, id)}; load ${load()}`;
    }
    for (const file of [pdfs.middle, pdfs.long])
      for (const [name, kind] of Object.entries(KINDS)) {
        const order = () =>
          'slideCount' in kind ? orderCarried(call, file, 20) : orderAndWait(call, file, kind);
        const ids = [await order(), await order()];
        await product.kill();
        product = await bootProduct({}, product);
        for (const [at, id] of ids.entries()) {
          const told = at === 0 ? 'the first after a start' : 'the next';
          yield `${basename(file)}, ${name}, ${told}: ${await pay(call, id)}; load ${load()}`;
        }
      }
  } finally {
    await product.stop();
  }
}

/** As many slides as asked for, or as many as the material carries where those are fewer. */
async function orderCarried(call: Call, file: string | null, slides: number): Promise<string> {
  const order = (count: number) =>
    orderAndWait(call, file, { serviceType: 'presentation', slideCount: `${count}` });
  const id = await order(slides);
  const { aiAnalysis } = await json<{ aiAnalysis: AiAnalysis }>(call(`/api/lessons/${id}`));
  const { verdict, supported } = aiAnalysis.capacity;
  if (verdict !== 'falta_material') return id;
  return order(largestDeck(slides, supported) ?? slides);
}

/** The first page, the ones turned to after it, and what all of them weigh. */
async function look(call: Call, id: string): Promise<string> {
  let pages: LessonPreview['pages'] = [];
  const bytes: number[] = [];
  const turn = (url = '') =>
    timeOf(async () => {
      const picture = await call(`${url}&w=${PHONE}`);
      if (!picture.ok) throw new Error(`no picture: ${picture.status}`);
      bytes.push((await picture.arrayBuffer()).byteLength);
    });
  const first = await timeOf(async () => {
    while (pages.length === 0) {
      const preview = await json<LessonPreview>(call(`/api/lessons/${id}/preview`));
      if (preview.state === 'none') throw new Error(`nothing to be seen: ${preview.reason}`);
      pages = preview.pages;
      if (pages.length === 0) await pause(ASK_AGAIN_MS);
    }
    await turn(pages[0]?.url);
  });
  const next: number[] = [];
  for (const { url } of pages.slice(1)) next.push(await turn(url));
  const kB = (count: number) => `${(count / 1000).toFixed(1)} kB`;
  return [
    `first page ${ms(first)}, next p50 ${ms(percentile(next, 0.5))}, p95 ${ms(percentile(next, 0.95))}`,
    `${pages.length} pages of at most ${kB(Math.max(...bytes))}, ${kB(bytes.reduce((sum, one) => sum + one, 0))} in all`,
  ].join('; ');
}

/** Approved and paid by Pix at once, from the payment to a draft that its editor can open. */
async function pay(call: Call, id: string): Promise<string> {
  await json(call(`/api/lessons/${id}/approve`, { method: 'PUT' }));
  const begun = performance.now();
  const payment = await json<{ id: string }>(
    call('/api/payments', {
      method: 'POST',
      body: new Blob([JSON.stringify({ lessonId: id, method: 'pix' })], { type: 'application/json' }),
    }),
  );
  await json(call(`/api/sandbox/payments/${payment.id}/pay`, { method: 'POST' }));
  const until = async (path: string, isThere: (status: string) => boolean) => {
    while (!isThere((await json<{ status: string }>(call(path))).status)) await pause(ASK_AGAIN_MS);
  };
  await until(`/api/lessons/${id}`, (status) => status === 'paid');
  const paid = performance.now();
  await until(`/api/lessons/${id}/draft`, (status) => status !== 'composing');
  const seconds = (from: number) => `${((performance.now() - from) / 1000).toFixed(1)} s`;
  return `draft ${seconds(paid)} after it was paid, ${seconds(begun)} after paying began`;
}
