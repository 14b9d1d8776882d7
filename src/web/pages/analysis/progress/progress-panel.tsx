import { useQuery } from '@tanstack/react-query';
import { FileText, MessageSquare, Paperclip } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Lesson } from '#shared/lessons/lesson.schemas.ts';
import { isPaid, isUnderway } from '#shared/lessons/lesson-status.ts';
import type { Delivery } from '#shared/production/production.schemas.ts';
import { formatDate, formatLongDay } from '#shared/text/format.ts';
import { ANALYSIS_TEXTS } from '#web/analysis/analysis-texts.ts';
import type { PanelProps } from '#web/analysis/lesson-panel.ts';
import { LaterPanel } from '#web/analysis/panels/later-panel.tsx';
import { LessonTitle } from '#web/analysis/report/lesson-title.tsx';
import { ReportBody } from '#web/analysis/report/report-body.tsx';
import { StatusSteps } from '#web/analysis/report/status-steps.tsx';
import { Verdict } from '#web/analysis/report/verdict.tsx';
import { LessonFiles } from '#web/files/lesson-files.tsx';
import { MESSAGE_TEXTS } from '#web/messages/message-texts.ts';
import { SupportDrawer } from '#web/messages/support-drawer.tsx';
import { useUnread } from '#web/messages/use-unread.ts';
import { BillingFold } from '#web/payments/billing/billing-fold.tsx';
import { PaymentDocuments } from '#web/payments/documents/payment-documents.tsx';
import { usePaymentEvents } from '#web/payments/use-payment-events.ts';
import { useSession } from '#web/platform/session/use-session.ts';
import { DeliveryDownloads } from '#web/production/delivery/delivery-files.tsx';
import { EarlierRounds } from '#web/production/delivery/earlier-rounds.tsx';
import { RECEIVED_TEXTS } from '#web/production/delivery/received-texts.ts';
import { RevisionCard } from '#web/production/delivery/revision-card.tsx';
import { deliveriesQuery } from '#web/production/production-queries.ts';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { DeliveryPart } from './delivery-part.tsx';
import { ProgressFold } from './progress-fold.tsx';
import { PROGRESS_TEXTS as TEXTS } from './progress-texts.ts';
import { UnderwayCard } from './underway-card.tsx';

/** Paid, being made or delivered: what there is to have or to wait for, and all that belongs to the lesson. */
export function ProgressPanel(props: PanelProps) {
  const { lesson, sync, facts, chip, renderPreview } = props;
  const { status } = lesson;
  usePaymentEvents(lesson.id, sync.reload);
  const rounds = useQuery(deliveriesQuery(lesson.id));
  if (!isPaid(status)) return <LaterPanel {...props} />;
  const [latest, ...before] = rounds.data ?? [];
  const isDelivered = status === 'completed';
  return (
    <>
      {renderPreview?.(<BesideWall lesson={lesson} rounds={rounds.data ?? []} />)}
      {renderPreview ? (
        <div className="pt-2 md:pt-4">
          <StatusSteps status={status} next={TEXTS.next[status]} />
        </div>
      ) : (
        <ProgressHead
          lesson={lesson}
          eyebrow={TEXTS.eyebrow[status]}
          facts={facts}
          chip={chip}
          next={TEXTS.next[status]}
        />
      )}
      {lesson.hold !== null && (
        <Notice tone="warning" title={TEXTS.onHold} className="mt-6">
          <p className="leading-snug">{lesson.hold}</p>
        </Notice>
      )}
      <div className="no-print mt-6 grid items-start gap-6 md:mt-8 lg:grid-cols-[minmax(0,1fr)_21rem] lg:grid-rows-[auto_1fr] lg:gap-x-8">
        <div className="grid min-w-0 gap-6">
          {isUnderway(status) ? (
            <UnderwayCard lesson={lesson} status={status} round={latest} />
          ) : (
            <DeliveryPart
              lesson={lesson}
              rounds={rounds}
              isBesideWall={renderPreview !== undefined}
              onChanged={sync.reload}
            />
          )}
          <EarlierRounds lessonId={lesson.id} rounds={before} isRevising={!isDelivered} />
        </div>
        <aside className="grid gap-6 lg:row-span-2" aria-label={TEXTS.aside}>
          <RevisionCard lesson={lesson} onAsked={sync.accept} onRefused={sync.reload} />
          {lesson.allowedActions.includes('message') && <SupportCard lesson={lesson} />}
        </aside>
        <div className="grid min-w-0 gap-6">
          <LessonDocuments lesson={lesson} onChanged={sync.reload} />
        </div>
      </div>
      <div className="mt-6">
        <ReportFold key={status} lesson={lesson} />
      </div>
    </>
  );
}

/** What the slides or pages on the wall are: what was approved, what was delivered, or what is had until the revision. */
function BesideWall({
  lesson: { id, serviceType, completedAt, status, deadline, hold },
  rounds,
}: {
  lesson: Lesson;
  rounds: readonly Delivery[];
}) {
  const delivered = rounds.find(({ deliveredAt }) => deliveredAt !== null);
  const isOver = status === 'completed';
  if (completedAt === null) {
    return (
      <>
        <Beside {...TEXTS.approved} />
        {/* On a phone it stands right below. */}
        {deadline && hold === null && (
          <p className="mt-3 text-chalkboard-100 max-lg:hidden">
            {TEXTS.due} <strong className="text-chalk">{formatLongDay(deadline)}</strong>
          </p>
        )}
      </>
    );
  }
  const title = isOver && delivered && delivered.round > 1 ? RECEIVED_TEXTS.readyAgain : RECEIVED_TEXTS.ready;
  const shown = RECEIVED_TEXTS.shown[serviceType === 'booklet' ? 'page' : 'slide'];
  return (
    <>
      <Beside
        title={isOver ? title : RECEIVED_TEXTS.having}
        text={isOver ? shown : RECEIVED_TEXTS.havingText}
      />
      {delivered?.deliveredAt && (
        <p className="mt-1 text-chalkboard-100">
          {RECEIVED_TEXTS.deliveredOn} <span className="num">{formatDate(delivered.deliveredAt)}</span>,{' '}
          {RECEIVED_TEXTS.version(delivered.round)}
        </p>
      )}
      {delivered && <DeliveryDownloads lessonId={id} delivery={delivered} />}
    </>
  );
}

const Beside = ({ title, text }: { title: string; text: string }) => (
  <>
    <p className="font-title text-[1.375rem] font-extrabold leading-[1.2] md:text-[1.5rem]">{title}</p>
    <p className="mt-3">{text}</p>
  </>
);

/** What a lesson comes with: its files and its money. */
function LessonDocuments({ lesson, onChanged }: { lesson: Lesson; onChanged: () => void }) {
  const { allowedActions } = lesson;
  // An editor works on the lesson; its money is between the customer and the house.
  const isEditor = useSession().user?.role === 'editor';
  return (
    <>
      <ProgressFold title={TEXTS.files} icon={<Paperclip size={20} />}>
        <div className="flex max-h-128 flex-col px-2 pb-3 md:px-5">
          <LessonFiles lessonId={lesson.id} canUpload={allowedActions.includes('upload')} />
        </div>
      </ProgressFold>
      {!isEditor && (
        <div className="rounded-card [&>section]:mt-0 [&>section]:rounded-card [&>section]:bg-paper md:[&>section]:px-8">
          <PaymentDocuments lesson={lesson} onChanged={onChanged} />
        </div>
      )}
      {allowedActions.includes('bill') && <BillingFold lesson={lesson} />}
    </>
  );
}

/** Which lesson this is and where it stands. */
function ProgressHead({
  lesson: { title, status },
  eyebrow,
  facts,
  chip,
  next,
}: {
  lesson: Pick<Lesson, 'title' | 'status'>;
  eyebrow: string;
  /** `15 slides, PowerPoint, aula de 50 min`. */
  facts: string;
  chip: ReactNode;
  next: string;
}) {
  return (
    <header>
      <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
        <div className="min-w-[min(15rem,100%)] flex-1">
          <p className="text-ink-2">{eyebrow}</p>
          <LessonTitle title={title} className="text-[1.9rem] md:text-[2.75rem]" />
          <p className="mt-2 text-ink-2">{facts}</p>
        </div>
        {chip}
      </div>
      <StatusSteps status={status} next={next} />
    </header>
  );
}

/** The analysis a lesson is made from; out of the way once there is a delivery to look at. */
function ReportFold({ lesson }: { lesson: Lesson }) {
  const { aiAnalysis, status } = lesson;
  return (
    <ProgressFold
      title={TEXTS.analysis}
      icon={<FileText size={20} />}
      className="report card"
      isPrinted
      isOpenAtFirst={status !== 'completed'}
    >
      {aiAnalysis ? (
        <>
          {aiAnalysis.summary && (
            <div className="px-5 pb-5 md:px-8 print:px-0">
              <Verdict summary={aiAnalysis.summary} />
            </div>
          )}
          <div className="border-t border-border">
            <ReportBody analysis={aiAnalysis} lesson={lesson} />
          </div>
        </>
      ) : (
        <p className="px-5 pb-5 text-ink-2 md:px-8">{ANALYSIS_TEXTS.withoutAnalysis}</p>
      )}
    </ProgressFold>
  );
}

/** The way into the conversation of the lesson, with what waits in it. */
function SupportCard({ lesson }: { lesson: Pick<Lesson, 'id' | 'title' | 'user'> }) {
  const unread = useUnread().of(lesson.id);
  const isTeacher = useSession().user?.role === 'teacher';
  const [isOpen, setOpen] = useState(false);
  return (
    <section className="card p-5 md:p-6">
      <h2 className="text-xl font-bold">
        {isTeacher ? MESSAGE_TEXTS.title : MESSAGE_TEXTS.titleWith(lesson.user.firstName)}
      </h2>
      <p className="mt-2 leading-snug text-ink-2">{TEXTS.supportText}</p>
      {unread > 0 && (
        <p className="mt-3">
          <Chip tone="warning" icon={<MessageSquare aria-hidden="true" />}>
            {MESSAGE_TEXTS.unread(unread)}
          </Chip>
        </p>
      )}
      <Button variant="outline" size="m" className="mt-4 w-full" onClick={() => setOpen(true)}>
        <MessageSquare size={19} aria-hidden="true" />
        {TEXTS.openSupport}
      </Button>
      {isOpen && <SupportDrawer lesson={lesson} onClose={() => setOpen(false)} />}
    </section>
  );
}
