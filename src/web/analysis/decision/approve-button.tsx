import { approveAnalysis } from '#shared/lessons/lessons.contract.ts';
import { DECISION_TEXTS } from '#web/analysis/analysis-texts.ts';
import type { PanelProps } from '#web/analysis/lesson-panel.ts';
import { useLessonAction } from '#web/analysis/use-lesson-action.ts';
import { callApi } from '#web/platform/call-api.ts';
import { Button } from '#web/ui/button.tsx';

/** The one main action of the report. */
export function ApproveButton({ lesson, sync }: Pick<PanelProps, 'lesson' | 'sync'>) {
  const approve = useLessonAction({
    run: () => callApi(approveAnalysis, { params: { id: lesson.id } }),
    sync,
    success: DECISION_TEXTS.approved,
    failure: DECISION_TEXTS.approveFailed,
  });
  return (
    <Button
      variant="chalk"
      isBusy={approve.isPending}
      busyLabel={DECISION_TEXTS.approving}
      onClick={() => approve.mutate()}
    >
      {DECISION_TEXTS.approve}
    </Button>
  );
}
