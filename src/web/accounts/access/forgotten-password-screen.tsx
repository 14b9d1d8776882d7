import { forgotPassword } from '#shared/accounts/accounts.contract.ts';
import { messageOf } from '#web/platform/api-problem.ts';
import { bodySchema } from '#web/platform/body-schema.ts';
import { callApi } from '#web/platform/call-api.ts';
import { useSchemaForm } from '#web/platform/use-schema-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { ACCOUNT_TEXTS as TEXTS } from '#web/accounts/account-texts.ts';
import { FormFailureNotice } from '#web/accounts/form-failure-notice.tsx';

/** Asks for the link; the answer is the same whether or not the account exists. */
export function ForgottenPasswordForm({ email }: { email: string }) {
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
