import { useEffect, useRef } from 'react';
import { ConfirmByPasswordDialog } from '#web/accounts/confirm-by-password-dialog.tsx';
import { Points } from '#web/accounts/points.tsx';
import { AlertDialog } from '#web/ui/alert-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TEST_DATA_TEXTS as TEXTS } from './test-data-texts.ts';
import { useCleanup } from './use-cleanup.ts';

/** The removal of test data: asked twice, the second time for good. */
export function DangerZone() {
  const cleanup = useCleanup();
  const trigger = useTriggerFocus(cleanup.question !== 'none');
  return (
    <>
      <div className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
        <Points title={TEXTS.goes} points={TEXTS.goesList} />
        <Points title={TEXTS.stays} points={TEXTS.staysList} />
      </div>
      {cleanup.isDisabled && (
        <Notice tone="aviso" title={TEXTS.disabledTitle} className="mt-5">
          <p>{TEXTS.disabledText}</p>
        </Notice>
      )}
      {cleanup.summary && (
        <Notice tone="ok" title={TEXTS.doneTitle} className="mt-5">
          <p>{cleanup.summary}</p>
        </Notice>
      )}
      <Button
        ref={trigger}
        variant="danger-outline"
        size="m"
        className="mt-5 max-sm:w-full"
        onClick={cleanup.start}
      >
        {TEXTS.action}
      </Button>
      <AlertDialog
        isOpen={cleanup.question === 'first'}
        onOpenChange={(isOpen) => !isOpen && cleanup.close()}
        title={TEXTS.firstQuestion}
        description={TEXTS.firstText}
        confirmLabel={TEXTS.goOn}
        cancelLabel={TEXTS.cancel}
        onConfirm={cleanup.goOn}
      />
      {cleanup.question === 'final' && (
        <ConfirmByPasswordDialog
          title={TEXTS.finalQuestion}
          description={TEXTS.finalText}
          word={TEXTS.word}
          wordLabel={TEXTS.wordLabel}
          confirmLabel={TEXTS.confirm}
          busyLabel={TEXTS.busy}
          cancelLabel={TEXTS.cancel}
          run={cleanup.run}
          explain={cleanup.explain}
          onClose={cleanup.close}
        />
      )}
    </>
  );
}

/** The second question was opened from the first, which is gone: the focus goes back to where it all began. */
function useTriggerFocus(isAsking: boolean) {
  const trigger = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);
  useEffect(() => {
    if (wasAsking.current && !isAsking) trigger.current?.focus({ preventScroll: true });
    wasAsking.current = isAsking;
  }, [isAsking]);
  return trigger;
}
