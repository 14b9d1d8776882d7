import { confirmTotp, type setUpTotp } from '#shared/accounts/totp.contract.ts';
import type { ResponseOf } from '#shared/http/endpoint.ts';
import { FormFailureNotice } from '#web/accounts/form-failure-notice.tsx';
import { messageOf } from '#web/platform/api-problem.ts';
import { bodySchema } from '#web/platform/body-schema.ts';
import { callApi } from '#web/platform/call-api.ts';
import { faultOfField, isFaultOfField } from '#web/platform/fault-of-field.ts';
import { useSchemaForm } from '#web/platform/use-schema-form.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { ScanSecret } from './scan-secret.tsx';
import { SECOND_FACTOR_TEXTS as TEXTS } from './second-factor-texts.ts';

/** Two steps: the secret goes into the app, a first code proves that it did. */
export function SetUp({
  secret,
  onCancel,
  onTurnedOn,
}: {
  secret: ResponseOf<typeof setUpTotp>;
  onCancel: () => void;
  onTurnedOn: (recoveryCodes: readonly string[]) => void;
}) {
  const { form, field, failure, isBusy, isDone } = useSchemaForm({
    schema: bodySchema(confirmTotp),
    initial: { code: '' },
    async submit(body) {
      const { recoveryCodes } = await callApi(confirmTotp, { body }).catch((error: unknown) => {
        throw faultOfField(error, { wrong_code: 'code' });
      });
      onTurnedOn(recoveryCodes);
    },
    explain: (error) =>
      isFaultOfField(error) ? null : { title: TEXTS.setUpError, message: messageOf(error) },
  });
  const code = field('code');
  return (
    <>
      <ScanSecret secret={secret} />
      <form {...form} className="mt-6 grid gap-4">
        <h3 className="text-[1.25rem]">{TEXTS.codeTitle}</h3>
        <FormFailureNotice failure={failure} />
        <TextField
          className="sm:max-w-64"
          label={TEXTS.code}
          hint={TEXTS.codeHint}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          {...code}
        />
        <div className="flex flex-col-reverse gap-3 sm:flex-row">
          <Button variant="neutral" size="m" onClick={onCancel} disabled={isBusy}>
            {TEXTS.cancel}
          </Button>
          <Button type="submit" size="m" isBusy={isBusy || isDone} busyLabel={TEXTS.confirming}>
            {TEXTS.confirm}
          </Button>
        </div>
      </form>
    </>
  );
}
