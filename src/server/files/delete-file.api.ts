import type { AppDeps } from '#server/platform/deps.ts';
import { changeFile, type FileActor } from './change-file.ts';

/**
 * Takes a file out of everybody's sight; its bytes stay until the purge, and until then it can be restored.
 * @throws Problem `file_not_found`
 */
export async function deleteFile(deps: AppDeps, actor: FileActor, fileId: string): Promise<void> {
  await changeFile(deps, actor, fileId, {
    action: 'file.delete',
    judge({ status }) {
      if (status === 'deleted') return null;
      return { status: 'deleted', statusBefore: status, deletedAt: deps.clock.now() };
    },
  });
}
