import { CircleAlert, RotateCw, Trash2 } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { OWN_BUBBLE } from './message-bubble.tsx';
import { MESSAGE_TEXTS } from './message-texts.ts';
import type { OutgoingMessage } from './outbox.ts';

/** A message on its way; one that failed stays until it is sent again or given up. */
export function OutgoingBubble({
  message,
  onRetry,
  onDiscard,
}: {
  message: OutgoingMessage;
  onRetry: () => void;
  onDiscard: () => void;
}) {
  if (message.failure === null) {
    return (
      <li>
        <p className="menor text-right text-tinta-2">{MESSAGE_TEXTS.sending}</p>
        <div className={`mt-1 opacity-80 ${OWN_BUBBLE}`}>{message.content}</div>
      </li>
    );
  }
  return (
    <li>
      <div className={OWN_BUBBLE}>{message.content}</div>
      <div className="mt-1.5 text-right text-erro-t" role="alert">
        <p className="inline-flex items-center gap-1.5 text-base font-bold">
          <CircleAlert size={18} aria-hidden="true" />
          {MESSAGE_TEXTS.failed}
        </p>
        <p className="menor leading-snug text-tinta-2">{message.failure}</p>
      </div>
      <p className="-mr-4 flex flex-wrap justify-end">
        <Button variant="text" size="m" onClick={onDiscard}>
          <Trash2 size={18} aria-hidden="true" />
          {MESSAGE_TEXTS.discard}
        </Button>
        <Button variant="text" size="m" onClick={onRetry}>
          <RotateCw size={18} aria-hidden="true" />
          {MESSAGE_TEXTS.retry}
        </Button>
      </p>
    </li>
  );
}
