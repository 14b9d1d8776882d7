import { useState } from 'react';
import * as z from 'zod/mini';
import { resetPassword } from '#shared/accounts/accounts.contract.ts';
import { passwordSchema } from '#shared/accounts/accounts.schemas.ts';
import { ACCOUNT_TEXTS as TEXTS } from '#web/accounts/account-texts.ts';
import { FormFailureNotice } from '#web/accounts/form-failure-notice.tsx';
import { measurePasswordStrength } from '#web/accounts/password-strength.ts';
import { messageOf } from '#web/platform/api-problem.ts';
import { callApi } from '#web/platform/call-api.ts';
import { sessionStore } from '#web/platform/session/session.ts';
import { useSchemaForm } from '#web/platform/use-schema-form.ts';
import { AnchorButton } from '#web/ui/anchor-button.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
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
        <Notice tone="error" title={isInvited ? TEXTS.invitedErrorTitle : TEXTS.resetErrorTitle}>
          {TEXTS.resetMissingToken}
        </Notice>
      ) : (
        <ResetPasswordForm
          token={address?.searchParams.get('token') ?? ''}
          isInvited={isInvited}
          onDone={() => setDone(true)}
        />
      )}
      {!isDone && (
        <p className="mt-4">
          <a href="/esqueci-senha" className="link inline-flex min-h-11 items-center">
            {TEXTS.askForNewLink}
          </a>
        </p>
      )}
    </AccessFrame>
  );
}

const RESET = {
  field: TEXTS.newPassword,
  save: TEXTS.saveNewPassword,
  errorTitle: TEXTS.resetErrorTitle,
  doneTitle: TEXTS.resetDoneTitle,
  done: TEXTS.resetDone,
};
/** To who never had a password nothing is new. */
const INVITED = {
  field: TEXTS.firstPassword,
  save: TEXTS.saveFirstPassword,
  errorTitle: TEXTS.invitedErrorTitle,
  doneTitle: TEXTS.invitedDoneTitle,
  done: TEXTS.invitedDone,
};

/** A new password by the token of the mail; the first one of who was invited. */
export function ResetPasswordForm({
  token,
  isInvited = false,
  onDone,
}: {
  token: string;
  isInvited?: boolean;
  onDone?: () => void;
}) {
  const words = isInvited ? INVITED : RESET;
  const { form, field, values, failure, isBusy, isDone } = useSchemaForm({
    schema: z.object({ password: passwordSchema }),
    initial: { password: '' },
    async submit({ password }) {
      await callApi(resetPassword, { body: { token, password } });
      // All sessions of the account have ended, the one kept here among them.
      sessionStore.clear();
      onDone?.();
    },
    explain: (error) => ({ title: words.errorTitle, message: messageOf(error) }),
  });
  if (isDone) {
    return (
      <div className="grid gap-5">
        <Notice tone="ok" title={words.doneTitle}>
          <p>{words.done}</p>
        </Notice>
        <AnchorButton href="/local-login">{TEXTS.signIn}</AnchorButton>
      </div>
    );
  }
  return (
    <form {...form} className="grid gap-5">
      <FormFailureNotice failure={failure} />
      <PasswordField
        label={words.field}
        autoComplete="new-password"
        strength={measurePasswordStrength(values.password)}
        {...field('password')}
      />
      <Button type="submit" isBusy={isBusy} busyLabel={TEXTS.saving}>
        {words.save}
      </Button>
    </form>
  );
}
