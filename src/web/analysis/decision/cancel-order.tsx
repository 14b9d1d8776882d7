import { useState } from 'react';
import { cancelLesson } from '#shared/lessons/lessons.contract.ts';
import { DECISION_TEXTS } from '#web/analysis/analysis-texts.ts';
import type { PanelProps } from '#web/analysis/lesson-panel.ts';
import { useLessonAction } from '#web/analysis/use-lesson-action.ts';
import { callApi } from '#web/platform/call-api.ts';
import { AlertDialog } from '#web/ui/alert-dialog.tsx';
import { Button } from '#web/ui/button.tsx';

/** Gives the order up, after a question. Nothing where the lesson may not be cancelled. */
export function CancelOrder({
  lesson,
  sync,
  label = DECISION_TEXTS.cancel,
}: Pick<PanelProps, 'lesson' | 'sync'> & { label?: string }) {
  const [isAsking, setIsAsking] = useState(false);
  const cancel = useLessonAction({
    run: () => callApi(cancelLesson, { params: { id: lesson.id } }),
    sync,
    success: DECISION_TEXTS.cancelled,
    onDone: () => setIsAsking(false),
  });
  if (!lesson.allowedActions.includes('cancel')) return null;
  return (
    <>
      <Button variant="text" size="m" onClick={() => setIsAsking(true)}>
        {label}
      </Button>
      <AlertDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title={DECISION_TEXTS.cancelQuestion(lesson.title)}
        description={DECISION_TEXTS.cancelDescription}
        confirmLabel={DECISION_TEXTS.cancelOrder}
        busyLabel={DECISION_TEXTS.cancelling}
        cancelLabel={DECISION_TEXTS.keep}
        isBusy={cancel.isPending}
        onConfirm={() => cancel.mutate()}
      />
    </>
  );
}
