import { useEffect, useState } from 'react';
import { confirmEmail } from '#shared/accounts/accounts.contract.ts';
import { BROWSER_PROBLEMS } from '#shared/http/browser-problems.ts';
import { ACCOUNT_TEXTS as TEXTS } from '#web/accounts/account-texts.ts';
import { messageOf } from '#web/platform/api-problem.ts';
import { callApi } from '#web/platform/call-api.ts';
import { AnchorButton } from '#web/ui/anchor-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { LoadingArea, Skeleton } from '#web/ui/skeleton.tsx';
import { AccessFrame } from './access-frame.tsx';

type Outcome = { state: 'waiting' | 'done' } | { state: 'failed'; message: string };
/** One call for one page, however often it is drawn. */
let confirmation: Promise<Outcome> | null = null;

/** Confirms by the token of the mail as soon as it is opened. */
export function ConfirmEmailScreen({ address }: { address: URL | null }) {
  const token = address && (address.searchParams.get('token') ?? '');
  const [outcome, setOutcome] = useState<Outcome>({ state: 'waiting' });
  useEffect(() => {
    if (token === null) return;
    confirmation ??= confirm(token);
    void confirmation.then(setOutcome);
  }, [token]);
  return (
    <AccessFrame pageTitle={TEXTS.confirmTitle} heading={TEXTS.confirmTitle}>
      {outcome.state === 'waiting' && (
        <LoadingArea label={TEXTS.confirming}>
          <p aria-hidden="true">{TEXTS.confirming}</p>
          <Skeleton className="mt-4 h-13" />
        </LoadingArea>
      )}
      {outcome.state === 'done' && (
        <Notice tone="ok" title={TEXTS.confirmedTitle}>
          {TEXTS.confirmed}
        </Notice>
      )}
      {outcome.state === 'failed' && (
        <Notice tone="error" title={TEXTS.confirmFailedTitle}>
          {outcome.message}
        </Notice>
      )}
      {outcome.state !== 'waiting' && (
        <AnchorButton href="/" className="mt-5 w-full">
          {TEXTS.goHome}
        </AnchorButton>
      )}
    </AccessFrame>
  );
}

async function confirm(token: string): Promise<Outcome> {
  if (!token) return { state: 'failed', message: BROWSER_PROBLEMS.invalid_token.message };
  try {
    await callApi(confirmEmail, { body: { token } });
    return { state: 'done' };
  } catch (error) {
    return { state: 'failed', message: messageOf(error) };
  }
}
