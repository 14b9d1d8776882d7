import { useQuery } from '@tanstack/react-query';
import { DECISION_TEXTS, WAITING_TEXTS as TEXTS } from '#web/analysis/analysis-texts.ts';
import { CancelOrder } from '#web/analysis/decision/cancel-order.tsx';
import type { PanelProps } from '#web/analysis/lesson-panel.ts';
import { FormingReport } from '#web/analysis/live/forming-report.tsx';
import { lessonLineQuery } from '#web/analysis/live/line-query.ts';
import { useLiveAnalysis } from '#web/analysis/live/use-live-analysis.ts';
import { WaitingChalkboard } from '#web/analysis/live/waiting-chalkboard.tsx';

/** The analysis is on its way: its stages as they happen, and what is ready of it. */
export function WaitingPanel({ lesson, sync, chip, facts }: PanelProps) {
  const { live, isLost } = useLiveAnalysis(lesson, sync.reload);
  const line = useQuery({ ...lessonLineQuery(lesson.id), enabled: live.step === 'received' });
  const ahead = line.data?.ahead ?? null;
  return (
    <>
      <WaitingChalkboard {...{ lesson, live, chip, facts, isLost, ahead }} />
      <div className="page-width pt-9 md:pt-12">
        <FormingReport live={live} fileName={lesson.fileName} />
        {lesson.allowedActions.includes('cancel') && (
          <p className="mt-6 flex flex-wrap items-center text-ink-2">
            {TEXTS.wrongMaterial}
            <CancelOrder lesson={lesson} sync={sync} label={DECISION_TEXTS.cancelOrder} />
          </p>
        )}
      </div>
    </>
  );
}
