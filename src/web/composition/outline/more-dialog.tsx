import { useMutation, useQueryClient } from '@tanstack/react-query';
import { requestAdjustments } from '#shared/lessons/lessons.contract.ts';
import { LESSONS_KEY } from '#web/lessons/lesson-queries.ts';
import { messageOf } from '#web/platform/api-problem.ts';
import { callApi } from '#web/platform/call-api.ts';
import { AlertDialog } from '#web/ui/alert-dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { OUTLINE_TEXTS as TEXTS } from './outline-texts.ts';

/** Asks for more about a subject within the ordered size: an adjustment, which makes the analysis anew. */
export function MoreDialog({
  lessonId,
  subject,
  isEdited,
  onLeave,
  onAsked,
}: {
  lessonId: string;
  subject: string;
  /** Whether the outline holds changes, which a new analysis does without. */
  isEdited: boolean;
  onLeave: () => void;
  onAsked: () => void;
}) {
  const client = useQueryClient();
  const ask = useMutation({
    // The engine reads this form as one request, whatever the title holds.
    mutationFn: () =>
      callApi(requestAdjustments, { params: { id: lessonId }, body: { text: `Mais sobre “${subject}”` } }),
    onSuccess: async () => {
      showToast({ title: TEXTS.moreAsked, tone: 'success' });
      onAsked();
      await client.invalidateQueries({ queryKey: LESSONS_KEY });
    },
  });
  return (
    <AlertDialog
      isOpen
      onOpenChange={onLeave}
      title={TEXTS.moreTitle(subject)}
      description={TEXTS.moreText}
      confirmLabel={TEXTS.moreConfirm}
      busyLabel={TEXTS.moreBusy}
      cancelLabel={TEXTS.cancel}
      onConfirm={() => ask.mutate()}
      isBusy={ask.isPending}
      tone="action"
    >
      {isEdited && <p className="text-ink-2">{TEXTS.moreLoses}</p>}
      {ask.isError && (
        <Notice tone="error" title={TEXTS.moreFailed}>
          <p>{messageOf(ask.error)}</p>
        </Notice>
      )}
    </AlertDialog>
  );
}
