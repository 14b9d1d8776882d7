import { useState } from 'react';
import { changePassword } from '#shared/accounts/accounts.contract.ts';
import { messageOf } from '#web/platform/api-problem.ts';
import { callApi } from '#web/platform/call-api.ts';
import { useSchemaForm } from '#web/platform/use-schema-form.ts';
import { Button } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { ACCOUNT_TEXTS, SETTINGS_TEXTS as TEXTS } from './account-texts.ts';
import { passwordChangeSchema } from './password-change.schema.ts';
import { measurePasswordStrength } from './password-strength.ts';

/** Current password, new one twice; a form of empty fields takes its place when it is done. */
export function PasswordChangeForm({ onChanged }: { onChanged: () => void }) {
  const [round, setRound] = useState(0);
  const startAnew = () => {
    setRound(round + 1);
    onChanged();
  };
  return <PasswordFields key={round} onChanged={startAnew} />;
}

function PasswordFields({ onChanged }: { onChanged: () => void }) {
  const { form, field, values, isBusy } = useSchemaForm({
    schema: passwordChangeSchema,
    initial: { currentPassword: '', newPassword: '', confirmPassword: '' },
    async submit({ currentPassword, newPassword }) {
      await callApi(changePassword, { body: { currentPassword, newPassword } });
      showToast({ title: TEXTS.successTitle, description: TEXTS.passwordChanged, tone: 'success' });
      onChanged();
    },
    explain(error) {
      const failure = { title: TEXTS.errorTitle, message: messageOf(error, TEXTS.passwordError) };
      showToast({ title: failure.title, description: failure.message, tone: 'error' });
      return failure;
    },
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
      <p className="dica">{TEXTS.otherSessionsEnd}</p>
      <Button type="submit" className="sm:justify-self-start" isBusy={isBusy} busyLabel={TEXTS.changing}>
        {TEXTS.changePassword}
      </Button>
    </form>
  );
}
