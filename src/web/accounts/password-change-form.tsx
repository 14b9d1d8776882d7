import { useState } from 'react';
import * as z from 'zod/mini';
import { type changeAdminPassword, changePassword } from '#shared/accounts/accounts.contract.ts';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '#shared/accounts/accounts.schemas.ts';
import { callApi } from '#web/platform/call-api.ts';
import { faultOfField } from '#web/platform/fault-of-field.ts';
import { useSchemaForm } from '#web/platform/use-schema-form.ts';
import { Button, type ButtonProps } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { ACCOUNT_TEXTS } from './account-texts.ts';
import { measurePasswordStrength } from './password-strength.ts';
import { SETTINGS_TEXTS as TEXTS } from './settings-texts.ts';
import { showAccountFault } from './show-account-fault.ts';

/** How loud the button is: on a page of several forms one of them leads. */
type Look = Pick<ButtonProps, 'variant' | 'size'>;
type Call = typeof changePassword | typeof changeAdminPassword;

/**
 * Current password, new one twice; a form of empty fields takes its place when it is done. The admin's own screen
 * has a call of its own for the same.
 */
export function PasswordChangeForm({
  onChanged,
  call = changePassword,
  look,
}: {
  onChanged?: () => void;
  call?: Call;
  look?: Look;
}) {
  const [round, setRound] = useState(0);
  const startAnew = () => {
    setRound(round + 1);
    onChanged?.();
  };
  return <PasswordFields key={round} call={call} look={look} onChanged={startAnew} />;
}

function PasswordFields({
  onChanged,
  call,
  look,
}: {
  onChanged: () => void;
  call: Call;
  look: Look | undefined;
}) {
  const { form, field, values, isBusy } = useSchemaForm({
    schema: passwordChangeSchema,
    initial: { currentPassword: '', newPassword: '', confirmPassword: '' },
    async submit({ currentPassword, newPassword }) {
      await callApi(call, { body: { currentPassword, newPassword } }).catch((error: unknown) => {
        throw faultOfField(error, { wrong_password: 'currentPassword' });
      });
      showToast({ title: TEXTS.successTitle, description: TEXTS.passwordChanged, tone: 'success' });
      onChanged();
    },
    explain: (error) => showAccountFault(error, TEXTS.passwordError),
    // The customer has these sentences in toasts, too.
    onRefused: (message) => showToast({ title: TEXTS.errorTitle, description: message, tone: 'error' }),
  });
  return (
    <form {...form} className="grid gap-5">
      <PasswordField
        label={TEXTS.currentPassword}
        autoComplete="current-password"
        {...field('currentPassword')}
      />
      <PasswordField
        label={ACCOUNT_TEXTS.newPassword}
        autoComplete="new-password"
        strength={measurePasswordStrength(values.newPassword)}
        {...field('newPassword')}
      />
      <PasswordField
        label={TEXTS.confirmNewPassword}
        autoComplete="new-password"
        {...field('confirmPassword')}
      />
      <p className="hint">{TEXTS.otherSessionsEnd}</p>
      <Button
        type="submit"
        {...look}
        className="sm:justify-self-start"
        isBusy={isBusy}
        busyLabel={TEXTS.changing}
      >
        {TEXTS.changePassword}
      </Button>
    </form>
  );
}

/** The form asks for the new password twice and says so in words of its own. */
const passwordChangeSchema = z
  .object({
    currentPassword: z.string().check(z.minLength(1, TEXTS.currentPasswordMissing)),
    newPassword: z
      .string()
      .check(
        z.minLength(MIN_PASSWORD_LENGTH, TEXTS.newPasswordTooShort),
        z.maxLength(MAX_PASSWORD_LENGTH, 'Senha deve ter no máximo 128 caracteres'),
      ),
    confirmPassword: z.string(),
  })
  .check(
    z.refine((form) => form.newPassword === form.confirmPassword, {
      error: TEXTS.passwordsDiffer,
      path: ['confirmPassword'],
      // Also where another field is wrong, so that all faults show at once.
      when: () => true,
    }),
  );
