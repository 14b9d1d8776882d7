import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { cleanUpTestData } from '#shared/backoffice/people.contract.ts';
import { showAccountFault } from '#web/accounts/show-account-fault.ts';
import { ApiProblem } from '#web/platform/api-problem.ts';
import { callApi } from '#web/platform/call-api.ts';
import { isFaultOfField } from '#web/platform/fault-of-field.ts';
import type { FormFailure } from '#web/platform/use-schema-form.ts';
import { showToast } from '#web/ui/toast-store.ts';
import { TEST_DATA_TEXTS as TEXTS } from './test-data-texts.ts';

/** Which question is asked; the first leads to the final one, nothing else does. */
type Question = 'none' | 'first' | 'final';

/** The cleanup from the first question to its summary, or to the news that it is switched off here. */
export function useCleanup() {
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
