import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { messageOf } from '#web/platform/api-problem.ts';
import { ErrorPanel } from '#web/ui/error-panel.tsx';
import { LoadingArea, Skeleton } from '#web/ui/skeleton.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { FactorOff } from './factor-off.tsx';
import { FactorOn } from './factor-on.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { secondFactorQuery } from './second-factor-query.ts';
import { SECOND_FACTOR_TEXTS as TEXTS } from './second-factor-texts.ts';

/** The second factor of a member of staff: offered, set up, on; fresh recovery codes come before all else. */
export function SecondFactor({ email }: { email: string }) {
  const box = useRef<HTMLDivElement>(null);
  // What was pressed is gone with its step; the focus stays in the section.
  const stay = () => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <div ref={box} tabIndex={-1} className="scroll-mt-44">
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
