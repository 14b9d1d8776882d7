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

/** Asks before files are closed to others. A block can be given its reason, a delivery taken back must have one. */
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
  const changed = files.filter((file) => canChange(change, file));
  const delivered = change === 'delete' ? changed.filter(({ isDelivered }) => isDelivered).length : 0;
  const words =
    delivered > 0
      ? { ...WORDS.delete, title: TEXTS.deliveryTitle, text: TEXTS.deliveryText(delivered) }
      : WORDS[change];
  const names = changed.map(({ originalName }) => originalName);
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
      isConfirmBlocked={delivered > 0 && reason.trim() === ''}
      onConfirm={() => changes.mutate({ change, files, reason: reason.trim() })}
    >
      {(change === 'block' || delivered > 0) && (
        <TextArea
          label={TEXTS.reason}
          hint={delivered > 0 ? TEXTS.deliveryReasonHint : TEXTS.reasonHint}
          isOptional={delivered === 0}
          minLines={3}
          maxLength={MAX_REASON_LENGTH}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      )}
    </AlertDialog>
  );
}
