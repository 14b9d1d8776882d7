import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '#web/platform/api-problem.ts';
import { showToast } from '#web/ui/toast-store.ts';
import { EDITORS_KEY } from './editor-queries.ts';

/** A change of an editor's account; a refusal is told under the customer's sentence, in the server's words. */
export function useEditorChange({
  run,
  done,
  failed,
  name,
  onDone,
}: {
  run: () => Promise<unknown>;
  done: string;
  failed: string;
  /** Whom it was about. */
  name: string;
  onDone: () => void;
}) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: run,
    onSuccess: () => {
      showToast({ title: done, description: name, tone: 'success' });
      onDone();
    },
    onError: (error) => {
      showToast({ title: failed, description: messageOf(error), tone: 'error' });
    },
    onSettled: () => client.invalidateQueries({ queryKey: EDITORS_KEY }),
  });
}
