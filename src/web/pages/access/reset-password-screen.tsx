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
  const isInvited = address?.searchParams.get('convite') === '1';
  const title = isInvited ? TEXTS.invitedTitle : TEXTS.resetTitle;
  const lead = isInvited ? TEXTS.invitedLead : TEXTS.resetLead;
  return (
    <AccessFrame pageTitle={title} heading={title} lead={lead}>
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
