import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Lesson } from '#shared/lessons/lesson.schemas.ts';
import { isInAnalysis } from '#shared/lessons/lesson-status.ts';
import { ANALYSIS_TEXTS } from '#web/analysis/analysis-texts.ts';
import { OutlineDialog } from '#web/composition/outline/outline-dialog.tsx';
import { useLessonPreview } from '#web/composition/preview-queries.ts';
import { PreviewWall } from '#web/composition/preview-wall.tsx';
import { CommentLog } from '#web/lessons/comments/comment-log.tsx';
import { lessonQuery } from '#web/lessons/lesson-queries.ts';
import { LessonStatusChip } from '#web/lessons/lesson-status-chip.tsx';
import { ApiProblem, messageOf } from '#web/platform/api-problem.ts';
import { usePageTitle } from '#web/platform/page/page-title.ts';
import { RENEWED } from '#web/platform/renew-shown.ts';
import { useSession } from '#web/platform/session/use-session.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorPanel } from '#web/ui/error-panel.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { LoadingArea, Skeleton } from '#web/ui/skeleton.tsx';
import { describeOrder } from './describe-order.ts';
import { PAYMENT_PAGE_TEXTS } from './payment/payment-page-texts.ts';
import { StaffReport } from './staff-report.tsx';
import { choosePanel } from './status-panels.tsx';
import { useArrival, useLessonSync, usePaidDeparture } from './use-lesson-page.ts';

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
  const preview = useLessonPreview(lesson);
  const [isOutlineOpen, setOutlineOpen] = useState(false);
  const [page, setPage] = useState(1);
  usePageTitle(lesson ? titleOf(lesson) : ANALYSIS_TEXTS.loadingTitle);

  const isMissing = error instanceof ApiProblem && (error.status === 404 || error.status === 403);
  if (isMissing) return <MissingLesson />;
  if (!lesson || isLeaving || preview === undefined) {
    return (
      <div className="page-width pt-6 md:pt-10">
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
  const isStaff = user !== null && user.role !== 'teacher';
  const facts = describeOrder(lesson);
  const renderPreview =
    preview === null
      ? undefined
      : (beside: ReactNode) => (
          <PreviewWall
            lesson={lesson}
            reading={preview}
            chip={<LessonStatusChip status={lesson.status} isStaff={isStaff} />}
            facts={facts}
            isFramed={isStaff}
            page={page}
            onPage={setPage}
            {...(!isStaff && { onOutline: () => setOutlineOpen(true) })}
          >
            {beside}
          </PreviewWall>
        );
  if (isStaff) {
    return <StaffReport lesson={lesson} sync={sync} role={user.role} renderPreview={renderPreview} />;
  }
  const Panel = choosePanel(lesson);
  const isWaiting = lesson.analysisError === null && isInAnalysis(lesson.status);
  const panel = (
    <Panel
      key={`${lesson.id}-${lesson.analysisVersion}`}
      lesson={lesson}
      sync={sync}
      chip={<LessonStatusChip status={lesson.status} />}
      facts={facts}
      renderPreview={renderPreview}
    />
  );
  return (
    <>
      <p className="sr-only" role="status">
        {arrival}
      </p>
      <OutlineDialog
        lessonId={lesson.id}
        canAskMore={lesson.allowedActions.includes('adjust')}
        isOpen={isOutlineOpen}
        onLook={setPage}
        onOpenChange={setOutlineOpen}
      />
      {isWaiting ? (
        panel
      ) : (
        <div className={preview ? 'page-bleed' : 'page-width pt-6 md:pt-10'}>
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
    <div className="page-width py-10">
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

const COMMENTS_TITLE = 'Comentários da aula';

/** The running log of a lesson below whatever its status shows. Renews itself. */
function CommentsCard({ lesson, onAppended }: { lesson: Lesson; onAppended: (lesson: Lesson) => void }) {
  const { data = lesson } = useQuery({ ...lessonQuery(lesson.id), ...RENEWED });
  return (
    <section className="card no-print mt-6 p-5 md:p-6" aria-labelledby="comentarios">
      <h2 id="comentarios" className="mb-3 text-xl font-bold">
        {COMMENTS_TITLE}
      </h2>
      <CommentLog lesson={data} onAppended={onAppended} />
    </section>
  );
}

const SKELETON_STEPS = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
const SKELETON_LINES = ['w-2/5', 'w-4/5', 'w-3/5', 'w-3/4', 'w-1/2'];

/** The skeleton of a lesson's page before its status is known: the head that all of them share, and two columns. */
function AnalysisSkeleton() {
  return (
    <LoadingArea label={ANALYSIS_TEXTS.loadingTitle}>
      <div className="card card-raised" aria-hidden="true">
        <div className="border-b border-border p-5 md:p-8">
          <Skeleton className="mt-1 h-5 w-40" />
          <Skeleton className="mt-3 h-9 w-[34rem] max-w-full md:h-11" />
          <Skeleton className="mt-3 h-5 w-52" />
          <div className="mt-5 flex gap-1.5">
            {SKELETON_STEPS.map((step) => (
              <Skeleton key={step} className="h-2 flex-1 rounded-full" />
            ))}
          </div>
          <Skeleton className="mt-3 h-5 w-72 max-w-full" />
        </div>
        <div className="grid lg:grid-cols-[1.15fr_1fr]">
          <SkeletonColumn />
          <SkeletonColumn className="bg-paper-2 max-lg:hidden lg:rounded-br-card lg:border-l lg:border-border" />
        </div>
      </div>
    </LoadingArea>
  );
}

function SkeletonColumn({ className = '' }: { className?: string }) {
  return (
    <div className={`p-5 md:p-8 ${className}`}>
      <Skeleton className="h-7 w-52" />
      {SKELETON_LINES.map((width) => (
        <Skeleton key={width} className={`mt-5 h-5 ${width}`} />
      ))}
    </div>
  );
}
