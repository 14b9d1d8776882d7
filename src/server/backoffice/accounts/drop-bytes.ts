import { deleteLessonFolder } from '#server/files/files.api.ts';
import type { AppDeps } from '#server/platform/deps.ts';

/** Deletes bytes that no row promises any more. What cannot go now is found by the nightly sweeps. */
export async function dropBytes(
  { storage, log }: Pick<AppDeps, 'storage' | 'log'>,
  { lessonIds, keys = [] }: { lessonIds: readonly string[]; keys?: readonly string[] },
): Promise<void> {
  let failed = 0;
  const note = () => {
    failed++;
  };
  for (const key of keys) await storage.delete(key).catch(note);
  for (const lessonId of lessonIds) await deleteLessonFolder(storage, lessonId).catch(note);
  if (failed > 0) log.warn({ failed }, 'bytes of removed files are left to the sweep');
}
