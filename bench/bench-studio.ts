import { setTimeout as pause } from 'node:timers/promises';
import type { DraftSlide } from '#shared/composition/studio/draft-model.ts';
import type { SavedDraft, Studio } from '#shared/composition/studio/studio.contract.ts';
import { photosynthesis } from '#tests/builders/samples/photosynthesis.ts';
import { writeSampleDocx } from '#tests/builders/samples/write-sample-docx.ts';
import { bootProduct } from './boot-product.ts';
import { load, ms, percentile, timeOf } from './measure.ts';
import { type Call, json, signUp } from './sign-up.ts';
import { measureStudioFrames } from './studio-frames.ts';

const EDITS = 100;
const EDITS_OF_BOOKLET = 30;
const EVERY_MS = 600;
const ADMIN = { username: 'admin_master', password: 'Medida-2026-secreta' };

/**
 * A hundred edits in a minute on a deck of 20 slides, then some on a booklet of 10 pages: from the press to the picture of what
 * changed, as the studio waits for it. Aim: p95 150 ms.
 */
export async function* benchStudio(): AsyncGenerator<string> {
  const product = await bootProduct({ ADMIN_EMAIL: 'medida@lousa.test', ADMIN_PASSWORD: ADMIN.password });
  try {
    const { call: teacher } = await signUp(product.base);
    const admin = await signInAdmin(product.base);
    const editor: Call = (path, init) =>
      fetch(product.base + path, {
        ...init,
        headers: { ...init?.headers, authorization: `Bearer ${admin.token}` },
      });
    const id = await orderPaid(teacher, editor, { serviceType: 'presentation', slideCount: '20' });
    yield* measureEdits(editor, id, EDITS);
    const booklet = await orderPaid(teacher, editor, { serviceType: 'booklet', pageCount: '10' });
    yield* measureEdits(editor, booklet, EDITS_OF_BOOKLET);
    yield* measureStudioFrames(product.base, id, admin);
  } finally {
    await product.stop();
  }
}

const signInAdmin = (base: string) =>
  json<{ token: string; user: object }>(fetch(`${base}/api/auth/admin/login`, send('POST', ADMIN)));

async function* measureEdits(editor: Call, id: string, edits: number): AsyncGenerator<string> {
  const path = `/api/lessons/${id}/draft`;
  let studio = {} as Studio;
  const opened = await timeOf(async () => {
    studio = await json<Studio>(editor(`${path}/deck`));
  });
  const size = studio.sheets ? `${studio.sheets.length} pages` : `${studio.deck.slides.length} slides`;
  yield `opened for the first time in ${ms(opened)}: ${size}; load ${load()}`;
  yield `opened again in ${ms(await timeOf(() => json(editor(`${path}/deck`))))}`;
  let { version, pages, sheets } = studio as SavedDraft;
  const written = studio.deck.slides.slice(1).filter(({ blocks }) => sheets === null || blocks.some(isText));
  const [saves, pictures, judged]: [number[], number[], number[]] = [[], [], []];
  for (let edit = 0; edit < edits; edit += 1) {
    const slide = written[edit % written.length];
    if (!slide) throw new Error('nothing is there to be edited');
    const started = performance.now();
    const operations = [{ op: 'slide', slide: changed(slide, edit, sheets !== null) }];
    const saved = await json<SavedDraft>(editor(path, send('PATCH', { version, operations })));
    saves.push(performance.now() - started);
    const known = new Set((sheets ?? pages).map(({ key }) => key));
    const key = (saved.sheets ?? saved.pages).find((page) => !known.has(page.key))?.key;
    if (key === undefined) throw new Error('no picture changed');
    const picture = await editor(`${path}/slides/${key}?w=640`);
    if (picture.status !== 200) throw new Error(`no picture: ${picture.status}`);
    await picture.arrayBuffer();
    const took = performance.now() - started;
    pictures.push(took);
    // Of a booklet what is found comes after its picture.
    for (let { isJudged } = saved; !isJudged; ) {
      ({ isJudged } = await json<SavedDraft>(editor(`${path}/findings`)));
      if (!isJudged) await pause(5);
    }
    judged.push(performance.now() - started);
    ({ version, pages, sheets } = saved);
    await pause(Math.max(0, EVERY_MS - (performance.now() - started)));
  }
  for (const [name, times] of [
    ['saved', saves],
    ['picture of what changed', pictures],
    ['judged', judged],
  ] as const)
    yield `${name.padEnd(30)} p50 ${ms(percentile(times, 0.5))}, p95 ${ms(percentile(times, 0.95))}, slowest ${ms(Math.max(...times))}; load ${load()}`;
  const kept = await json<unknown[]>(editor(`${path}/versions`));
  yield `${kept.length} versions are kept of ${edits} saves`;
}

const isText = ({ type }: DraftSlide['blocks'][number]): boolean => type === 'text';

/** A slide by its title; of a booklet its first paragraph, where most is written. */
function changed(slide: DraftSlide, edit: number, isBooklet: boolean): DraftSlide {
  if (!isBooklet) return { ...slide, title: `${slide.title.slice(0, 60)} ${edit}` };
  const at = slide.blocks.findIndex(isText);
  return {
    ...slide,
    blocks: slide.blocks.map((block, place) =>
      place === at && block.type === 'text' ? { ...block, text: `${block.text} ${edit}` } : block,
    ),
  };
}

async function orderPaid(teacher: Call, admin: Call, size: Record<string, string>): Promise<string> {
  const form = new FormData();
  form.set('title', 'Medida');
  form.set('content', 'Usar o arquivo em anexo.');
  form.set('file', new Blob([Buffer.from(writeSampleDocx(photosynthesis))]), 'fotossintese.docx');
  for (const [name, value] of Object.entries(size)) form.set(name, value);
  const { id } = await json<{ id: string }>(teacher('/api/lessons', { method: 'POST', body: form }));
  for (;;) {
    const { status } = await json<{ status: string }>(teacher(`/api/lessons/${id}`));
    if (status === 'waiting_approval') break;
    await pause(50);
  }
  await json(teacher(`/api/lessons/${id}/approve`, { method: 'PUT' }));
  await json(admin(`/api/admin/lessons/${id}/manual-payment`, send('POST', { reason: 'Medida' })));
  return id;
}

const send = (method: string, body: unknown): RequestInit => ({
  method,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
