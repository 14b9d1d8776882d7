import { ACCOUNT_TEXTS as TEXTS } from '#web/accounts/account-texts.ts';
import { ForgottenPasswordForm } from '#web/accounts/access/forgotten-password-screen.tsx';
import { AccessFrame } from './access-frame.tsx';

/** The address that was typed at the login comes along behind the `#`. */
export function ForgottenPasswordScreen({ address }: { address: URL | null }) {
  const email = readHash(address);
  return (
    <AccessFrame pageTitle={TEXTS.forgotten} heading={TEXTS.forgottenTitle} lead={TEXTS.forgottenLead}>
      <ForgottenPasswordForm key={email} email={email} />
      <p className="mt-4">
        <a href="/local-login" className="elo inline-flex min-h-11 items-center">
          {TEXTS.backToLogin}
        </a>
      </p>
    </AccessFrame>
  );
}

function readHash(address: URL | null): string {
  try {
    return decodeURIComponent(address?.hash.slice(1) ?? '');
  } catch {
    return '';
  }
}
