import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { downloadFile as downloadCall } from '#shared/files/files.contract.ts';
import type { Attachment } from '#shared/messages/messages.contract.ts';
import { messageOf } from '#web/platform/api-problem.ts';
import { downloadFile } from '#web/platform/download-file.ts';
import { formatBytes } from '#web/platform/format.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { FileTile } from './file-tile.tsx';
import { MESSAGE_TEXTS } from './message-texts.ts';

/** The files of a message, each to be downloaded. */
export function AttachmentList({ files, isOwn }: { files: readonly Attachment[]; isOwn: boolean }) {
  if (files.length === 0) return null;
  return (
    <ul className="mt-2 grid gap-2" aria-label={MESSAGE_TEXTS.attached}>
      {files.map((file) => (
        <li key={file.id}>
          <AttachmentTile file={file} isOwn={isOwn} />
        </li>
      ))}
    </ul>
  );
}

function AttachmentTile({
  file: { id, originalName, fileSize },
  isOwn,
}: {
  file: Attachment;
  isOwn: boolean;
}) {
  const download = useMutation({
    mutationFn: () => downloadFile(downloadCall, { params: { id } }, originalName),
    onError: (error) =>
      showToast({ title: MESSAGE_TEXTS.downloadFailed, description: messageOf(error), tone: 'error' }),
  });
  return (
    <button
      type="button"
      className="block w-full text-left"
      onClick={() => !download.isPending && download.mutate()}
      aria-busy={download.isPending || undefined}
    >
      <span className="sr-only">{MESSAGE_TEXTS.download} </span>
      <FileTile
        name={originalName}
        note={formatBytes(fileSize)}
        look={isOwn ? 'own' : 'paper'}
        action={
          <span className="shrink-0 px-1">
            {download.isPending ? <Spinner /> : <Download size={19} aria-hidden="true" />}
          </span>
        }
      />
    </button>
  );
}
