import { type ReactNode, useEffect } from 'react';
import type * as z from 'zod/mini';
import { adminLogin } from '#shared/accounts/accounts.contract.ts';
import { adminLoginSchema } from '#shared/accounts/accounts.schemas.ts';
import { RETURN_PARAMETER, readReturnAddress } from '#shared/site/return-address.ts';
import { ACCOUNT_TEXTS as TEXTS } from '#web/accounts/account-texts.ts';
import { FormFailureNotice } from '#web/accounts/form-failure-notice.tsx';
import { ApiProblem, messageOf } from '#web/platform/api-problem.ts';
import { callApi } from '#web/platform/call-api.ts';
import { sessionStore } from '#web/platform/session/session.ts';
import { type FormFailure, useSchemaForm } from '#web/platform/use-schema-form.ts';
import { Button } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { AccessFrame } from './access-frame.tsx';
import { finishSignIn } from './finish-sign-in.ts';
import { ADMIN_ROUTINE } from './routines.ts';
import { SignInReason } from './sign-in-reason.tsx';
import { useSignInSteps } from './use-sign-in-steps.ts';

/** The admin's own door; who is already signed in as admin passes it. */
export function AdminLoginScreen({ address }: { address: URL | null }) {
  const returnTo = readReturnAddress(address?.searchParams.get(RETURN_PARAMETER));
  useEffect(() => {
    if (address && sessionStore.get().user?.role === 'admin') location.replace(returnTo ?? '/admin');
  }, [address, returnTo]);
  return (
    <AccessFrame
      pageTitle={TEXTS.adminTitle}
      heading={TEXTS.adminTitle}
      lead={TEXTS.adminLead}
      routine={ADMIN_ROUTINE}
    >
      <SignInReason address={address} />
      <AdminLoginForm onSignedIn={(home) => location.assign(home)} returnTo={returnTo}>
        <p className="mt-4">
          <a href="/local-login" className="link inline-flex min-h-11 items-center">
            {TEXTS.teacherLogin}
          </a>
        </p>
      </AdminLoginForm>
    </AccessFrame>
  );
}

const ADMIN_TARGET = '/admin-functional';

type Credentials = z.output<typeof adminLoginSchema>;

/** User name or e-mail, and password, then the code where the account asks for one; only an admin gets through. */
export function AdminLoginForm({
  onSignedIn,
  returnTo = null,
  children,
}: {
  onSignedIn: (address: string) => void;
  returnTo?: string | null;
  children?: ReactNode;
}) {
  const { CodeStep, ...steps } = useSignInSteps<Credentials>(async (body) =>
    onSignedIn(finishSignIn(await callApi(adminLogin, { body }), { returnTo, target: ADMIN_TARGET })),
  );
  const username = steps.given?.username ?? '';
  if (CodeStep) {
    return (
      <CodeStep name={username} sendCode={steps.sendCode} explain={explainFailure} onBack={steps.goBack} />
    );
  }
  return (
    <>
      <PasswordStep username={username} send={steps.sendCredentials} />
      {children}
    </>
  );
}

function PasswordStep({
  username,
  send,
}: {
  username: string;
  send: (credentials: Credentials) => Promise<void>;
}) {
  const { form, field, failure, isBusy, isDone } = useSchemaForm({
    schema: adminLoginSchema,
    initial: { username, password: '' },
    submit: send,
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
