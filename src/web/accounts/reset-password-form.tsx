import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { resetPassword } from '#shared/accounts/accounts.contract.ts';
import { passwordSchema } from '#shared/accounts/accounts.schemas.ts';
import { messageOf } from '#web/platform/api-problem.ts';
import { callApi } from '#web/platform/call-api.ts';
import { sessionStore } from '#web/platform/session.ts';
import { AnchorButton } from '#web/ui/anchor-button.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { ACCOUNT_TEXTS as TEXTS } from './account-texts.ts';
import { measurePasswordStrength } from './password-strength.ts';
import { useFormFailure } from './use-form-failure.ts';

const schema = z.object({ password: passwordSchema });

/** A new password by the token of the mail. */
export function ResetPasswordForm({ token }: { token: string }) {
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { password: '' } });
  const { errors, isSubmitting, isSubmitSuccessful } = form.formState;
  const { failure, attempt } = useFormFailure(form, (error) => ({
    title: TEXTS.resetErrorTitle,
    message: messageOf(error),
  }));
  const submit = attempt(async ({ password }: { password: string }) => {
    await callApi(resetPassword, { body: { token, password } });
    // All sessions of the account have ended, the one kept here among them.
    sessionStore.clear();
  });
  if (isSubmitSuccessful && !failure) {
    return (
      <div className="grid gap-5">
        <Notice tone="ok" title={TEXTS.resetDoneTitle}>
          {TEXTS.resetDone}
        </Notice>
        <AnchorButton href="/local-login">{TEXTS.signIn}</AnchorButton>
      </div>
    );
  }
  return (
    <form noValidate className="grid gap-5" onSubmit={form.handleSubmit(submit)}>
      {failure && (
        <Notice tone="erro" title={failure.title}>
          {failure.message}
        </Notice>
      )}
      <PasswordField
        label={TEXTS.newPassword}
        autoComplete="new-password"
        strength={measurePasswordStrength(form.watch('password'))}
        error={errors.password?.message}
        {...form.register('password')}
      />
      <Button type="submit" isBusy={isSubmitting} busyLabel={TEXTS.saving}>
        {TEXTS.saveNewPassword}
      </Button>
    </form>
  );
}
