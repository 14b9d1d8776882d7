import { resendInvitation, sendPasswordLink } from '#shared/accounts/staff.contract.ts';
import type { EditorLoad } from '#shared/production/production.schemas.ts';
import { callApi } from '#web/platform/call-api.ts';
import { AlertDialog } from '#web/ui/alert-dialog.tsx';
import { editorName } from './editor-rows.ts';
import { EDITOR_TEXTS, INVITE_AGAIN_TEXTS, PASSWORD_LINK_TEXTS } from './editor-texts.ts';
import { useEditorChange } from './use-editor-change.ts';

/** Mails the link that sets a password: the invitation again, or that of a forgotten one. */
export function MailLinkDialog({ editor, onClose }: { editor: EditorLoad; onClose: () => void }) {
  const isInvited = editor.invitedAt !== null;
  const texts = isInvited ? INVITE_AGAIN_TEXTS : PASSWORD_LINK_TEXTS;
  const name = editorName(editor);
  const params = { id: editor.id };
  const sending = useEditorChange({
    run: () => (isInvited ? callApi(resendInvitation, { params }) : callApi(sendPasswordLink, { params })),
    done: texts.done,
    failed: texts.failed,
    name: editor.email,
    onDone: onClose,
  });
  return (
    <AlertDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={<span className="wrap-anywhere">{texts.title(name)}</span>}
      description={<span className="wrap-anywhere">{texts.text(editor.email)}</span>}
      confirmLabel={texts.confirm}
      busyLabel={texts.busy}
      cancelLabel={EDITOR_TEXTS.cancel}
      isBusy={sending.isPending}
      onConfirm={() => sending.mutate()}
      tone="action"
    />
  );
}
