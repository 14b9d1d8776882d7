import { useMutation } from '@tanstack/react-query';
import { ShieldOff } from 'lucide-react';
import { setUpTotp } from '#shared/accounts/totp.contract.ts';
import { messageOf } from '#web/platform/api-problem.ts';
import { callApi } from '#web/platform/call-api.ts';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { SECOND_FACTOR_TEXTS as TEXTS } from './second-factor-texts.ts';
import { SetUp } from './set-up.tsx';

/** The offer, and once it is taken the steps. Nothing is kept of them that was not confirmed. */
export function FactorOff({ onTurnedOn }: { onTurnedOn: (recoveryCodes: readonly string[]) => void }) {
  const setUp = useMutation({
    mutationFn: () => callApi(setUpTotp),
    onError: (error) => showToast({ title: TEXTS.setUpError, description: messageOf(error), tone: 'error' }),
  });
  if (setUp.data) return <SetUp secret={setUp.data} onCancel={setUp.reset} onTurnedOn={onTurnedOn} />;
  return (
    <>
      <Chip tone="neutro" icon={<ShieldOff aria-hidden="true" />}>
        {TEXTS.off}
      </Chip>
      <p className="mt-3 text-tinta-2">{TEXTS.offText}</p>
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
