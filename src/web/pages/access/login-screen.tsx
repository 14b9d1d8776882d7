import { useState } from 'react';
import { ACCOUNT_TEXTS as TEXTS } from '#web/accounts/account-texts.ts';
import { LoginForm } from '#web/accounts/login-form.tsx';
import { RegistrationForm } from '#web/accounts/registration-form.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { AccessFrame } from './access-frame.tsx';

type View = 'login' | 'cadastro';
const leave = (address: string) => location.assign(address);

/**
 * Login and Cadastro on one sheet; `#cadastro` opens the second until the teacher chooses. Who has just left is told
 * that the account is gone.
 */
export function LoginScreen({ address }: { address: URL | null }) {
  const [chosen, setChosen] = useState<View | null>(null);
  const view = chosen ?? (address?.hash === '#cadastro' ? 'cadastro' : 'login');
  const show = (next: View) => {
    setChosen(next);
    history.replaceState(null, '', `${location.pathname}${next === 'cadastro' ? '#cadastro' : ''}`);
  };
  const isLogin = view === 'login';
  return (
    <AccessFrame
      pageTitle={isLogin ? 'Entrar' : 'Criar conta'}
      heading={isLogin ? 'Entre e continue de onde parou' : 'A primeira análise é por nossa conta'}
    >
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
              <LoginForm onSignedIn={leave}>
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
            content: <RegistrationForm onSignedIn={leave} />,
          },
        ]}
      />
    </AccessFrame>
  );
}
