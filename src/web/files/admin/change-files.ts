import * as contract from '#shared/files/admin-files.contract.ts';
import { callApi } from '#web/platform/call-api.ts';
import { canChange, type FileChange } from './file-change.ts';

type AdminFile = contract.AdminFile;

export interface ChangeOutcome {
  change: FileChange;
  done: AdminFile[];
  failed: { file: AdminFile; error: unknown }[];
}

/**
 * Changes one file after the other; one that is refused does not stop the rest, one the change does not concern
 * is left out.
 */
export async function changeFiles(
  change: FileChange,
  files: readonly AdminFile[],
  reason = '',
): Promise<ChangeOutcome> {
  const outcome: ChangeOutcome = { change, done: [], failed: [] };
  for (const file of files.filter((candidate) => canChange(change, candidate))) {
    try {
      outcome.done.push(await changeFile(change, file.id, reason));
    } catch (error) {
      outcome.failed.push({ file, error });
    }
  }
  return outcome;
}

function changeFile(change: FileChange, fileId: string, reason: string): Promise<AdminFile> {
  const params = { fileId };
  switch (change) {
    case 'block':
      return callApi(contract.blockFile, { params, body: { block: true, ...(reason && { reason }) } });
    case 'unblock':
      return callApi(contract.blockFile, { params, body: { block: false } });
    case 'archive':
      return callApi(contract.archiveFile, { params });
    case 'restore':
      return callApi(contract.restoreFile, { params });
    case 'delete':
      return callApi(contract.deleteFile, { params, body: reason ? { reason } : {} });
  }
}
