import { useQueryClient } from '@tanstack/react-query';
import { renameEditor } from '#shared/accounts/staff.contract.ts';
import type { EditorLoad } from '#shared/production/production.schemas.ts';
import { messageOf } from '#web/platform/api-problem.ts';
import { bodySchema } from '#web/platform/body-schema.ts';
import { callApi } from '#web/platform/call-api.ts';
import { useSchemaForm } from '#web/platform/use-schema-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { ADD_EDITOR_TEXTS, EDITOR_TEXTS, RENAME_TEXTS as TEXTS } from './editor-texts.ts';

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
        title: TEXTS.done,
        description: `${names.firstName} ${names.lastName}`,
        tone: 'success',
      });
      void client.invalidateQueries();
      onClose();
    },
    explain: (error) => ({ title: TEXTS.failed, message: messageOf(error) }),
  });
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && !isBusy && onClose()}
      title={TEXTS.title}
      description={TEXTS.text}
    >
      <form {...form} className="grid gap-4">
        {failure && (
          <Notice tone="erro" title={failure.title}>
            <p>{failure.message}</p>
          </Notice>
        )}
        <TextField label={ADD_EDITOR_TEXTS.firstName} autoComplete="off" {...field('firstName')} />
        <TextField label={ADD_EDITOR_TEXTS.lastName} autoComplete="off" {...field('lastName')} />
        <DialogActions>
          <Button variant="neutral" size="m" onClick={onClose} disabled={isBusy}>
            {EDITOR_TEXTS.cancel}
          </Button>
          <Button type="submit" size="m" isBusy={isBusy} busyLabel={TEXTS.busy}>
            {TEXTS.confirm}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
