import { reactivateEditor } from '#shared/accounts/staff.contract.ts';
import type { EditorLoad } from '#shared/production/production.schemas.ts';
import { callApi } from '#web/platform/call-api.ts';
import { AlertDialog } from '#web/ui/alert-dialog.tsx';
import { editorName } from './editor-rows.ts';
import { EDITOR_TEXTS, REACTIVATE_TEXTS as TEXTS } from './editor-texts.ts';
import { useEditorChange } from './use-editor-change.ts';

/** Ends somebody's pause before its time. */
export function ReactivateDialog({ editor, onClose }: { editor: EditorLoad; onClose: () => void }) {
  const name = editorName(editor);
  const reactivation = useEditorChange({
    run: () => callApi(reactivateEditor, { params: { id: editor.id } }),
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
      isBusy={reactivation.isPending}
      onConfirm={() => reactivation.mutate()}
      tone="action"
    />
  );
}
