import { useState } from 'react';
import type { AdminFile } from '#shared/files/admin-files.contract.ts';
import { AlertDialog } from '#web/ui/alert-dialog.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { ADMIN_FILE_TEXTS as TEXTS } from './admin-file-texts.ts';
import { canChange } from './file-change.ts';
import { useFileChanges } from './use-file-changes.ts';

export interface PendingChange {
  change: 'block' | 'delete';
  files: readonly AdminFile[];
}
const MAX_REASON_LENGTH = 500;
const WORDS = {
  block: {
    title: TEXTS.blockTitle,
    text: TEXTS.blockText,
    confirm: TEXTS.block,
    busy: TEXTS.blocking,
  },
  delete: {
    title: TEXTS.deleteTitle,
    text: TEXTS.deleteText,
    confirm: TEXTS.delete,
    busy: TEXTS.deleting,
  },
} as const;

/** Asks before files are closed to others; a block can be given its reason. */
export function ChangeDialog({
  pending: { change, files },
  onClose,
  onDone,
}: {
  pending: PendingChange;
  onClose: () => void;
  onDone: () => void;
}) {
  const [reason, setReason] = useState('');
  const changes = useFileChanges(() => {
    onClose();
    onDone();
  });
  const words = WORDS[change];
  const names = files.filter((file) => canChange(change, file)).map(({ originalName }) => originalName);
  return (
    <AlertDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={<span className="line-clamp-4 wrap-anywhere">{words.title(names)}</span>}
      description={words.text}
      confirmLabel={words.confirm}
      busyLabel={words.busy}
      cancelLabel={TEXTS.cancel}
      isBusy={changes.isPending}
      onConfirm={() => changes.mutate({ change, files, reason: reason.trim() })}
    >
      {change === 'block' && (
        <TextArea
          label={TEXTS.reason}
          hint={TEXTS.reasonHint}
          isOptional
          minLines={3}
          maxLength={MAX_REASON_LENGTH}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      )}
    </AlertDialog>
  );
}
