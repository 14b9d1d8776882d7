import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AdminFile } from '#shared/files/admin-files.contract.ts';
import { FILES_KEY } from '#web/files/file-queries.ts';
import { isSessionLost, messageOf } from '#web/platform/api-problem.ts';
import { showToast } from '#web/ui/toast-store.ts';
import { ADMIN_FILE_TEXTS, CHANGE_TEXTS, someFailed } from './admin-file-texts.ts';
import { type ChangeOutcome, changeFiles } from './change-files.ts';
import type { FileChange } from './file-change.ts';

/** Long enough to read what happened, notice a mistake and reach the button. */
const UNDO_MS = 10_000;

interface Wanted {
  change: FileChange;
  files: readonly AdminFile[];
  reason?: string;
}

/**
 * Changes files and tells how it went; what was deleted or archived can be taken back from the toast. `onDone` is
 * called unless every one was refused: then what was chosen and written is there for another try.
 */
export function useFileChanges(onDone?: () => void) {
  const client = useQueryClient();
  const mutation = useMutation({
    mutationFn: async ({ change, files, reason }: Wanted) => {
      const outcome = await changeFiles(change, files, reason);
      const lost = outcome.failed.find(({ error }) => isSessionLost(error));
      if (lost) throw lost.error;
      return outcome;
    },
    onSuccess: (outcome) => {
      tell(outcome, (files) => mutation.mutate({ change: 'restore', files }));
      if (outcome.done.length > 0 || outcome.failed.length === 0) onDone?.();
      return client.invalidateQueries({ queryKey: FILES_KEY });
    },
  });
  return mutation;
}

function tell({ change, done, failed }: ChangeOutcome, restore: (files: AdminFile[]) => void): void {
  const texts = CHANGE_TEXTS[change];
  const [first] = failed;
  if (first) {
    const all = done.length + failed.length;
    const some = all > 1 ? `${someFailed(failed.length, all)} ` : '';
    showToast({ title: texts.failed, description: `${some}${messageOf(first.error)}`, tone: 'error' });
    return;
  }
  const [file] = done;
  if (!file) return;
  const canUndo = change === 'delete' || change === 'archive';
  showToast({
    title: texts.done[done.length === 1 ? 0 : 1],
    description: done.length === 1 ? file.originalName : ADMIN_FILE_TEXTS.count(done.length, done.length),
    tone: 'success',
    ...(canUndo && {
      action: { label: ADMIN_FILE_TEXTS.undo, run: () => restore(done) },
      durationMs: UNDO_MS,
    }),
  });
}
