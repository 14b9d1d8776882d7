import { changeFile, type FileActor, isDelivered } from '#server/files/files.api.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { Problem } from '#server/platform/http/problem.ts';

/**
 * Takes a file out of everybody's sight; its bytes stay until the purge, and until then it can be restored.
 * A delivery that the customer was given is only taken from them with a reason.
 * @throws Problem `file_not_found`, `invalid_request` without that reason
 */
export async function deleteFile(
  deps: AppDeps,
  actor: FileActor,
  fileId: string,
  { reason }: { reason?: string | undefined },
): Promise<void> {
  await changeFile(deps, actor, fileId, {
    action: 'file.delete',
    ...(reason ? { reason } : {}),
    judge(file) {
      const { status } = file;
      if (status === 'deleted') return null;
      if (isDelivered(file) && !reason) {
        throw new Problem('invalid_request', { message: 'Diga o motivo: o cliente perde esta entrega' });
      }
      return { status: 'deleted', statusBefore: status, deletedAt: deps.clock.now() };
    },
  });
}
