import { changeFile, type FileActor } from '#server/files/files.api.ts';
import type { AppDeps } from '#server/platform/deps.ts';

/**
 * Brings a deleted file back to what it was, and an archived one back among the active.
 * @throws Problem `file_not_found`, also once the purge has taken it
 */
export async function restoreFile(deps: AppDeps, actor: FileActor, fileId: string): Promise<void> {
  await changeFile(deps, actor, fileId, {
    action: 'file.restore',
    judge({ status, statusBefore }) {
      if (status === 'active') return null;
      if (status === 'archived') return { status: 'active', replacedAt: null };
      return { status: statusBefore ?? 'active', statusBefore: null, deletedAt: null };
    },
  });
}
