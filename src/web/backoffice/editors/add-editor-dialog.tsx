import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { invitationForm, inviteEditor } from '#shared/accounts/staff.contract.ts';
import { addEditor, newEditorForm } from '#shared/backoffice/people.contract.ts';
import { messageOf } from '#web/platform/api-problem.ts';
import { callApi } from '#web/platform/call-api.ts';
import { faultOfField } from '#web/platform/fault-of-field.ts';
import { useSchemaForm } from '#web/platform/use-schema-form.ts';
import { Dialog, DialogFooter } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { SegmentedControl } from '#web/ui/segmented-control.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { EDITORS_KEY } from './editor-queries.ts';
import { EDITOR_TEXTS, ADD_EDITOR_TEXTS as TEXTS } from './editor-texts.ts';

type Way = 'password' | 'invitation';
const WAYS: readonly { value: Way; label: string }[] = [
  { value: 'password', label: TEXTS.withPassword },
  { value: 'invitation', label: TEXTS.withInvitation },
];
const EMPTY = { firstName: '', lastName: '', email: '', password: '' };

/**
 * Opens an account for somebody who produces lessons: with the customer's four fields, or by an invitation with which
 * they set the password themselves. The button waits for every field of the chosen way, as the customer asked.
 */
export function AddEditorDialog({ firstWay, onClose }: { firstWay: Way; onClose: () => void }) {
  const client = useQueryClient();
  const [way, setWay] = useState(firstWay);
  const isInvited = way === 'invitation';
  const { form, field, values, failure, isBusy } = useSchemaForm<
    Record<string, string>,
    { firstName: string; lastName: string; email: string; password?: string }
  >({
    schema: isInvited ? invitationForm : newEditorForm,
    initial: EMPTY,
    async submit({ password, ...person }) {
      const call =
        password === undefined
          ? callApi(inviteEditor, { body: person })
          : callApi(addEditor, { body: { ...person, password, role: 'editor' } });
      const { firstName, email } = await call.catch((error) => {
        throw faultOfField(error, { email_taken: 'email' });
      });
      showToast(
        isInvited
          ? { title: TEXTS.invited, description: TEXTS.invitedText(email), tone: 'success' }
          : { title: TEXTS.done, description: TEXTS.doneText(firstName), tone: 'success' },
      );
      void client.invalidateQueries({ queryKey: EDITORS_KEY });
      onClose();
    },
    explain: (error) => ({ title: TEXTS.failed, message: messageOf(error) }),
  });
  const { password = '', ...person } = values;
  const needed = isInvited ? Object.values(person) : [...Object.values(person), password];
  const isFilled = needed.every((value) => value.trim() !== '');
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && !isBusy && onClose()}
      title={TEXTS.title}
      description={isInvited ? TEXTS.invitationText : TEXTS.text}
    >
      <form {...form} className="grid gap-4">
        <SegmentedControl legend={TEXTS.way} segments={WAYS} value={way} onChange={setWay} />
        {failure && (
          <Notice tone="error" title={failure.title}>
            <p>{failure.message}</p>
          </Notice>
        )}
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField label={TEXTS.firstName} autoComplete="off" {...field('firstName')} />
          <TextField label={TEXTS.lastName} autoComplete="off" {...field('lastName')} />
        </div>
        <TextField label={TEXTS.email} type="email" autoComplete="off" {...field('email')} />
        {!isInvited && (
          <PasswordField
            label={TEXTS.password}
            autoComplete="new-password"
            hint={TEXTS.passwordHint}
            {...field('password')}
          />
        )}
        {!isFilled && <p className="hint">{TEXTS.allNeeded}</p>}
        <DialogFooter
          cancel={EDITOR_TEXTS.cancel}
          onCancel={onClose}
          submit={isInvited ? TEXTS.invite : TEXTS.submit}
          isBusy={isBusy}
          busyLabel={isInvited ? TEXTS.inviting : TEXTS.adding}
          isBlocked={!isFilled}
        />
      </form>
    </Dialog>
  );
}
