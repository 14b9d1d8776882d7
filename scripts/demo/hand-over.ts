import type { DraftSlide } from '#shared/composition/studio/draft-model.ts';
import type { Studio } from '#shared/composition/studio/studio.contract.ts';
import type { Production } from '#shared/production/production.schemas.ts';
import type { ApiClient } from '#tests/builders/api-client.ts';
import type { DemoDelivery } from './demo-lessons.ts';
import type { DemoHost } from './demo-school.ts';
import { expectDone } from './expect-done.ts';

/** What an editor takes over a draft that needs little. */
const MINUTES_AT_DRAFT = 38;
const MINUTE_MS = 60_000;

/** The editor finishes the production of a lesson: with a file made elsewhere, else with the draft, gone over in the studio. */
export async function handOver(
  host: DemoHost,
  editor: ApiClient,
  lessonId: string,
  { file, notes }: DemoDelivery,
): Promise<void> {
  if (!file) return handOverDraft(host, editor, lessonId, notes);
  const productions: Production[] = await expectDone(editor.get('/api/productions/assigned?limit=200'));
  const production = productions.find(({ lesson }) => lesson.id === lessonId);
  if (!production) throw new Error('the lesson is not in production');
  const { bytes, name } = file();
  const form = new FormData();
  form.append('productionId', production.id);
  form.append('file', new Blob([new Uint8Array(bytes)]), name);
  const { deliveryUrl } = await expectDone(editor.post('/api/productions/upload-delivery', form));
  const done = { status: 'completed', deliveryUrl, editorNotes: notes };
  await expectDone(editor.patch(`/api/productions/${production.id}`, done));
}

async function handOverDraft(
  { clock, runJobs }: DemoHost,
  editor: ApiClient,
  lessonId: string,
  notes: string,
): Promise<void> {
  await runJobs();
  const draft = `/api/lessons/${lessonId}/draft`;
  const { version, deck }: Studio = await expectDone(editor.get(`${draft}/deck`));
  clock.set(new Date(clock.now().getTime() + MINUTES_AT_DRAFT * MINUTE_MS));
  const operations = deck.slides.flatMap((slide) => goOver(slide)).map((slide) => ({ op: 'slide', slide }));
  const saved = await expectDone(editor.patch(draft, { version, operations }));
  await expectDone(editor.post(`${draft}/deliver`, { version: saved.version, notes }));
}

/** What a hurried editor changes: lists of four facts lose the last one to the notes, the others stay. */
function goOver(slide: DraftSlide): DraftSlide[] {
  const [block] = slide.blocks;
  if (slide.layout !== 'points' || block?.type !== 'points' || block.items.length < 4) return [];
  const last = block.items.at(-1)?.text ?? '';
  const shorter = { ...block, items: block.items.slice(0, -1) };
  return [{ ...slide, blocks: [shorter, ...slide.blocks.slice(1)], notes: `${slide.notes}\n${last}.` }];
}
