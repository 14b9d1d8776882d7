import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiProblem, messageOf } from '#web/platform/api-problem.ts';
import { showToast } from '#web/ui/toast-store.ts';
import { EDIT_TEXTS } from './detail-texts.ts';

/**
 * An act on one lesson. Everything on the screen is read anew after it, also after a refusal: it was about something
 * that has moved on. `failure` is the title of what is said then, with the server's sentence below it.
 */
export function useLessonAction<Input, Answer>({
  run,
  success,
  failure,
  onDone,
}: {
  run: (input: Input) => Promise<Answer>;
  success: string;
  failure: string;
  onDone?: () => void;
}) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: run,
    onSuccess: () => {
      onDone?.();
      showToast({ title: EDIT_TEXTS.success, description: success, tone: 'success' });
      return client.invalidateQueries();
    },
    onError: (error) => {
      showToast({ title: failure, description: messageOf(error), tone: 'error' });
      if (error instanceof ApiProblem && error.status === 409) void client.invalidateQueries();
    },
  });
}
