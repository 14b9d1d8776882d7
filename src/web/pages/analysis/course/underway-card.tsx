import type { Lesson } from '#shared/lessons/lesson.schemas.ts';
import type { Delivery } from '#shared/production/production.schemas.ts';
import { LATER_TEXTS } from '#web/analysis/stage-texts.ts';
import { describeRevisions } from '#web/lessons/order/describe-price.ts';
import { orderSizeOf } from '#web/pages/analysis/payment/order-sum.tsx';
import { DeadlineChip } from '#web/platform/deadline-chip.tsx';
import { daysUntil, formatLongDay } from '#web/platform/format.ts';
import { DELIVERY_TEXTS } from '#web/production/delivery/received-texts.ts';
import { QuotedText } from '#web/production/delivery/quoted-text.tsx';
import { courseSteps } from '#web/pages/analysis/progress/progress-steps.ts';
import { COURSE_TEXTS as TEXTS } from '#web/pages/analysis/progress/progress-texts.ts';
import { StepList } from './step-list.tsx';

/** From when on the distance is told beside the day; before, it is only a large number. */
const NEAR_DAYS = 7;

/** Paid or being made: what is, until when, and what comes next. */
export function UnderwayCard({
  lesson,
  round,
}: {
  lesson: Lesson & { status: 'paid' | 'in_production' };
  /** The present round; undefined before there is one. */
  round: Delivery | undefined;
}) {
  const { status, deadline } = lesson;
  const revision = round?.revisionText ?? null;
  const { title, text } = revision === null ? LATER_TEXTS[status] : TEXTS.revising;
  return (
    <section className="cartao cartao-erguido grid gap-6 p-5 md:p-8">
      <div>
        <h2 className="text-[1.5rem] md:text-[1.75rem]">{title}</h2>
        <p className="mt-2 max-w-[62ch]">{text}</p>
        {deadline && lesson.hold === null && (
          <p className="mt-3 flex flex-wrap items-center gap-x-2.5 gap-y-1">
            {TEXTS.due} <span className="text-lg font-bold">{formatLongDay(deadline)}</span>
            {daysUntil(deadline) <= NEAR_DAYS && <DeadlineChip deadline={deadline} />}
          </p>
        )}
      </div>
      {revision === null ? (
        <StepList steps={courseSteps(status, describeRevisions(orderSizeOf(lesson)))} />
      ) : (
        <QuotedText title={DELIVERY_TEXTS.asked} text={revision} />
      )}
    </section>
  );
}
