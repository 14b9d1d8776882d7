import { useQuery } from '@tanstack/react-query';
import { CircleCheck, CircleDashed, CircleDot } from 'lucide-react';
import type { Lesson } from '#shared/lessons/lesson.schemas.ts';
import type { UnderwayStatus } from '#shared/lessons/lesson-status.ts';
import type { Delivery } from '#shared/production/production.schemas.ts';
import { daysUntil, formatLongDay } from '#shared/text/format.ts';
import { LATER_TEXTS } from '#web/analysis/stage-texts.ts';
import { describeRevisions } from '#web/lessons/order/describe-price.ts';
import { orderSizeOf } from '#web/pages/analysis/payment/order-sum.tsx';
import { DeadlineChip } from '#web/platform/deadline-chip.tsx';
import { QuotedText } from '#web/production/delivery/quoted-text.tsx';
import { RECEIVED_TEXTS } from '#web/production/delivery/received-texts.ts';
import { draftQuery } from '#web/production/draft/draft-query.ts';
import { type ProgressStep, progressSteps } from './progress-steps.ts';
import { PROGRESS_TEXTS as TEXTS } from './progress-texts.ts';

/** From when on the distance is told beside the day; before, it is only a large number. */
const NEAR_DAYS = 7;

/** Paid or being made: what is, until when, and what comes next. */
export function UnderwayCard({
  lesson,
  status,
  round,
}: {
  lesson: Lesson;
  /** That of the lesson. */
  status: UnderwayStatus;
  /** The present round; undefined before there is one. */
  round: Delivery | undefined;
}) {
  const { deadline } = lesson;
  const revision = round?.revisionText ?? null;
  // Only with a contract 'IA Total' does anything but a person take the lesson up.
  const draft = useQuery({ ...draftQuery(lesson.id), enabled: status === 'paid' });
  const byItself = status === 'paid' ? (draft.data?.byItself ?? null) : null;
  const { title, text } =
    byItself !== null ? TEXTS.byItself[byItself] : revision === null ? LATER_TEXTS[status] : TEXTS.revising;
  return (
    <section className="card card-raised grid gap-6 p-5 md:p-8">
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
      {byItself === 'soon' ? null : revision === null ? (
        <StepList steps={progressSteps(status, describeRevisions(orderSizeOf(lesson)))} />
      ) : (
        <QuotedText title={RECEIVED_TEXTS.asked} text={revision} />
      )}
    </section>
  );
}

const ICONS = {
  done: <CircleCheck size={22} className="text-ok-t" aria-hidden="true" />,
  current: <CircleDot size={22} className="text-info-t" aria-hidden="true" />,
  next: <CircleDashed size={22} className="text-ink-2" aria-hidden="true" />,
};

/** The way of a lesson from the payment to the last revision. */
function StepList({ steps }: { steps: readonly ProgressStep[] }) {
  return (
    <div>
      <h3 className="text-lg font-bold">{TEXTS.steps}</h3>
      <ol className="mt-3 grid gap-3">
        {steps.map(({ name, note, state }) => (
          <li
            key={name}
            className="flex gap-3 leading-snug"
            {...(state === 'current' && { 'aria-current': 'step' as const })}
          >
            <span className="mt-px shrink-0">{ICONS[state]}</span>
            <span>
              <span className={state === 'next' ? undefined : 'font-bold'}>{name}</span>
              {state !== 'next' && <span className="sr-only">, {TEXTS[state]}</span>}
              {state !== 'done' && <span className="block text-base text-ink-2">{note}</span>}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
