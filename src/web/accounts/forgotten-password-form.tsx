import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { forgotPassword } from '#shared/accounts/accounts.contract.ts';
import { messageOf } from '#web/platform/api-problem.ts';
import { bodySchema } from '#web/platform/body-schema.ts';
import { callApi } from '#web/platform/call-api.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { SETTINGS_TEXTS, ACCOUNT_TEXTS as TEXTS } from './account-texts.ts';
import { useFormFailure } from './use-form-failure.ts';

/** Asks for the link; the answer is the same whether or not the account exists. */
export function ForgottenPasswordForm() {
  const form = useForm({ resolver: zodResolver(bodySchema(forgotPassword)), defaultValues: { email: '' } });
  const { errors, isSubmitting, isSubmitSuccessful } = form.formState;
  const { failure, attempt } = useFormFailure(form, (error) => ({
    title: SETTINGS_TEXTS.errorTitle,
    message: messageOf(error),
  }));
  const submit = attempt(async (body: { email: string }) => {
    await callApi(forgotPassword, { body });
  });
  if (isSubmitSuccessful && !failure) {
    return (
      <Notice tone="ok" title={TEXTS.linkSentTitle}>
        {TEXTS.linkSent}
      </Notice>
    );
  }
  return (
    <form noValidate className="grid gap-5" onSubmit={form.handleSubmit(submit)}>
      {failure && (
        <Notice tone="erro" title={failure.title}>
          {failure.message}
        </Notice>
      )}
      <TextField
        label={TEXTS.email}
        type="email"
        autoComplete="username"
        error={errors.email?.message}
        {...form.register('email')}
      />
      <Button type="submit" isBusy={isSubmitting} busyLabel={TEXTS.sendingLink}>
        {TEXTS.sendLink}
      </Button>
    </form>
  );
}
