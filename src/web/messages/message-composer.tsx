import { SendHorizontal } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { MAX_MESSAGE_LENGTH, sendMessage } from '#shared/messages/messages.contract.ts';
import { bodySchema } from '#web/platform/body-schema.ts';
import { shorten } from '#web/platform/shorten.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { AttachButton } from './attach-button.tsx';
import { ChosenFiles } from './chosen-files.tsx';
import { MESSAGE_TEXTS } from './message-texts.ts';
import { isBlank, isEmpty } from './outbox.ts';
import type { Conversation } from './use-conversation.ts';
import { usePickedFiles } from './use-picked-files.ts';

/** What the field's hint has room for. */
const MAX_NAME = 40;

/** From here on the characters are counted. */
const NEARLY_FULL = MAX_MESSAGE_LENGTH * 0.9;

/** Writes a message with its files. Enter starts a line, as phones expect; Ctrl+Enter sends. */
export function MessageComposer({
  replyTo,
  conversation: { desk, write, choose, send: sendDesk },
}: {
  /** Who reads it: 'a equipe', 'Helena Prado'. */
  replyTo: string;
  conversation: Pick<Conversation, 'desk' | 'write' | 'choose' | 'send'>;
}) {
  const { draft, files } = desk;
  const field = useRef<HTMLTextAreaElement>(null);
  const { rule, pick, area } = usePickedFiles(files, choose);
  const error = isBlank(draft) ? undefined : faultOf(draft);
  const send = () => {
    if (!isEmpty(desk) && !error) sendDesk();
    field.current?.focus();
  };
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      {...area}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <ChosenFiles
        files={files}
        onRemove={(key) => {
          choose(files.filter((file) => file.key !== key));
          field.current?.focus();
        }}
      />
      <TextArea
        ref={field}
        label={<span className="sr-only">{MESSAGE_TEXTS.message}</span>}
        className="[&_textarea]:max-h-44"
        minLines={1}
        placeholder={MESSAGE_TEXTS.placeholder(shorten(replyTo, MAX_NAME))}
        value={draft}
        onChange={(event) => write(event.target.value)}
        onKeyDown={sendByKey}
        error={error}
        aria-keyshortcuts="Control+Enter"
        {...(draft.length > NEARLY_FULL && { limit: MAX_MESSAGE_LENGTH, length: draft.length })}
      />
      <div className="mt-2.5 flex items-center gap-3">
        <AttachButton rule={rule} onPick={pick} />
        <Button
          type="submit"
          size="m"
          className="ml-auto"
          disabled={isEmpty(desk)}
          title={MESSAGE_TEXTS.shortcut}
        >
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
