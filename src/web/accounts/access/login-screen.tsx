import { type ReactNode, useState } from 'react';
import type * as z from 'zod/mini';
import { login } from '#shared/accounts/accounts.contract.ts';
import { loginSchema } from '#shared/accounts/accounts.schemas.ts';
import { RETURN_PARAMETER, readReturnAddress } from '#shared/site/return-address.ts';
import { ACCOUNT_TEXTS as TEXTS } from '#web/accounts/account-texts.ts';
import { FormFailureNotice } from '#web/accounts/form-failure-notice.tsx';
import { callApi } from '#web/platform/call-api.ts';
import { type FormFailure, useSchemaForm } from '#web/platform/use-schema-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { AccessFrame } from './access-frame.tsx';
import { finishSignIn, signInMessageOf } from './finish-sign-in.ts';
import { RegistrationForm } from './registration-form.tsx';
import { SignInReason } from './sign-in-reason.tsx';
import { useSignInSteps } from './use-sign-in-steps.ts';

type View = 'login' | 'cadastro';
const leave = (address: string) => location.assign(address);

/**
 * Login and Cadastro on one sheet; `#cadastro` opens the second until the teacher chooses. Who was led here from a screen
 * is told so and led back; who has just left is told that the account is gone.
 */
export function LoginScreen({ address }: { address: URL | null }) {
  const [chosen, setChosen] = useState<View | null>(null);
  const view = chosen ?? (address?.hash === '#cadastro' ? 'cadastro' : 'login');
  const show = (next: View) => {
    setChosen(next);
    const { pathname, search } = location;
    history.replaceState(null, '', `${pathname}${search}${next === 'cadastro' ? '#cadastro' : ''}`);
  };
  const isLogin = view === 'login';
  const returnTo = readReturnAddress(address?.searchParams.get(RETURN_PARAMETER));
  return (
    <AccessFrame
      pageTitle={isLogin ? 'Entrar' : 'Criar conta'}
      heading={isLogin ? TEXTS.loginHeading : TEXTS.registrationHeading}
      {...(!isLogin && { lead: TEXTS.registrationLead })}
    >
      <SignInReason address={address} isNew={!isLogin} />
      {address?.searchParams.get('conta') === 'excluida' && (
        <Notice tone="ok" title={TEXTS.farewellTitle} className="mb-5">
          <p>{TEXTS.farewell}</p>
        </Notice>
      )}
      <Tabs
        label={TEXTS.tabsLabel}
        look="segmented"
        value={view}
        onChange={show}
        tabs={[
          {
            value: 'login',
            label: TEXTS.login,
            content: (
              <LoginForm onSignedIn={leave} returnTo={returnTo}>
                <p className="mt-5 text-base text-ink-2">
                  {TEXTS.firstTime}{' '}
                  <button type="button" className="link" onClick={() => show('cadastro')}>
                    {TEXTS.createYours}
                  </button>
                  . {TEXTS.analysisIsFree}
                </p>
              </LoginForm>
            ),
          },
          {
            value: 'cadastro',
            label: TEXTS.registration,
            content: <RegistrationForm onSignedIn={leave} returnTo={returnTo} />,
          },
        ]}
      />
    </AccessFrame>
  );
}

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
        className="link -my-2 inline-flex min-h-11 items-center justify-self-end"
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
