import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiProblem, messageOf } from '#web/platform/api-problem.ts';
import { showToast } from '#web/ui/toast-store.ts';
import { FINANCIAL_TEXTS } from './financial-texts.ts';

/**
 * A call that changes money. What it leaves behind is read anew, lessons included: a refund ends one, a manual
 * payment starts one. So is the list after a refusal: it was about something that has moved on. The server's
 * sentence is shown.
 */
export function useMoneyAction<Input, Answer>({
  run,
  success,
  onDone,
  isToldInPlace = false,
}: {
  run: (input: Input) => Promise<Answer>;
  success: (answer: Answer) => string;
  onDone?: () => void;
  /** The dialog shows what was refused by itself: a toast would lie behind it. */
  isToldInPlace?: boolean;
}) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: run,
    onSuccess: (answer) => {
      onDone?.();
      showToast({ title: FINANCIAL_TEXTS.successTitle, description: success(answer), tone: 'success' });
      return client.invalidateQueries();
    },
    onError: (error) => {
      if (error instanceof ApiProblem && error.code === 'cancelled') return;
      if (!isToldInPlace) {
        showToast({ title: FINANCIAL_TEXTS.errorTitle, description: messageOf(error), tone: 'error' });
      }
      if (error instanceof ApiProblem && error.status === 409) void client.invalidateQueries();
    },
  });
}
