import { Paperclip } from 'lucide-react';
import { useRef } from 'react';
import { extensionsOf, type UploadRule } from '#shared/files/accepted-kinds.ts';
import { Button } from '#web/ui/button.tsx';

/** Opens the system's file dialog; the same file can be chosen twice in a row. */
export function ChooseFileButton({
  label,
  rule,
  onFile,
  isDisabled = false,
}: {
  label: string;
  rule: UploadRule;
  onFile: (file: File) => void;
  isDisabled?: boolean;
}) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant="neutral" size="d" onClick={() => input.current?.click()} disabled={isDisabled}>
        <Paperclip size={18} aria-hidden="true" />
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        className="hidden"
        tabIndex={-1}
        aria-hidden="true"
        accept={extensionsOf(rule).join(',')}
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = '';
          if (file) onFile(file);
        }}
      />
    </>
  );
}
