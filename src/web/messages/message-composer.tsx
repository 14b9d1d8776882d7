import { SendHorizontal } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { MAX_MESSAGE_LENGTH, sendMessage } from '#shared/messages/messages.contract.ts';
import { bodySchema } from '#web/platform/body-schema.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { MESSAGE_TEXTS } from './message-texts.ts';
import { isBlank } from './outbox.ts';

/** From here on the characters are counted. */
const NEARLY_FULL = MAX_MESSAGE_LENGTH * 0.9;

/** Writes a message. Enter starts a line, as phones expect; Ctrl+Enter sends. */
export function MessageComposer({
  replyTo,
  draft,
  onWrite,
  onSend,
}: {
  /** Who reads it: 'a equipe', 'Helena Prado'. */
  replyTo: string;
  draft: string;
  onWrite: (draft: string) => void;
  onSend: () => void;
}) {
  const field = useRef<HTMLTextAreaElement>(null);
  const error = isBlank(draft) ? undefined : faultOf(draft);
  const send = () => {
    if (isBlank(draft) || error) return field.current?.focus();
    onSend();
    field.current?.focus();
  };
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <TextArea
        ref={field}
        label={<span className="sr-only">{MESSAGE_TEXTS.message}</span>}
        className="[&_textarea]:max-h-44"
        minLines={1}
        placeholder={MESSAGE_TEXTS.placeholder(replyTo)}
        value={draft}
        onChange={(event) => onWrite(event.target.value)}
        onKeyDown={sendByKey}
        error={error}
        aria-keyshortcuts="Control+Enter"
        {...(draft.length > NEARLY_FULL && { limit: MAX_MESSAGE_LENGTH, length: draft.length })}
      />
      <div className="mt-2.5 flex items-center gap-3">
        <p className="dica max-sm:hidden">{MESSAGE_TEXTS.shortcut}</p>
        <Button type="submit" size="m" className="ml-auto" disabled={isBlank(draft)}>
          <SendHorizontal size={19} aria-hidden="true" />
          {MESSAGE_TEXTS.send}
        </Button>
      </div>
    </form>
  );
}

/** What the server would refuse, in its words. */
function faultOf(draft: string): string | undefined {
  return bodySchema(sendMessage).safeParse({ content: draft }).error?.issues[0]?.message;
}
