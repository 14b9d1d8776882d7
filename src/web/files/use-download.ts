import { useMutation } from '@tanstack/react-query';
import { downloadFile as downloadCall, type LessonFile } from '#shared/files/files.contract.ts';
import { messageOf } from '#web/platform/api-problem.ts';
import { downloadFile } from '#web/platform/download-file.ts';
import { showToast } from '#web/ui/toast-store.ts';
import { FILE_TEXTS } from './file-texts.ts';

/** Has the browser save a file of a lesson; a refusal is told in the server's words. */
export function useDownload() {
  return useMutation({
    mutationFn: ({ id, originalName }: Pick<LessonFile, 'id' | 'originalName'>) =>
      downloadFile(downloadCall, { params: { id } }, originalName),
    onError: (error) =>
      showToast({ title: FILE_TEXTS.downloadFailed, description: messageOf(error), tone: 'error' }),
  });
}
