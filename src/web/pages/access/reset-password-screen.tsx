import { useState } from 'react';
import { ACCOUNT_TEXTS as TEXTS } from '#web/accounts/account-texts.ts';
import { ResetPasswordForm } from '#web/accounts/reset-password-form.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { AccessFrame } from './access-frame.tsx';

/** Reached by the link of the mail; without its token there is nothing to do here. */
export function ResetPasswordScreen({ address }: { address: URL | null }) {
  // As long as it is not known the form stands ready.
  const [isDone, setDone] = useState(false);
  const isMissing = address !== null && !address.searchParams.get('token');
  return (
    <AccessFrame pageTitle={TEXTS.resetTitle} heading={TEXTS.resetTitle} lead={TEXTS.resetLead}>
      {isMissing ? (
        <Notice tone="erro" title={TEXTS.resetErrorTitle}>
          {TEXTS.resetMissingToken}
        </Notice>
      ) : (
        <ResetPasswordForm token={address?.searchParams.get('token') ?? ''} onDone={() => setDone(true)} />
      )}
      {!isDone && (
        <p className="mt-4">
          <a href="/esqueci-senha" className="elo inline-flex min-h-11 items-center">
            {TEXTS.askForNewLink}
          </a>
        </p>
      )}
    </AccessFrame>
  );
}
