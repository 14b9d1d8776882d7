import { Download } from 'lucide-react';
import type { LessonFile } from '#shared/files/files.contract.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { FILE_TEXTS } from './file-texts.ts';
import { useDownload } from './use-download.ts';

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
