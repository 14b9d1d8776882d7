import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import {
  pauseEditor,
  reactivateEditor,
  renameEditor,
  resendInvitation,
  sendPasswordLink,
} from '#shared/accounts/staff.contract.ts';
import { resetTotp } from '#shared/accounts/totp.contract.ts';
import { deleteEditor } from '#shared/backoffice/people.contract.ts';
import { saoPauloDay } from '#shared/calendar.ts';
import type { EditorLoad } from '#shared/production/production.schemas.ts';
import { messageOf } from '#web/platform/api-problem.ts';
import { bodySchema } from '#web/platform/body-schema.ts';
import { callApi } from '#web/platform/call-api.ts';
import { useSchemaForm } from '#web/platform/use-schema-form.ts';
import { Dialog, DialogFooter } from '#web/ui/dialog.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { EditorDialog } from './editor-dialog.tsx';
import { editorName } from './editor-rows.ts';
import {
  ADD_EDITOR_TEXTS,
  EDITOR_TEXTS,
  INVITE_AGAIN_TEXTS,
  PASSWORD_LINK_TEXTS,
  PAUSE_TEXTS,
  REACTIVATE_TEXTS,
  RENAME_TEXTS,
  RESET_TOTP_TEXTS,
  DELETE_EDITOR_TEXTS as TEXTS,
} from './editor-texts.ts';
import { useEditorChange } from './use-editor-change.ts';

/** Closes an account for good. While work is open it only shows the way to that work. */
export function DeleteEditorDialog({ editor, onClose }: { editor: EditorLoad; onClose: () => void }) {
  const { id, openProductions } = editor;
  return (
    <EditorDialog
      editor={editor}
      onClose={onClose}
      texts={TEXTS}
      description={TEXTS.text}
      run={() => callApi(deleteEditor, { params: { id } })}
      isBlocked={openProductions > 0}
    >
      {openProductions > 0 && (
        <Notice tone="warning" title={TEXTS.busyTitle(openProductions)}>
          <p>{TEXTS.busyText}</p>
          <LinkButton
            to="/admin-functional"
            search={{ aba: 'producao', editor: id }}
            variant="neutral"
            size="m"
            className="mt-3"
          >
            {TEXTS.seeLessons}
          </LinkButton>
        </Notice>
      )}
    </EditorDialog>
  );
}

/** Ends somebody's pause before its time. */
export const ReactivateDialog = (props: { editor: EditorLoad; onClose: () => void }) => (
  <EditorDialog
    {...props}
    texts={REACTIVATE_TEXTS}
    description={REACTIVATE_TEXTS.text}
    run={() => callApi(reactivateEditor, { params: { id: props.editor.id } })}
    tone="action"
  />
);

/** Lets somebody in again who has lost telephone and recovery codes. */
export const ResetTotpDialog = (props: { editor: EditorLoad; onClose: () => void }) => (
  <EditorDialog
    {...props}
    texts={RESET_TOTP_TEXTS}
    description={RESET_TOTP_TEXTS.text}
    run={() => callApi(resetTotp, { params: { id: props.editor.id } })}
  />
);

/** Mails the link that sets a password: the invitation again, or that of a forgotten one. */
export function MailLinkDialog({ editor, onClose }: { editor: EditorLoad; onClose: () => void }) {
  const isInvited = editor.invitedAt !== null;
  const texts = isInvited ? INVITE_AGAIN_TEXTS : PASSWORD_LINK_TEXTS;
  const params = { id: editor.id };
  return (
    <EditorDialog
      editor={editor}
      onClose={onClose}
      texts={texts}
      description={<span className="wrap-anywhere">{texts.text(editor.email)}</span>}
      run={() => (isInvited ? callApi(resendInvitation, { params }) : callApi(sendPasswordLink, { params }))}
      told={editor.email}
      tone="action"
    />
  );
}

/** Corrects a name that was mistyped; customers read it in their conversation. */
export function RenameEditorDialog({ editor, onClose }: { editor: EditorLoad; onClose: () => void }) {
  const client = useQueryClient();
  const { firstName, lastName } = editor;
  const { form, field, failure, isBusy } = useSchemaForm({
    schema: bodySchema(renameEditor),
    initial: { firstName, lastName },
    async submit(names) {
      await callApi(renameEditor, { params: { id: editor.id }, body: names });
      showToast({
        title: RENAME_TEXTS.done,
        description: `${names.firstName} ${names.lastName}`,
        tone: 'success',
      });
      void client.invalidateQueries();
      onClose();
    },
    explain: (error) => ({ title: RENAME_TEXTS.failed, message: messageOf(error) }),
  });
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && !isBusy && onClose()}
      title={RENAME_TEXTS.title}
      description={RENAME_TEXTS.text}
    >
      <form {...form} className="grid gap-4">
        {failure && (
          <Notice tone="error" title={failure.title}>
            <p>{failure.message}</p>
          </Notice>
        )}
        <TextField label={ADD_EDITOR_TEXTS.firstName} autoComplete="off" {...field('firstName')} />
        <TextField label={ADD_EDITOR_TEXTS.lastName} autoComplete="off" {...field('lastName')} />
        <DialogFooter
          cancel={EDITOR_TEXTS.cancel}
          onCancel={onClose}
          submit={RENAME_TEXTS.confirm}
          isBusy={isBusy}
          busyLabel={RENAME_TEXTS.busy}
        />
      </form>
    </Dialog>
  );
}

/** Says that somebody gets no new work, and until when where that is known. */
export function PauseEditorDialog({ editor, onClose }: { editor: EditorLoad; onClose: () => void }) {
  const name = editorName(editor);
  const [until, setUntil] = useState(editor.pausedUntil ?? '');
  const today = saoPauloDay(new Date());
  const isPast = until !== '' && until < today;
  const pause = useEditorChange({
    run: () => callApi(pauseEditor, { params: { id: editor.id }, body: { until: until || null } }),
    done: PAUSE_TEXTS.done,
    failed: PAUSE_TEXTS.failed,
    name,
    onDone: onClose,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPast) pause.mutate();
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && !pause.isPending && onClose()}
      title={<span className="wrap-anywhere">{PAUSE_TEXTS.title(name)}</span>}
      description={PAUSE_TEXTS.text}
    >
      <form className="grid gap-4" onSubmit={submit} noValidate>
        <TextField
          label={PAUSE_TEXTS.until}
          hint={PAUSE_TEXTS.untilHint}
          isOptional
          type="date"
          min={today}
          value={until}
          onChange={({ target }) => setUntil(target.value)}
          error={isPast ? PAUSE_TEXTS.past : undefined}
        />
        {editor.openProductions > 0 && (
          <Notice tone="warning" title={PAUSE_TEXTS.stillHas(editor.openProductions)}>
            <p>{PAUSE_TEXTS.stillHasText}</p>
          </Notice>
        )}
        <DialogFooter
          cancel={EDITOR_TEXTS.cancel}
          onCancel={onClose}
          submit={PAUSE_TEXTS.confirm}
          isBusy={pause.isPending}
          busyLabel={PAUSE_TEXTS.busy}
        />
      </form>
    </Dialog>
  );
}
