import { KeyRound } from 'lucide-react';
import { ACCOUNT_TEXTS as TEXTS } from '#web/accounts/account-texts.ts';
import { KeepEmailForm } from '#web/accounts/keep-email-form.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { AccessFrame } from './access-frame.tsx';

/** Reached by the link that the old address gets; a press of a button acts, since mail scanners open links too. */
export function KeepEmailScreen({ address }: { address: URL | null }) {
  const token = address?.searchParams.get('token') ?? '';
  return (
    <AccessFrame pageTitle={TEXTS.keepTitle} heading={TEXTS.keepTitle} lead={TEXTS.keepLead}>
      {address !== null && !token ? (
        <Notice tone="erro" title={TEXTS.keepFailedTitle}>
          {TEXTS.keepMissingToken}
        </Notice>
      ) : (
        <KeepEmailForm token={token} />
      )}
      <p className="mt-4">
        <a href="/esqueci-senha" className="elo inline-flex min-h-11 items-center gap-2">
          <KeyRound size={18} aria-hidden="true" />
          {TEXTS.forgotten}
        </a>
      </p>
    </AccessFrame>
  );
}
