import * as z from 'zod/mini';
import { keepEmail } from '#shared/accounts/accounts.contract.ts';
import { messageOf } from '#web/platform/api-problem.ts';
import { callApi } from '#web/platform/call-api.ts';
import { sessionStore } from '#web/platform/session/session.ts';
import { useSchemaForm } from '#web/platform/use-schema-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ACCOUNT_TEXTS as TEXTS } from './account-texts.ts';
import { FormFailureNotice } from './form-failure-notice.tsx';

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
    explain: (error) => ({ title: TEXTS.keepFailedTitle, message: messageOf(error) }),
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
