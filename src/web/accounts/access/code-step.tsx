import { ArrowLeft } from 'lucide-react';
import * as z from 'zod/mini';
import { totpCodeSchema } from '#shared/accounts/accounts.schemas.ts';
import { ACCOUNT_TEXTS } from '#web/accounts/account-texts.ts';
import { CodeField, CODE_TEXTS as TEXTS } from '#web/accounts/code-field.tsx';
import { FormFailureNotice } from '#web/accounts/form-failure-notice.tsx';
import { faultOfField, isFaultOfField } from '#web/platform/fault-of-field.ts';
import { type FormFailure, useSchemaForm } from '#web/platform/use-schema-form.ts';
import { Button } from '#web/ui/button.tsx';

/** The second half of a sign-in, after the right password. */
export function CodeStep({
  name,
  sendCode,
  explain,
  onBack,
}: {
  /** Who is signing in, as they typed it. */
  name: string;
  sendCode: (code: string) => Promise<void>;
  explain: (error: unknown) => FormFailure;
  onBack: () => void;
}) {
  const { form, field, failure, isBusy, isDone } = useSchemaForm({
    schema: z.object({ code: totpCodeSchema }),
    initial: { code: '' },
    submit: ({ code }) =>
      sendCode(code).catch((error: unknown) => {
        throw faultOfField(error, { wrong_totp: 'code' });
      }),
    explain: (error) => (isFaultOfField(error) ? null : explain(error)),
  });
  const { name: fieldName, error } = field('code');
  return (
    <form {...form} className="grid gap-5">
      <div>
        <h2 className="text-[1.5rem]">{TEXTS.title}</h2>
        <p className="mt-1 break-words text-ink-2">{TEXTS.lead(name)}</p>
      </div>
      <FormFailureNotice failure={failure} />
      <CodeField name={fieldName} error={error} isFocused />
      <Button type="submit" isBusy={isBusy || isDone} busyLabel={ACCOUNT_TEXTS.signingIn}>
        {TEXTS.confirm}
      </Button>
      <Button variant="text" size="m" className="-mt-2" onClick={onBack}>
        <ArrowLeft size={18} aria-hidden="true" />
        {TEXTS.back}
      </Button>
      <p className="hint">{TEXTS.lostBoth}</p>
    </form>
  );
}
