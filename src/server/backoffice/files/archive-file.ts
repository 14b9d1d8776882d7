import { changeFile, type FileActor } from '#server/files/files.api.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { Problem } from '#server/platform/http/problem.ts';

/**
 * Puts a file out of the way without closing it to anybody.
 * @throws Problem `file_not_found`, `file_deleted`
 */
export async function archiveFile(deps: AppDeps, actor: FileActor, fileId: string): Promise<void> {
  await changeFile(deps, actor, fileId, {
    action: 'file.archive',
    judge({ status }) {
      if (status === 'deleted') throw new Problem('file_deleted');
      return status === 'archived' ? null : { status: 'archived' };
    },
  });
}
