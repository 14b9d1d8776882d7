import * as z from 'zod/mini';
import { resetPassword } from '#shared/accounts/accounts.contract.ts';
import { passwordSchema } from '#shared/accounts/accounts.schemas.ts';
import { messageOf } from '#web/platform/api-problem.ts';
import { callApi } from '#web/platform/call-api.ts';
import { sessionStore } from '#web/platform/session/session.ts';
import { useSchemaForm } from '#web/platform/use-schema-form.ts';
import { AnchorButton } from '#web/ui/anchor-button.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { ACCOUNT_TEXTS as TEXTS } from './account-texts.ts';
import { FormFailureNotice } from './form-failure-notice.tsx';
import { measurePasswordStrength } from './password-strength.ts';

/** A new password by the token of the mail. */
export function ResetPasswordForm({ token, onDone }: { token: string; onDone?: () => void }) {
  const { form, field, values, failure, isBusy, isDone } = useSchemaForm({
    schema: z.object({ password: passwordSchema }),
    initial: { password: '' },
    async submit({ password }) {
      await callApi(resetPassword, { body: { token, password } });
      // All sessions of the account have ended, the one kept here among them.
      sessionStore.clear();
      onDone?.();
    },
    explain: (error) => ({ title: TEXTS.resetErrorTitle, message: messageOf(error) }),
  });
  if (isDone) {
    return (
      <div className="grid gap-5">
        <Notice tone="ok" title={TEXTS.resetDoneTitle}>
          <p>{TEXTS.resetDone}</p>
        </Notice>
        <AnchorButton href="/local-login">{TEXTS.signIn}</AnchorButton>
      </div>
    );
  }
  return (
    <form {...form} className="grid gap-5">
      <FormFailureNotice failure={failure} />
      <PasswordField
        label={TEXTS.newPassword}
        autoComplete="new-password"
        strength={measurePasswordStrength(values.password)}
        {...field('password')}
      />
      <Button type="submit" isBusy={isBusy} busyLabel={TEXTS.saving}>
        {TEXTS.saveNewPassword}
      </Button>
    </form>
  );
}
