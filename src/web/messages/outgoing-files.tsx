import { formatBytes } from '#web/platform/format.ts';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { FileTile } from './file-tile.tsx';
import { MESSAGE_TEXTS } from './message-texts.ts';
import type { OutgoingFile } from './outbox.ts';

/** The files of a message on its way, each with how much of it has left. */
export function OutgoingFiles({ files, isSending }: { files: readonly OutgoingFile[]; isSending: boolean }) {
  if (files.length === 0) return null;
  return (
    <ul className="mt-2 grid gap-2" aria-label={MESSAGE_TEXTS.attached}>
      {files.map(({ key, file, sent, fileId }) => {
        const isUnderWay = isSending && fileId === null;
        return (
          <li key={key}>
            <FileTile
              name={file.name}
              look="own"
              note={
                isUnderWay
                  ? MESSAGE_TEXTS.sentOf(formatBytes(sent), formatBytes(file.size))
                  : formatBytes(file.size)
              }
            />
            {isUnderWay && (
              <div className="mt-1.5 [&_.barra]:bg-acao-t/25 [&_.barra>*]:bg-acao-t">
                <ProgressBar
                  label={MESSAGE_TEXTS.sendingFile(file.name)}
                  percent={Math.floor((sent / file.size) * 100)}
                />
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
