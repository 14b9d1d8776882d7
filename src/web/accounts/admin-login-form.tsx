import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { adminLogin } from '#shared/accounts/accounts.contract.ts';
import { ApiProblem, messageOf } from '#web/platform/api-problem.ts';
import { bodySchema } from '#web/platform/body-schema.ts';
import { callApi } from '#web/platform/call-api.ts';
import { sessionStore } from '#web/platform/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { ACCOUNT_TEXTS as TEXTS } from './account-texts.ts';
import { finishSignIn } from './finish-sign-in.ts';
import { type FormFailure, useFormFailure } from './use-form-failure.ts';

const ADMIN_TARGET = '/admin-functional';

/** User name or e-mail, and password; only an admin gets through. */
export function AdminLoginForm({ onSignedIn }: { onSignedIn: (address: string) => void }) {
  const form = useForm({
    resolver: zodResolver(bodySchema(adminLogin)),
    defaultValues: { username: '', password: '' },
  });
  const { errors, isSubmitting, isSubmitSuccessful } = form.formState;
  const { failure, attempt } = useFormFailure(form, explainFailure);
  const submit = attempt(async (body: { username: string; password: string }) => {
    sessionStore.clear();
    onSignedIn(finishSignIn(await callApi(adminLogin, { body }), ADMIN_TARGET));
  });
  const isDone = isSubmitSuccessful && !failure;
  return (
    <form noValidate className="grid gap-5" onSubmit={form.handleSubmit(submit)}>
      {failure && (
        <Notice tone="erro" title={failure.title}>
          {failure.message}
        </Notice>
      )}
      <TextField
        label={TEXTS.username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.username?.message}
        {...form.register('username')}
      />
      <PasswordField
        label={TEXTS.password}
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register('password')}
      />
      <Button type="submit" isBusy={isSubmitting || isDone} busyLabel={TEXTS.signingIn}>
        {TEXTS.signIn}
      </Button>
    </form>
  );
}

/** The three ways in which the customer words a refused admin. */
export function explainFailure(error: unknown): FormFailure {
  const status = error instanceof ApiProblem ? error.status : null;
  if (status === 0) return { title: TEXTS.networkErrorTitle, message: messageOf(error) };
  if (status === 403) return { title: TEXTS.accessDeniedTitle, message: TEXTS.accessDenied };
  return { title: TEXTS.invalidCredentialsTitle, message: messageOf(error, TEXTS.invalidCredentials) };
}
