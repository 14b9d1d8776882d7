import { useQueryClient } from '@tanstack/react-query';
import { addEditor } from '#shared/backoffice/people.contract.ts';
import { messageOf } from '#web/platform/api-problem.ts';
import { bodySchema } from '#web/platform/body-schema.ts';
import { callApi } from '#web/platform/call-api.ts';
import { faultOfField } from '#web/platform/fault-of-field.ts';
import { useSchemaForm } from '#web/platform/use-schema-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { EDITORS_KEY } from './editor-queries.ts';
import { EDITOR_TEXTS, ADD_EDITOR_TEXTS as TEXTS } from './editor-texts.ts';

/** Opens an account for somebody who produces lessons. The button waits for all four fields, as the customer asked. */
export function AddEditorDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const { form, field, values, failure, isBusy } = useSchemaForm({
    schema: bodySchema(addEditor),
    initial: { firstName: '', lastName: '', email: '', password: '' },
    async submit(person) {
      const { firstName } = await callApi(addEditor, { body: person }).catch((error) => {
        throw faultOfField(error, { email_taken: 'email' });
      });
      showToast({ title: TEXTS.done, description: TEXTS.doneText(firstName), tone: 'success' });
      void client.invalidateQueries({ queryKey: EDITORS_KEY });
      onClose();
    },
    explain: (error) => ({ title: TEXTS.failed, message: messageOf(error) }),
  });
  const isFilled = Object.values(values).every((value) => value.trim() !== '');
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
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField label={TEXTS.firstName} autoComplete="off" {...field('firstName')} />
          <TextField label={TEXTS.lastName} autoComplete="off" {...field('lastName')} />
        </div>
        <TextField label={TEXTS.email} type="email" autoComplete="off" {...field('email')} />
        <PasswordField
          label={TEXTS.password}
          autoComplete="new-password"
          hint={TEXTS.passwordHint}
          {...field('password')}
        />
        {!isFilled && <p className="dica">{TEXTS.allNeeded}</p>}
        <DialogActions>
          <Button variant="neutral" size="m" onClick={onClose} disabled={isBusy}>
            {EDITOR_TEXTS.cancel}
          </Button>
          <Button type="submit" size="m" isBusy={isBusy} busyLabel={TEXTS.adding} disabled={!isFilled}>
            {TEXTS.submit}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
