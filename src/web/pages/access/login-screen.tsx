import { useState } from 'react';
import { RETURN_PARAMETER, readReturnAddress } from '#shared/site/return-address.ts';
import { ACCOUNT_TEXTS as TEXTS } from '#web/accounts/account-texts.ts';
import { LoginForm } from '#web/accounts/login-form.tsx';
import { RegistrationForm } from '#web/accounts/access/registration-form.tsx';
import { SignInReason } from '#web/accounts/access/sign-in-reason.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { AccessFrame } from './access-frame.tsx';

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
                <p className="mt-5 text-base text-tinta-2">
                  {TEXTS.firstTime}{' '}
                  <button type="button" className="elo" onClick={() => show('cadastro')}>
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
