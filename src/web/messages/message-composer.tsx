import { Paperclip, SendHorizontal, X } from 'lucide-react';
import { type ClipboardEvent, type DragEvent, type KeyboardEvent, useRef } from 'react';
import { extensionsOf, ruleFor, type UploadRule } from '#shared/files/accepted-kinds.ts';
import { MAX_MESSAGE_LENGTH, sendMessage } from '#shared/messages/messages.contract.ts';
import { formatBytes } from '#shared/text/format.ts';
import { bodySchema } from '#web/platform/body-schema.ts';
import { useSession } from '#web/platform/session/use-session.ts';
import { shorten } from '#web/platform/shorten.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { FileTile } from './file-tile.tsx';
import { MESSAGE_TEXTS } from './message-texts.ts';
import { type ChosenFile, isBlank, isEmpty } from './outbox.ts';
import { takeFiles } from './take-files.ts';
import type { Conversation } from './use-conversation.ts';

/** What the field's hint has room for. */
const MAX_NAME = 40;

/** From here on the characters are counted. */
const NEARLY_FULL = MAX_MESSAGE_LENGTH * 0.9;

/** Writes a message with its files. Enter starts a line, as phones expect; Ctrl+Enter sends. */
export function MessageComposer({
  replyTo,
  conversation: { unsent, write, choose, send: sendUnsent },
}: {
  /** Who reads it: 'a equipe', 'Helena Prado'. */
  replyTo: string;
  conversation: Pick<Conversation, 'unsent' | 'write' | 'choose' | 'send'>;
}) {
  const { draft, files } = unsent;
  const field = useRef<HTMLTextAreaElement>(null);
  const { rule, pick, area } = usePickedFiles(files, choose);
  const error = isBlank(draft) ? undefined : faultOf(draft);
  const send = () => {
    if (!isEmpty(unsent) && !error) sendUnsent();
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
          disabled={isEmpty(unsent)}
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

/** Opens the system's dialog for files of a message. */
function AttachButton({ rule, onPick }: { rule: UploadRule; onPick: (files: File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={extensionsOf(rule).join(',')}
        aria-label={MESSAGE_TEXTS.attach}
        onChange={({ target }) => {
          onPick([...(target.files ?? [])]);
          // The same file can be chosen again after it was removed.
          target.value = '';
        }}
      />
      <Button variant="text" size="m" className="-ml-2" onClick={() => input.current?.click()}>
        <Paperclip size={19} aria-hidden="true" />
        {MESSAGE_TEXTS.attach}
        <span className="sr-only">, </span>
        <span className="hint num font-normal">{MESSAGE_TEXTS.attachHint}</span>
      </Button>
    </>
  );
}

/** The files that will go with the message being written. */
function ChosenFiles({ files, onRemove }: { files: readonly ChosenFile[]; onRemove: (key: string) => void }) {
  if (files.length === 0) return null;
  return (
    <ul className="mb-2.5 grid max-h-48 gap-2 overflow-y-auto" aria-label={MESSAGE_TEXTS.attached}>
      {files.map(({ key, file }) => (
        <li key={key}>
          <FileTile
            name={file.name}
            note={formatBytes(file.size)}
            action={
              <IconButton
                label={MESSAGE_TEXTS.removeFile(file.name)}
                icon={<X size={20} aria-hidden="true" />}
                onClick={() => onRemove(key)}
              />
            }
          />
        </li>
      ))}
    </ul>
  );
}

/** The ways files come to a message: the dialog, a drop, the clipboard. What cannot be taken is said. */
function usePickedFiles(files: readonly ChosenFile[], onChoose: (files: ChosenFile[]) => void) {
  const role = useSession().user?.role ?? 'teacher';
  const rule = ruleFor(role, 'user_content');
  const pick = (picked: readonly File[]) => {
    if (picked.length === 0) return;
    const taken = takeFiles(files, picked, { rule, createKey: () => crypto.randomUUID() });
    onChoose([...taken.files]);
    if (taken.fault) {
      showToast({ title: taken.fault.title, description: taken.fault.detail, tone: 'error' });
    }
  };
  return {
    rule,
    pick,
    area: {
      onDragOver: (event: DragEvent) => event.preventDefault(),
      onDrop: (event: DragEvent) => {
        // Elsewhere the browser would leave the page for the file.
        event.preventDefault();
        pick([...event.dataTransfer.files]);
      },
      onPaste: ({ clipboardData }: ClipboardEvent) => pick([...clipboardData.files]),
    },
  };
}
