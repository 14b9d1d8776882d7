import type { FileRow } from '#server/files/files.api.ts';
import { lessonTopic } from '#server/lessons/lesson-access.api.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { publishEvent } from '#server/platform/events/events.ts';

/**
 * Has the open pages of a lesson look for a file that came in. Drafts of the production, which the customer never
 * sees, and what still waits for the virus scanner are not told of.
 */
export async function tellOfFile(tx: Tx, file: FileRow): Promise<void> {
  const isDraft = file.fileType === 'editor_work' && !file.isAttachment;
  if (isDraft || file.scanStatus === 'scanning' || file.status === 'deleted') return;
  await publishEvent(tx, { topic: lessonTopic(file.lessonId), type: 'file', data: { fileId: file.id } });
}
