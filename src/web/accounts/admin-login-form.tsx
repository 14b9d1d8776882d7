import { adminLogin } from '#shared/accounts/accounts.contract.ts';
import { adminLoginSchema } from '#shared/accounts/accounts.schemas.ts';
import { ApiProblem, messageOf } from '#web/platform/api-problem.ts';
import { callApi } from '#web/platform/call-api.ts';
import { sessionStore } from '#web/platform/session.ts';
import { type FormFailure, useSchemaForm } from '#web/platform/use-schema-form.ts';
import { Button } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { ACCOUNT_TEXTS as TEXTS } from './account-texts.ts';
import { finishSignIn } from './finish-sign-in.ts';
import { FormFailureNotice } from './form-failure-notice.tsx';

const ADMIN_TARGET = '/admin-functional';

/** User name or e-mail, and password; only an admin gets through. */
export function AdminLoginForm({ onSignedIn }: { onSignedIn: (address: string) => void }) {
  const { form, field, failure, isBusy, isDone } = useSchemaForm({
    schema: adminLoginSchema,
    initial: { username: '', password: '' },
    async submit(body) {
      sessionStore.clear();
      onSignedIn(finishSignIn(await callApi(adminLogin, { body }), ADMIN_TARGET));
    },
    explain: explainFailure,
  });
  return (
    <form {...form} className="grid gap-5">
      <FormFailureNotice failure={failure} />
      <TextField
        label={TEXTS.username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...field('username')}
      />
      <PasswordField label={TEXTS.password} autoComplete="current-password" {...field('password')} />
      <Button type="submit" isBusy={isBusy || isDone} busyLabel={TEXTS.signingIn}>
        {TEXTS.signIn}
      </Button>
    </form>
  );
}

/** The three ways in which the customer words a refused admin. */
function explainFailure(error: unknown): FormFailure {
  const status = error instanceof ApiProblem ? error.status : null;
  if (status === 0) return { title: TEXTS.networkErrorTitle, message: messageOf(error) };
  if (status === 403) return { title: TEXTS.accessDeniedTitle, message: TEXTS.accessDenied };
  return { title: TEXTS.invalidCredentialsTitle, message: messageOf(error, TEXTS.invalidCredentials) };
}
