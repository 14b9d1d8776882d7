import { type ReactNode, useRef } from 'react';
import * as z from 'zod/mini';
import { currentPasswordSchema } from '#shared/accounts/accounts.schemas.ts';
import { faultOfField, isFaultOfField } from '#web/platform/fault-of-field.ts';
import { type FormFailure, useSchemaForm } from '#web/platform/use-schema-form.ts';
import { AlertDialog } from '#web/ui/alert-dialog.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { FormFailureNotice } from './form-failure-notice.tsx';
import { SETTINGS_TEXTS } from './settings-texts.ts';

/**
 * The last question before what cannot be undone: a word to be typed and the password. `run` makes the call; the
 * caller takes the dialog away when it is done.
 */
export function ConfirmByPasswordDialog({
  title,
  description,
  word,
  wordLabel,
  confirmLabel,
  busyLabel,
  cancelLabel,
  run,
  explain,
  onClose,
}: {
  title: string;
  description: ReactNode;
  /** In capitals; typing it in small letters is as good. */
  word: string;
  wordLabel: string;
  confirmLabel: string;
  busyLabel: string;
  cancelLabel: string;
  run: (password: string) => Promise<void>;
  explain: (error: unknown) => FormFailure | null;
  onClose: () => void;
}) {
  const element = useRef<HTMLFormElement>(null);
  const isWord = (text: string) => text.trim().toUpperCase() === word;
  const { form, field, values, failure, isBusy, isDone } = useSchemaForm({
    schema: z.object({
      password: currentPasswordSchema,
      word: z.string().check(z.refine(isWord, wordLabel)),
    }),
    initial: { password: '', word: '' },
    submit: ({ password }) =>
      run(password).catch((error: unknown) => {
        throw faultOfField(error, { wrong_password: 'password' });
      }),
    explain: (error) => (isFaultOfField(error) ? null : explain(error)),
  });
  return (
    <AlertDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      description={description}
      confirmLabel={confirmLabel}
      busyLabel={busyLabel}
      cancelLabel={cancelLabel}
      isBusy={isBusy || isDone}
      isConfirmBlocked={!isWord(values.word)}
      onConfirm={() => element.current?.requestSubmit()}
    >
      <form {...form} ref={element} className="grid gap-4">
        <FormFailureNotice failure={failure} />
        <TextField
          label={wordLabel}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...field('word')}
        />
        <PasswordField
          label={SETTINGS_TEXTS.currentPassword}
          autoComplete="current-password"
          {...field('password')}
        />
        {/* Enter in a field sends a form of several fields only where there is a button to press. */}
        <button type="submit" hidden tabIndex={-1} aria-hidden="true" />
      </form>
    </AlertDialog>
  );
}
