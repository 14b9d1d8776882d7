import { deleteEditor } from '#shared/backoffice/people.contract.ts';
import type { EditorLoad } from '#shared/production/production.schemas.ts';
import { callApi } from '#web/platform/call-api.ts';
import { AlertDialog } from '#web/ui/alert-dialog.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { editorName } from './editor-rows.ts';
import { EDITOR_TEXTS, DELETE_EDITOR_TEXTS as TEXTS } from './editor-texts.ts';
import { useEditorChange } from './use-editor-change.ts';

/** Closes an account for good. While work is open it only shows the way to that work. */
export function DeleteEditorDialog({ editor, onClose }: { editor: EditorLoad; onClose: () => void }) {
  const name = editorName(editor);
  const deletion = useEditorChange({
    run: () => callApi(deleteEditor, { params: { id: editor.id } }),
    done: TEXTS.done,
    failed: TEXTS.failed,
    name,
    onDone: onClose,
  });
  const { openProductions } = editor;
  return (
    <AlertDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={<span className="wrap-anywhere">{TEXTS.title(name)}</span>}
      description={TEXTS.text}
      confirmLabel={TEXTS.confirm}
      busyLabel={TEXTS.busy}
      cancelLabel={EDITOR_TEXTS.cancel}
      isBusy={deletion.isPending}
      isConfirmBlocked={openProductions > 0}
      onConfirm={() => deletion.mutate()}
    >
      {openProductions > 0 && (
        <Notice tone="aviso" title={TEXTS.busyTitle(openProductions)}>
          <p>{TEXTS.busyText}</p>
          <LinkButton
            to="/admin-functional"
            search={{ aba: 'producao', editor: editor.id }}
            variant="neutral"
            size="m"
            className="mt-3"
          >
            {TEXTS.seeProjects}
          </LinkButton>
        </Notice>
      )}
    </AlertDialog>
  );
}
