import { resetTotp } from '#shared/accounts/totp.contract.ts';
import type { EditorLoad } from '#shared/production/production.schemas.ts';
import { callApi } from '#web/platform/call-api.ts';
import { AlertDialog } from '#web/ui/alert-dialog.tsx';
import { editorName } from './editor-rows.ts';
import { EDITOR_TEXTS, RESET_TOTP_TEXTS as TEXTS } from './editor-texts.ts';
import { useEditorChange } from './use-editor-change.ts';

/** Lets somebody in again who has lost telephone and recovery codes. */
export function ResetTotpDialog({ editor, onClose }: { editor: EditorLoad; onClose: () => void }) {
  const name = editorName(editor);
  const reset = useEditorChange({
    run: () => callApi(resetTotp, { params: { id: editor.id } }),
    done: TEXTS.done,
    failed: TEXTS.failed,
    name,
    onDone: onClose,
  });
  return (
    <AlertDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={<span className="wrap-anywhere">{TEXTS.title(name)}</span>}
      description={TEXTS.text}
      confirmLabel={TEXTS.confirm}
      busyLabel={TEXTS.busy}
      cancelLabel={EDITOR_TEXTS.cancel}
      isBusy={reset.isPending}
      onConfirm={() => reset.mutate()}
    />
  );
}
