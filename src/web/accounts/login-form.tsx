import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { login } from '#shared/accounts/accounts.contract.ts';
import { loginSchema } from '#shared/accounts/accounts.schemas.ts';
import { messageOf } from '#web/platform/api-problem.ts';
import { callApi } from '#web/platform/call-api.ts';
import { sessionStore } from '#web/platform/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { ACCOUNT_TEXTS as TEXTS } from './account-texts.ts';
import { finishSignIn } from './finish-sign-in.ts';
import { useFormFailure } from './use-form-failure.ts';

/** E-mail and password. `onSignedIn` gets the address of the role's home. */
export function LoginForm({ onSignedIn }: { onSignedIn: (address: string) => void }) {
  const form = useForm({
    resolver: zodResolver(loginSchema),
    defaultValues: { email: '', password: '' },
  });
  const { errors, isSubmitting, isSubmitSuccessful } = form.formState;
  const { failure, attempt } = useFormFailure(form, (error) => ({
    title: TEXTS.loginErrorTitle,
    message: messageOf(error, TEXTS.loginErrorFallback),
  }));
  const submit = attempt(async (body: { email: string; password: string }) => {
    // An old session must not lend its token to a sign-in, nor outlive one that fails.
    sessionStore.clear();
    onSignedIn(finishSignIn(await callApi(login, { body })));
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
        label={TEXTS.email}
        type="email"
        autoComplete="username"
        error={errors.email?.message}
        {...form.register('email')}
      />
      <PasswordField
        label={TEXTS.password}
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register('password')}
      />
      <a href="/esqueci-senha" className="elo -my-2 inline-flex min-h-11 items-center justify-self-end">
        {TEXTS.forgotten}
      </a>
      <Button type="submit" isBusy={isSubmitting || isDone} busyLabel={TEXTS.signingIn}>
        {TEXTS.signIn}
      </Button>
    </form>
  );
}
