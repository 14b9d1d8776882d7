import type { ReactNode } from 'react';
import type * as z from 'zod/mini';
import { login } from '#shared/accounts/accounts.contract.ts';
import { loginSchema } from '#shared/accounts/accounts.schemas.ts';
import { callApi } from '#web/platform/call-api.ts';
import { type FormFailure, useSchemaForm } from '#web/platform/use-schema-form.ts';
import { Button } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { ACCOUNT_TEXTS as TEXTS } from './account-texts.ts';
import { finishSignIn, signInMessageOf } from './access/finish-sign-in.ts';
import { FormFailureNotice } from './form-failure-notice.tsx';
import { useSignInSteps } from './access/use-sign-in-steps.ts';

type Credentials = z.output<typeof loginSchema>;

/**
 * E-mail and password, then the code where the account asks for one. `onSignedIn` gets `returnTo`, or the address of
 * the role's home; `children` stand below the first step.
 */
export function LoginForm({
  onSignedIn,
  returnTo = null,
  children,
}: {
  onSignedIn: (address: string) => void;
  returnTo?: string | null;
  children?: ReactNode;
}) {
  const { CodeStep, ...steps } = useSignInSteps<Credentials>(async (body) =>
    onSignedIn(finishSignIn(await callApi(login, { body }), { returnTo })),
  );
  const email = steps.given?.email ?? '';
  if (CodeStep) {
    return <CodeStep name={email} sendCode={steps.sendCode} explain={explainFailure} onBack={steps.goBack} />;
  }
  return (
    <>
      <PasswordStep email={email} send={steps.sendCredentials} />
      {children}
    </>
  );
}

function PasswordStep({ email, send }: { email: string; send: (credentials: Credentials) => Promise<void> }) {
  const { form, field, values, failure, isBusy, isDone } = useSchemaForm({
    schema: loginSchema,
    initial: { email, password: '' },
    submit: send,
    explain: explainFailure,
  });
  return (
    <form {...form} className="grid gap-5">
      <FormFailureNotice failure={failure} />
      <TextField label={TEXTS.email} type="email" autoComplete="username" {...field('email')} />
      <PasswordField label={TEXTS.password} autoComplete="current-password" {...field('password')} />
      {/* Behind the #: an address of a person is no business of a server's log. */}
      <a
        href={`/esqueci-senha${values.email && `#${encodeURIComponent(values.email.trim())}`}`}
        className="elo -my-2 inline-flex min-h-11 items-center justify-self-end"
      >
        {TEXTS.forgotten}
      </a>
      <Button type="submit" isBusy={isBusy || isDone} busyLabel={TEXTS.signingIn}>
        {TEXTS.signIn}
      </Button>
    </form>
  );
}

const explainFailure = (error: unknown): FormFailure => ({
  title: TEXTS.loginErrorTitle,
  message: signInMessageOf(error),
});
