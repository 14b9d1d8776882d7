import { useBlocker } from '@tanstack/react-router';
import { DETAIL_TEXTS } from '#web/backoffice/lessons/detail-texts.ts';
import { AlertDialog } from '#web/ui/alert-dialog.tsx';

/** Asks before an opened lesson is left with something unsaved, whichever way it is left. */
export function UnsavedGuard({ lessonId, isDirty }: { lessonId: string; isDirty: boolean }) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ next }) => isDirty && (next.search as { aberto?: unknown }).aberto !== lessonId,
    enableBeforeUnload: () => isDirty,
    withResolver: true,
  });
  return (
    <AlertDialog
      isOpen={status === 'blocked'}
      onOpenChange={(isOpen) => !isOpen && reset?.()}
      title={DETAIL_TEXTS.discardTitle}
      description={DETAIL_TEXTS.discardText}
      confirmLabel={DETAIL_TEXTS.discard}
      cancelLabel={DETAIL_TEXTS.keep}
      onConfirm={() => proceed?.()}
    />
  );
}
