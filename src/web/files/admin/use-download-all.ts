import { useMutation } from '@tanstack/react-query';
import type { AdminFile } from '#shared/files/admin-files.contract.ts';
import { downloadFile as downloadCall } from '#shared/files/files.contract.ts';
import { FILE_TEXTS } from '#web/files/file-texts.ts';
import { messageOf } from '#web/platform/api-problem.ts';
import { downloadFile } from '#web/platform/download-file.ts';
import { showToast } from '#web/ui/toast-store.ts';

/** Saves files one after the other, so that a slow line is not shared by all of them; the first refusal ends it. */
export function useDownloadAll() {
  return useMutation({
    mutationFn: async (files: readonly AdminFile[]) => {
      for (const { id, originalName } of files) {
        await downloadFile(downloadCall, { params: { id } }, originalName);
      }
    },
    onError: (error) =>
      showToast({ title: FILE_TEXTS.downloadFailed, description: messageOf(error), tone: 'error' }),
  });
}
