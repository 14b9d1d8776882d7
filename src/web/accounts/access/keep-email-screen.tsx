import { KeyRound } from 'lucide-react';
import * as z from 'zod/mini';
import { keepEmail } from '#shared/accounts/accounts.contract.ts';
import { ACCOUNT_TEXTS as TEXTS } from '#web/accounts/account-texts.ts';
import { FormFailureNotice } from '#web/accounts/form-failure-notice.tsx';
import { ApiProblem, messageOf } from '#web/platform/api-problem.ts';
import { callApi } from '#web/platform/call-api.ts';
import { sessionStore } from '#web/platform/session/session.ts';
import { useSchemaForm } from '#web/platform/use-schema-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { AccessFrame } from './access-frame.tsx';

/** Reached by the link that the old address gets; a press of a button acts, since mail scanners open links too. */
export function KeepEmailScreen({ address }: { address: URL | null }) {
  const token = address?.searchParams.get('token') ?? '';
  return (
    <AccessFrame pageTitle={TEXTS.keepTitle} heading={TEXTS.keepTitle} lead={TEXTS.keepLead}>
      {address !== null && !token ? (
        <Notice tone="error" title={TEXTS.keepFailedTitle}>
          {TEXTS.keepMissingToken}
        </Notice>
      ) : (
        <KeepEmailForm token={token} />
      )}
      <p className="mt-4">
        <a href="/esqueci-senha" className="link inline-flex min-h-11 items-center gap-2">
          <KeyRound size={18} aria-hidden="true" />
          {TEXTS.forgotten}
        </a>
      </p>
    </AccessFrame>
  );
}

/** Nobody can ask for another such link: it was mailed with the change. */
const isSpent = (error: unknown) => error instanceof ApiProblem && error.code === 'invalid_token';

/** Refuses a change of the account's address by the token of the mail that told of it. */
export function KeepEmailForm({ token }: { token: string }) {
  const { form, failure, isBusy, isDone } = useSchemaForm({
    schema: z.object({}),
    initial: {},
    async submit() {
      await callApi(keepEmail, { body: { token } });
      // All sessions of the account have ended, one kept here among them.
      sessionStore.clear();
    },
    explain: (error) => ({
      title: TEXTS.keepFailedTitle,
      message: isSpent(error) ? TEXTS.keepSpent : messageOf(error),
    }),
  });
  if (isDone) {
    return (
      <Notice tone="ok" title={TEXTS.keptTitle}>
        <p>{TEXTS.kept}</p>
      </Notice>
    );
  }
  return (
    <form {...form} className="grid gap-5">
      <FormFailureNotice failure={failure} />
      <Button type="submit" isBusy={isBusy} busyLabel={TEXTS.keeping}>
        {TEXTS.keepAction}
      </Button>
    </form>
  );
}
