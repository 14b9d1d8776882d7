import { CircleAlert, PencilLine, RotateCw, Trash2, Undo2 } from 'lucide-react';
import { formatBytes } from '#shared/text/format.ts';
import { Button } from '#web/ui/button.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { FileTile } from './file-tile.tsx';
import { BUBBLE_TEXT, OWN_BUBBLE } from './message-bubble.tsx';
import { MESSAGE_TEXTS } from './message-texts.ts';
import type { OutgoingFile, OutgoingMessage } from './outbox.ts';

interface OutgoingBubbleProps {
  message: OutgoingMessage;
  onRecall: () => void;
  onRetry: () => void;
  onDiscard: () => void;
}

/** A message on its way; one that failed stays until it is sent again, edited or given up. */
export function OutgoingBubble({ message, onRecall, onRetry, onDiscard }: OutgoingBubbleProps) {
  const { content, files, failure } = message;
  const isMissingFiles = files.some(({ fileId }) => fileId === null);
  const isUploading = failure === null && isMissingFiles;
  return (
    <li data-entry={message.key}>
      {failure === null && <p className="smaller text-right text-ink-2">{MESSAGE_TEXTS.sending}</p>}
      <div className={`mt-1 ${OWN_BUBBLE} ${failure === null ? 'opacity-90' : ''}`}>
        {content && <p className={BUBBLE_TEXT}>{content}</p>}
        <OutgoingFiles files={files} isSending={failure === null} />
      </div>
      {isUploading && (
        <p className="-mr-4 flex justify-end">
          <Button variant="text" size="m" onClick={onRecall}>
            <Undo2 size={18} aria-hidden="true" />
            {MESSAGE_TEXTS.recall}
          </Button>
        </p>
      )}
      {failure && (
        <>
          <div className="mt-1.5 text-right text-error-t" role="alert">
            <p className="inline-flex items-center gap-1.5 text-base font-bold">
              <CircleAlert size={18} aria-hidden="true" />
              {failure.title}
            </p>
            <p className="smaller leading-snug text-ink-2">{failure.text}</p>
          </div>
          <p className="-mr-4 flex flex-wrap justify-end">
            {isMissingFiles ? (
              <Button variant="text" size="m" onClick={onRecall}>
                <PencilLine size={18} aria-hidden="true" />
                {MESSAGE_TEXTS.edit}
              </Button>
            ) : (
              <Button variant="text" size="m" onClick={onDiscard}>
                <Trash2 size={18} aria-hidden="true" />
                {MESSAGE_TEXTS.discard}
              </Button>
            )}
            <Button variant="text" size="m" onClick={onRetry}>
              <RotateCw size={18} aria-hidden="true" />
              {MESSAGE_TEXTS.retry}
            </Button>
          </p>
        </>
      )}
    </li>
  );
}

/** The files of a message on its way, each with how much of it has left. */
function OutgoingFiles({ files, isSending }: { files: readonly OutgoingFile[]; isSending: boolean }) {
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
              <div className="mt-1.5 [&_.bar]:bg-action-t/25 [&_.bar>*]:bg-action-t">
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
