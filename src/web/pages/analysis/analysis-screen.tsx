import { useQuery } from '@tanstack/react-query';
import type { Lesson } from '#shared/lessons/lesson.schemas.ts';
import { ANALYSIS_TEXTS } from '#web/analysis/analysis-texts.ts';
import { lessonQuery } from '#web/lessons/lesson-queries.ts';
import { LessonStatusChip } from '#web/lessons/lesson-status-chip.tsx';
import { ApiProblem, messageOf } from '#web/platform/api-problem.ts';
import { usePageTitle } from '#web/platform/page/page-title.ts';
import { useSession } from '#web/platform/session/use-session.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorPanel } from '#web/ui/error-panel.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { AnalysisSkeleton } from './analysis-skeleton.tsx';
import { CommentsCard } from './comments-card.tsx';
import { describeOrder } from './describe-order.ts';
import { PAYMENT_PAGE_TEXTS } from './payment/payment-page-texts.ts';
import { StaffReport } from './staff-report.tsx';
import { choosePanel } from './status-panels.tsx';
import { useArrival } from './use-arrival.ts';
import { useLessonSync } from './use-lesson-sync.ts';
import { usePaidDeparture } from './use-paid-departure.ts';

/** One lesson with its analysis: the panel of its status, or why it cannot be shown. */
export function AnalysisScreen({ id }: { id: string }) {
  const {
    data: lesson,
    error,
    isFetching,
    refetch,
  } = useQuery({ ...lessonQuery(id), refetchOnMount: 'always' });
  const { user } = useSession();
  const sync = useLessonSync(id);
  const arrival = useArrival(lesson?.status);
  const isLeaving = usePaidDeparture(lesson);
  usePageTitle(lesson ? titleOf(lesson) : ANALYSIS_TEXTS.loadingTitle);

  const isMissing = error instanceof ApiProblem && (error.status === 404 || error.status === 403);
  if (isMissing) return <MissingLesson />;
  if (!lesson || isLeaving) {
    return (
      <div className="miolo pt-6 md:pt-10">
        {error ? (
          <ErrorPanel
            title={ANALYSIS_TEXTS.loadError}
            message={messageOf(error)}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        ) : (
          <AnalysisSkeleton />
        )}
      </div>
    );
  }
  if (user && user.role !== 'teacher') return <StaffReport lesson={lesson} sync={sync} role={user.role} />;
  const Panel = choosePanel(lesson);
  const isWaiting = lesson.analysisError === null && ['submitted', 'analyzing'].includes(lesson.status);
  const panel = (
    <Panel
      key={`${lesson.id}-${lesson.analysisVersion}`}
      lesson={lesson}
      sync={sync}
      chip={<LessonStatusChip status={lesson.status} />}
      facts={describeOrder(lesson)}
    />
  );
  return (
    <>
      <p className="sr-only" role="status">
        {arrival}
      </p>
      {isWaiting ? (
        panel
      ) : (
        <div className="miolo pt-6 md:pt-10">
          {panel}
          <CommentsCard lesson={lesson} onAppended={sync.accept} />
        </div>
      )}
    </>
  );
}

const titleOf = ({ title, status }: Lesson): string =>
  status === 'waiting_payment' ? PAYMENT_PAGE_TEXTS.pageTitle(title) : ANALYSIS_TEXTS.pageTitle(title);

function MissingLesson() {
  usePageTitle(ANALYSIS_TEXTS.notFound);
  return (
    <div className="miolo py-10">
      <EmptyState
        headingLevel={1}
        drawing="search"
        title={ANALYSIS_TEXTS.notFound}
        text={ANALYSIS_TEXTS.notFoundText}
        action={<LinkButton to="/dashboard">{ANALYSIS_TEXTS.toDashboard}</LinkButton>}
      />
    </div>
  );
}
