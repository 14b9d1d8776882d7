import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { downloadFile as downloadCall, type LessonFile } from '#shared/files/files.contract.ts';
import { messageOf } from '#web/platform/api-problem.ts';
import { downloadFile } from '#web/platform/download-file.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { FILE_TEXTS } from './file-texts.ts';

/** Saves a file; turns while it comes. */
export function DownloadButton({ file }: { file: Pick<LessonFile, 'id' | 'originalName'> }) {
  const download = useDownload();
  return (
    <IconButton
      label={FILE_TEXTS.download(file.originalName)}
      icon={download.isPending ? <Spinner /> : <Download size={20} aria-hidden="true" />}
      aria-busy={download.isPending || undefined}
      aria-disabled={download.isPending || undefined}
      onClick={() => !download.isPending && download.mutate(file)}
    />
  );
}

/** Has the browser save a file of a lesson; a refusal is told in the server's words. `onReceived` hears the bytes so far. */
export function useDownload(
  failedTitle: string = FILE_TEXTS.downloadFailed,
  onReceived?: (bytes: number) => void,
) {
  return useMutation({
    mutationFn: ({ id, originalName }: Pick<LessonFile, 'id' | 'originalName'>) =>
      downloadFile(downloadCall, { params: { id } }, originalName, onReceived),
    onError: (error) => showToast({ title: failedTitle, description: messageOf(error), tone: 'error' }),
    onSettled: () => onReceived?.(0),
  });
}
