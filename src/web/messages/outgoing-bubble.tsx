import { CircleAlert, PencilLine, RotateCw, Trash2, Undo2 } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { BUBBLE_TEXT, OWN_BUBBLE } from './message-bubble.tsx';
import { MESSAGE_TEXTS } from './message-texts.ts';
import type { OutgoingMessage } from './outbox.ts';
import { OutgoingFiles } from './outgoing-files.tsx';

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
    <li>
      {failure === null && <p className="menor text-right text-tinta-2">{MESSAGE_TEXTS.sending}</p>}
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
          <div className="mt-1.5 text-right text-erro-t" role="alert">
            <p className="inline-flex items-center gap-1.5 text-base font-bold">
              <CircleAlert size={18} aria-hidden="true" />
              {failure.title}
            </p>
            <p className="menor leading-snug text-tinta-2">{failure.text}</p>
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
