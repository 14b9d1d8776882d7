import type { Production } from '#shared/production/production.schemas.ts';
import type { ApiClient } from '#tests/builders/api-client.ts';
import type { DemoDelivery } from './demo-lessons.ts';
import { expectDone } from './expect-done.ts';

/** The editor uploads the final file of a lesson and finishes its production. */
export async function handOver(
  editor: ApiClient,
  lessonId: string,
  { file, notes }: DemoDelivery,
): Promise<void> {
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
