import { changeFile, type FileActor } from '#server/files/files.api.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { Problem } from '#server/platform/http/problem.ts';

/**
 * Closes a file to customer and editor, or opens it again.
 * @throws Problem `file_not_found`, `file_infected` for what the scanner found something in
 */
export async function blockFile(
  deps: AppDeps,
  actor: FileActor,
  fileId: string,
  { block, reason }: { block: boolean; reason?: string | undefined },
): Promise<void> {
  await changeFile(deps, actor, fileId, {
    action: block ? 'file.block' : 'file.unblock',
    ...(reason ? { reason } : {}),
    judge(file) {
      if (!block && file.scanStatus === 'infected') throw new Problem('file_infected');
      if (file.isBlocked === block) return null;
      return { isBlocked: block, blockReason: block && reason ? reason : null };
    },
  });
}
