import { useQuery } from '@tanstack/react-query';
import type { Lesson } from '#shared/lessons/lesson.schemas.ts';
import type { LessonStatus } from '#shared/lessons/lesson-status.ts';
import type { PanelProps } from '#web/analysis/lesson-panel.ts';
import { LaterPanel } from '#web/analysis/panels/later-panel.tsx';
import { usePaymentEvents } from '#web/payments/use-payment-events.ts';
import { EarlierRounds } from '#web/production/delivery/earlier-rounds.tsx';
import { RevisionCard } from '#web/production/completed/revision-card.tsx';
import { deliveriesQuery } from '#web/production/production-queries.ts';
import { Notice } from '#web/ui/notice.tsx';
import { CourseHead } from './course-head.tsx';
import { COURSE_TEXTS as TEXTS } from '#web/pages/analysis/progress/progress-texts.ts';
import { DeliveryPart } from '#web/pages/analysis/progress/delivery-part.tsx';
import { LessonPapers } from './lesson-papers.tsx';
import { ReportFold } from './report-fold.tsx';
import { SupportCard } from './support-card.tsx';
import { UnderwayCard } from './underway-card.tsx';

type CourseStatus = keyof typeof TEXTS.eyebrow;

/** Paid, being made or delivered: what there is to have or to wait for, and all that belongs to the lesson. */
export function CoursePanel(props: PanelProps) {
  const { lesson, sync, facts, chip } = props;
  const { status } = lesson;
  usePaymentEvents(lesson.id, sync.reload);
  const rounds = useQuery(deliveriesQuery(lesson.id));
  if (!isCourse(status)) return <LaterPanel {...props} />;
  const [latest, ...before] = rounds.data ?? [];
  const isDelivered = status === 'completed';
  return (
    <>
      <CourseHead
        lesson={lesson}
        eyebrow={TEXTS.eyebrow[status]}
        facts={facts}
        chip={chip}
        next={TEXTS.next[status]}
      />
      {lesson.hold !== null && (
        <Notice tone="aviso" title={TEXTS.onHold} className="mt-6">
          <p className="leading-snug">{lesson.hold}</p>
        </Notice>
      )}
      <div className="nao-imprime mt-6 grid items-start gap-6 md:mt-8 lg:grid-cols-[minmax(0,1fr)_21rem] lg:grid-rows-[auto_1fr] lg:gap-x-8">
        <div className="grid min-w-0 gap-6">
          {isUnderway(lesson) ? (
            <UnderwayCard lesson={lesson} round={latest} />
          ) : (
            <DeliveryPart lesson={lesson} rounds={rounds} onChanged={sync.reload} />
          )}
          <EarlierRounds rounds={before} isRevising={!isDelivered} />
        </div>
        <aside className="grid gap-6 lg:row-span-2" aria-label={TEXTS.aside}>
          <RevisionCard lesson={lesson} onAsked={sync.accept} onRefused={sync.reload} />
          {lesson.allowedActions.includes('message') && <SupportCard lesson={lesson} />}
        </aside>
        <div className="grid min-w-0 gap-6">
          <LessonPapers lesson={lesson} onChanged={sync.reload} />
        </div>
      </div>
      <div className="mt-6">
        <ReportFold key={status} lesson={lesson} />
      </div>
    </>
  );
}

const isCourse = (status: LessonStatus): status is CourseStatus => Object.hasOwn(TEXTS.eyebrow, status);
const isUnderway = (lesson: Lesson): lesson is Lesson & { status: 'paid' | 'in_production' } =>
  lesson.status !== 'completed';
