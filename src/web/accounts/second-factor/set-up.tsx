import { useMutation } from '@tanstack/react-query';
import { ShieldOff } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { confirmTotp, setUpTotp } from '#shared/accounts/totp.contract.ts';
import type { ResponseOf } from '#shared/http/endpoint.ts';
import { FormFailureNotice } from '#web/accounts/form-failure-notice.tsx';
import { messageOf } from '#web/platform/api-problem.ts';
import { bodySchema } from '#web/platform/body-schema.ts';
import { callApi } from '#web/platform/call-api.ts';
import { faultOfField, isFaultOfField } from '#web/platform/fault-of-field.ts';
import { useCopy } from '#web/platform/use-copy.ts';
import { useSchemaForm } from '#web/platform/use-schema-form.ts';
import { AnchorButton } from '#web/ui/anchor-button.tsx';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { SECOND_FACTOR_TEXTS as TEXTS } from './second-factor-texts.ts';

/** The offer, and once it is taken the steps. Nothing is kept of them that was not confirmed. */
export function FactorOff({ onTurnedOn }: { onTurnedOn: (recoveryCodes: readonly string[]) => void }) {
  const setUp = useMutation({
    mutationFn: () => callApi(setUpTotp),
    onError: (error) => showToast({ title: TEXTS.setUpError, description: messageOf(error), tone: 'error' }),
  });
  if (setUp.data) return <SetUp secret={setUp.data} onCancel={setUp.reset} onTurnedOn={onTurnedOn} />;
  return (
    <>
      <Chip tone="neutral" icon={<ShieldOff aria-hidden="true" />}>
        {TEXTS.off}
      </Chip>
      <p className="mt-3 text-ink-2">{TEXTS.offText}</p>
      <Button
        variant="outline"
        size="m"
        className="mt-4 max-sm:w-full"
        onClick={() => setUp.mutate()}
        isBusy={setUp.isPending}
        busyLabel={TEXTS.preparing}
      >
        {TEXTS.turnOn}
      </Button>
    </>
  );
}

/** Two steps: the secret goes into the app, a first code proves that it did. */
function SetUp({
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

/** The secret as a picture, as text, and on a phone as a link: what shows the picture cannot scan it. Apps skip the blanks. */
function ScanSecret({
  secret: { secret, otpauthUrl, qrCode },
}: {
  secret: { secret: string; otpauthUrl: string; qrCode: string };
}) {
  const copy = useCopy<HTMLTextAreaElement>();
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that led here is gone; who reads by ear goes on at the first step.
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h3 ref={heading} tabIndex={-1} className="text-[1.25rem]">
        {TEXTS.scanTitle}
      </h3>
      <p className="mt-1 text-ink-2">{TEXTS.scanText}</p>
      <div className="mt-4 flex flex-col gap-x-8 gap-y-4 sm:flex-row sm:items-center">
        <div className="w-48 shrink-0 rounded-field border border-border bg-white p-1 max-sm:mx-auto">
          <img
            src={`data:image/svg+xml,${encodeURIComponent(qrCode)}`}
            alt={TEXTS.qrCode}
            width={184}
            height={184}
            className="block h-auto w-full"
          />
        </div>
        <div className="min-w-0 flex-1">
          <AnchorButton
            href={otpauthUrl}
            variant="outline"
            size="m"
            className="mb-4 w-full pointer-fine:hidden"
          >
            {TEXTS.openApp}
          </AnchorButton>
          <div className="flex flex-wrap items-end gap-3">
            <FormField className="min-w-0 flex-1 basis-64" label={TEXTS.secret}>
              {(wiring) => (
                <textarea
                  {...wiring}
                  ref={copy.ref}
                  readOnly
                  rows={1}
                  value={secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
                  spellCheck={false}
                  onFocus={(event) => event.currentTarget.select()}
                  className="field block min-h-12! resize-none"
                />
              )}
            </FormField>
            <Button variant="neutral" size="m" className="min-h-12" onClick={() => void copy.copy()}>
              {copy.state === 'copied' ? TEXTS.copied : TEXTS.copy}
            </Button>
          </div>
          <p className="hint mt-1.5" role="status">
            {copy.state === 'by_hand' && TEXTS.copyByHand}
          </p>
        </div>
      </div>
    </>
  );
}
