import { useState } from 'react';
import { approveAnalysis } from '#shared/lessons/lessons.contract.ts';
import { formatReais } from '#shared/money.ts';
import { DECISION_TEXTS, FAILED_TEXTS as TEXTS } from '#web/analysis/analysis-texts.ts';
import { ChangeOrder } from '#web/analysis/change/change-order.tsx';
import { CancelOrder } from '#web/analysis/decision/cancel-order.tsx';
import type { PanelProps } from '#web/analysis/lesson-panel.ts';
import { MaterialForm } from '#web/analysis/material/material-form.tsx';
import { ReportHead } from '#web/analysis/report/report-head.tsx';
import { useLessonAction } from '#web/analysis/use-lesson-action.ts';
import { callApi } from '#web/platform/call-api.ts';
import { AlertDialog } from '#web/ui/alert-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** The material could not be analysed: why, other material, or on without an analysis. */
export function FailedPanel({ lesson, sync, chip, facts }: PanelProps) {
  const may = new Set(lesson.allowedActions);
  return (
    <article className="card card-raised">
      <ReportHead lesson={lesson} facts={facts} chip={chip} next={TEXTS.next} summary={null}>
        <Notice tone="error" title={TEXTS.title} className="mt-5">
          <p className="max-w-[80ch] leading-snug [overflow-wrap:anywhere]">{lesson.analysisError}</p>
        </Notice>
      </ReportHead>
      <div className={`grid ${may.has('material') ? 'lg:grid-cols-[1.6fr_1fr]' : ''}`}>
        {may.has('material') && (
          <section className="p-5 md:p-8 lg:border-r lg:border-border">
            <h2 className="text-xl font-bold">{TEXTS.nextTitle}</h2>
            <p className="mb-5 mt-1 leading-snug text-ink-2">{TEXTS.nextText}</p>
            <MaterialForm lesson={lesson} sync={sync} />
          </section>
        )}
        <section className="bg-paper-2 p-5 max-lg:border-t max-lg:border-border md:p-8 lg:rounded-br-card">
          {may.has('approve') && <GoOn lesson={lesson} sync={sync} />}
          <div className="-ml-4 mt-2 grid justify-items-start">
            <ChangeOrder lesson={lesson} sync={sync} />
            <CancelOrder lesson={lesson} sync={sync} label={DECISION_TEXTS.cancelOrder} />
          </div>
        </section>
      </div>
    </article>
  );
}

function GoOn({ lesson, sync }: Pick<PanelProps, 'lesson' | 'sync'>) {
  const [isAsking, setIsAsking] = useState(false);
  const approve = useLessonAction({
    run: () => callApi(approveAnalysis, { params: { id: lesson.id } }),
    sync,
    success: DECISION_TEXTS.approved,
    failure: DECISION_TEXTS.approveFailed,
    onDone: () => setIsAsking(false),
  });
  return (
    <>
      <h2 className="text-xl font-bold">{TEXTS.goOnTitle}</h2>
      <p className="mt-1 leading-snug text-ink-2">{TEXTS.goOnText}</p>
      <Button variant="outline" className="mt-4 max-sm:w-full" onClick={() => setIsAsking(true)}>
        {TEXTS.goOn}
      </Button>
      <AlertDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title={TEXTS.goOnQuestion(lesson.title)}
        description={TEXTS.goOnDescription(formatReais(lesson.price))}
        confirmLabel={TEXTS.goOn}
        busyLabel={DECISION_TEXTS.approving}
        cancelLabel={TEXTS.back}
        tone="action"
        isBusy={approve.isPending}
        onConfirm={() => approve.mutate()}
      />
    </>
  );
}
