import { ACCOUNT_TEXTS as TEXTS } from '#web/accounts/account-texts.ts';
import { ForgottenPasswordForm } from '#web/accounts/forgotten-password-form.tsx';
import { AccessFrame } from './access-frame.tsx';

export function ForgottenPasswordScreen() {
  return (
    <AccessFrame pageTitle={TEXTS.forgotten} heading={TEXTS.forgottenTitle} lead={TEXTS.forgottenLead}>
      <ForgottenPasswordForm />
      <p className="mt-4">
        <a href="/local-login" className="elo inline-flex min-h-11 items-center">
          {TEXTS.backToLogin}
        </a>
      </p>
    </AccessFrame>
  );
}
