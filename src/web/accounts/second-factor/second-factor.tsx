import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { useRef, useState } from 'react';
import { getTotp, removeTotp } from '#shared/accounts/totp.contract.ts';
import { CodeField } from '#web/accounts/code-field.tsx';
import { FormFailureNotice } from '#web/accounts/form-failure-notice.tsx';
import { SETTINGS_TEXTS } from '#web/accounts/settings-texts.ts';
import { messageOf } from '#web/platform/api-problem.ts';
import { bodySchema } from '#web/platform/body-schema.ts';
import { callApi } from '#web/platform/call-api.ts';
import { faultOfField, isFaultOfField } from '#web/platform/fault-of-field.ts';
import { useSchemaForm } from '#web/platform/use-schema-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { Dialog, DialogFooter } from '#web/ui/dialog.tsx';
import { ErrorPanel } from '#web/ui/error-panel.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { LoadingArea, Skeleton } from '#web/ui/skeleton.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SECOND_FACTOR_TEXTS as TEXTS } from './second-factor-texts.ts';
import { FactorOff } from './set-up.tsx';

/** Whether signing in asks for a code, and how many recovery codes are left. */
const secondFactorQuery = () =>
  queryOptions({
    queryKey: ['account', 'totp'],
    queryFn: ({ signal }) => callApi(getTotp, { signal }),
    staleTime: 0,
  });

/** The second factor of a member of staff: offered, set up, on; fresh recovery codes come before all else. */
export function SecondFactor({ email }: { email: string }) {
  const box = useRef<HTMLDivElement>(null);
  // What was pressed is gone with its step; the focus stays in the section.
  const stay = () => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <div ref={box} tabIndex={-1} className="scroll-mt-26">
      <Steps email={email} onStep={stay} />
    </div>
  );
}

function Steps({ email, onStep }: { email: string; onStep: () => void }) {
  const queryClient = useQueryClient();
  const factor = useQuery(secondFactorQuery());
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const reload = () => queryClient.invalidateQueries(secondFactorQuery());
  const leaveCodes = () => {
    setCodes(null);
    onStep();
  };
  if (codes) return <RecoveryCodes codes={codes} email={email} onKept={leaveCodes} />;
  if (factor.isPending) {
    return (
      <LoadingArea>
        <Skeleton className="h-20" />
      </LoadingArea>
    );
  }
  if (factor.error) {
    return (
      <ErrorPanel
        title={TEXTS.loadError}
        message={messageOf(factor.error)}
        onRetry={() => void factor.refetch()}
        isRetrying={factor.isFetching}
      />
    );
  }
  if (factor.data.isOn) {
    return (
      <FactorOn codesLeft={factor.data.recoveryCodesLeft} onTurnedOff={() => void reload().then(onStep)} />
    );
  }
  return (
    <FactorOff
      onTurnedOn={(recoveryCodes) => {
        showToast({ title: TEXTS.turnedOn, tone: 'success' });
        setCodes(recoveryCodes);
        void reload();
      }}
    />
  );
}

/** From here on somebody should see to new codes. */
const FEW_CODES = 2;

function FactorOn({ codesLeft, onTurnedOff }: { codesLeft: number; onTurnedOff: () => void }) {
  const [isLeaving, setLeaving] = useState(false);
  return (
    <>
      <Chip tone="ok" icon={<ShieldCheck aria-hidden="true" />}>
        {TEXTS.on}
      </Chip>
      <p className="mt-3 text-ink-2">
        {codesLeft === 0 ? TEXTS.noCodesLeft : TEXTS.codesLeft(codesLeft)}{' '}
        {codesLeft <= FEW_CODES && TEXTS.fewCodes}
      </p>
      <Button
        variant="danger-outline"
        size="m"
        className="mt-4 max-sm:w-full"
        onClick={() => setLeaving(true)}
      >
        {TEXTS.turnOff}
      </Button>
      {isLeaving && <TurnOffDialog onClose={() => setLeaving(false)} onTurnedOff={onTurnedOff} />}
    </>
  );
}

/** Password and a code, so that a found session cannot do it. */
function TurnOffDialog({ onClose, onTurnedOff }: { onClose: () => void; onTurnedOff: () => void }) {
  const { form, field, failure, isBusy, isDone } = useSchemaForm({
    schema: bodySchema(removeTotp),
    initial: { password: '', code: '' },
    async submit(body) {
      await callApi(removeTotp, { body }).catch((error: unknown) => {
        throw faultOfField(error, { wrong_password: 'password', wrong_code: 'code' });
      });
      showToast({ title: TEXTS.turnedOff, tone: 'success' });
      onClose();
      onTurnedOff();
    },
    explain: (error) =>
      isFaultOfField(error) ? null : { title: TEXTS.turnOffError, message: messageOf(error) },
  });
  const [password, code] = [field('password'), field('code')];
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && !isBusy && onClose()}
      title={TEXTS.turnOffTitle}
      description={TEXTS.turnOffText}
    >
      <form {...form} className="grid gap-4">
        <FormFailureNotice failure={failure} />
        <PasswordField label={SETTINGS_TEXTS.currentPassword} autoComplete="current-password" {...password} />
        <CodeField name={code.name} error={code.error} />
        <DialogFooter
          cancel={TEXTS.keepOn}
          onCancel={onClose}
          submit={TEXTS.turnOff}
          isBusy={isBusy || isDone}
          busyLabel={TEXTS.turningOff}
          isDanger
        />
      </form>
    </Dialog>
  );
}
