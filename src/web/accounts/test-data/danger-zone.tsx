import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { cleanUpTestData } from '#shared/backoffice/people.contract.ts';
import { ConfirmByPasswordDialog } from '#web/accounts/confirm-by-password-dialog.tsx';
import { Points } from '#web/accounts/points.tsx';
import { showAccountFault } from '#web/accounts/show-account-fault.ts';
import { ApiProblem } from '#web/platform/api-problem.ts';
import { callApi } from '#web/platform/call-api.ts';
import { isFaultOfField } from '#web/platform/fault-of-field.ts';
import type { FormFailure } from '#web/platform/use-schema-form.ts';
import { AlertDialog } from '#web/ui/alert-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { TEST_DATA_TEXTS as TEXTS } from './test-data-texts.ts';

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
        <Notice tone="warning" title={TEXTS.disabledTitle} className="mt-5">
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

/** Which question is asked; the first leads to the final one, nothing else does. */
type Question = 'none' | 'first' | 'final';

/** The cleanup from the first question to its summary, or to the news that it is switched off here. */
function useCleanup() {
  const queryClient = useQueryClient();
  const [question, setQuestion] = useState<Question>('none');
  const [summary, setSummary] = useState<string | null>(null);
  const [isDisabled, setDisabled] = useState(false);
  return {
    question,
    summary,
    isDisabled,
    start: () => setQuestion('first'),
    goOn: () => setQuestion('final'),
    close: () => setQuestion('none'),
    async run(password: string): Promise<void> {
      const answer = await callApi(cleanUpTestData, { body: { password } });
      setQuestion('none');
      setDisabled(false);
      setSummary(answer.summary);
      showToast({ title: TEXTS.doneTitle, description: answer.summary, tone: 'success' });
      // Whatever a screen holds may be about what is gone.
      await queryClient.invalidateQueries();
    },
    explain(error: unknown): FormFailure | null {
      const failure = showAccountFault(error, TEXTS.error);
      if (error instanceof ApiProblem && error.code === 'cleanup_disabled') {
        setDisabled(true);
        setQuestion('none');
      }
      return isFaultOfField(error) ? null : failure;
    },
  };
}
