import { forgotPassword } from '#shared/accounts/accounts.contract.ts';
import { ACCOUNT_TEXTS as TEXTS } from '#web/accounts/account-texts.ts';
import { FormFailureNotice } from '#web/accounts/form-failure-notice.tsx';
import { messageOf } from '#web/platform/api-problem.ts';
import { bodySchema } from '#web/platform/body-schema.ts';
import { callApi } from '#web/platform/call-api.ts';
import { useSchemaForm } from '#web/platform/use-schema-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { AccessFrame } from './access-frame.tsx';

/** The address that was typed at the login comes along behind the `#`. */
export function ForgottenPasswordScreen({ address }: { address: URL | null }) {
  const email = readHash(address);
  return (
    <AccessFrame pageTitle={TEXTS.forgotten} heading={TEXTS.forgottenTitle} lead={TEXTS.forgottenLead}>
      <ForgottenPasswordForm key={email} email={email} />
      <p className="mt-4">
        <a href="/local-login" className="link inline-flex min-h-11 items-center">
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

/** Asks for the link; the answer is the same whether or not the account exists. */
function ForgottenPasswordForm({ email }: { email: string }) {
  const { form, field, failure, isBusy, isDone } = useSchemaForm({
    schema: bodySchema(forgotPassword),
    initial: { email },
    submit: async (body) => void (await callApi(forgotPassword, { body })),
    explain: (error) => ({ title: TEXTS.linkErrorTitle, message: messageOf(error) }),
  });
  if (isDone) {
    return (
      <Notice tone="ok" title={TEXTS.linkSentTitle}>
        <p>{TEXTS.linkSent}</p>
      </Notice>
    );
  }
  return (
    <form {...form} className="grid gap-5">
      <FormFailureNotice failure={failure} />
      <TextField label={TEXTS.email} type="email" autoComplete="username" {...field('email')} />
      <Button type="submit" isBusy={isBusy} busyLabel={TEXTS.sendingLink}>
        {TEXTS.sendLink}
      </Button>
    </form>
  );
}
