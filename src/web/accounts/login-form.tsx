import { login } from '#shared/accounts/accounts.contract.ts';
import { loginSchema } from '#shared/accounts/accounts.schemas.ts';
import { messageOf } from '#web/platform/api-problem.ts';
import { callApi } from '#web/platform/call-api.ts';
import { sessionStore } from '#web/platform/session.ts';
import { useSchemaForm } from '#web/platform/use-schema-form.ts';
import { Button } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { ACCOUNT_TEXTS as TEXTS } from './account-texts.ts';
import { finishSignIn } from './finish-sign-in.ts';
import { FormFailureNotice } from './form-failure-notice.tsx';

/** E-mail and password. `onSignedIn` gets the address of the role's home. */
export function LoginForm({ onSignedIn }: { onSignedIn: (address: string) => void }) {
  const { form, field, failure, isBusy, isDone } = useSchemaForm({
    schema: loginSchema,
    initial: { email: '', password: '' },
    async submit(body) {
      // An old session must not lend its token to a sign-in, nor outlive one that fails.
      sessionStore.clear();
      onSignedIn(finishSignIn(await callApi(login, { body })));
    },
    explain: (error) => ({
      title: TEXTS.loginErrorTitle,
      message: messageOf(error, TEXTS.loginErrorFallback),
    }),
  });
  return (
    <form {...form} className="grid gap-5">
      <FormFailureNotice failure={failure} />
      <TextField label={TEXTS.email} type="email" autoComplete="username" {...field('email')} />
      <PasswordField label={TEXTS.password} autoComplete="current-password" {...field('password')} />
      <a href="/esqueci-senha" className="elo -my-2 inline-flex min-h-11 items-center justify-self-end">
        {TEXTS.forgotten}
      </a>
      <Button type="submit" isBusy={isBusy || isDone} busyLabel={TEXTS.signingIn}>
        {TEXTS.signIn}
      </Button>
    </form>
  );
}
