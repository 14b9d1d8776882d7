import { Paperclip } from 'lucide-react';
import { useRef } from 'react';
import { extensionsOf, type UploadRule } from '#shared/files/upload-rules.ts';
import { Button } from '#web/ui/button.tsx';
import { MESSAGE_TEXTS } from './message-texts.ts';

/** Opens the system's dialog for files of a message. */
export function AttachButton({ rule, onPick }: { rule: UploadRule; onPick: (files: File[]) => void }) {
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
        <span className="dica num font-normal">{MESSAGE_TEXTS.attachHint}</span>
      </Button>
    </>
  );
}
