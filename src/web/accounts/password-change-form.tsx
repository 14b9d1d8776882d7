import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { changePassword } from '#shared/accounts/accounts.contract.ts';
import { messageOf } from '#web/platform/api-problem.ts';
import { callApi } from '#web/platform/call-api.ts';
import { Button } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { ACCOUNT_TEXTS, SETTINGS_TEXTS as TEXTS } from './account-texts.ts';
import { type PasswordChange, passwordChangeSchema } from './password-change.schema.ts';
import { measurePasswordStrength } from './password-strength.ts';
import { showIssues } from './show-issues.ts';

const EMPTY: PasswordChange = { currentPassword: '', newPassword: '', confirmPassword: '' };

/** Current password, new one twice; the fields are emptied when it is done. */
export function PasswordChangeForm({ onChanged }: { onChanged: () => void }) {
  const form = useForm({ resolver: zodResolver(passwordChangeSchema), defaultValues: EMPTY });
  const { errors } = form.formState;
  const change = useMutation({
    mutationFn: ({ currentPassword, newPassword }: PasswordChange) =>
      callApi(changePassword, { body: { currentPassword, newPassword } }),
    onSuccess: () => {
      form.reset(EMPTY);
      showToast({ title: TEXTS.successTitle, description: TEXTS.passwordChanged, tone: 'success' });
      onChanged();
    },
    onError: (error) => {
      showIssues(error, form);
      showToast({
        title: TEXTS.errorTitle,
        description: messageOf(error, TEXTS.passwordError),
        tone: 'error',
      });
    },
  });
  return (
    <form noValidate className="grid gap-5" onSubmit={form.handleSubmit((values) => change.mutate(values))}>
      <PasswordField
        label={TEXTS.currentPassword}
        autoComplete="current-password"
        error={errors.currentPassword?.message}
        {...form.register('currentPassword')}
      />
      <PasswordField
        label={ACCOUNT_TEXTS.newPassword}
        autoComplete="new-password"
        strength={measurePasswordStrength(form.watch('newPassword'))}
        error={errors.newPassword?.message}
        {...form.register('newPassword')}
      />
      <PasswordField
        label={TEXTS.confirmNewPassword}
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
        {...form.register('confirmPassword')}
      />
      <p className="dica">{TEXTS.otherSessionsEnd}</p>
      <Button
        type="submit"
        className="sm:justify-self-start"
        isBusy={change.isPending}
        busyLabel={TEXTS.changing}
      >
        {TEXTS.changePassword}
      </Button>
    </form>
  );
}
