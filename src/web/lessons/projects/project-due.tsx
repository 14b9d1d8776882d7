import { CircleAlert, CirclePause } from 'lucide-react';
import type { Lesson } from '#shared/lessons/lesson.schemas.ts';
import { DeadlineChip } from '#web/platform/deadline-chip.tsx';
import { formatDate } from '#web/platform/format.ts';
import { Chip } from '#web/ui/chip.tsx';
import { describeDue } from '#web/lessons/list/describe-due.ts';
import { PROJECT_TEXTS } from '#web/lessons/list/lesson-list-texts.ts';

const LINES =
  'flex flex-wrap items-center gap-x-2.5 gap-y-1 text-base leading-snug md:flex-col md:items-start';

/** When the lesson is due, or why there is no date. */
export function ProjectDue({ lesson }: { lesson: Lesson }) {
  const due = describeDue(lesson);
  if (due.kind === 'note') return <p className="text-base leading-snug text-tinta-2">{due.text}</p>;
  if (due.kind === 'failed') {
    return (
      <p className="menor flex gap-1.5 leading-snug font-bold text-erro-t" title={due.text}>
        <CircleAlert size={18} className="mt-0.5" aria-hidden="true" />
        <span className="line-clamp-4 wrap-anywhere">{due.text}</span>
      </p>
    );
  }
  if (due.kind === 'hold') {
    return (
      <p className={LINES}>
        <Chip tone="aviso" icon={<CirclePause aria-hidden="true" />}>
          {PROJECT_TEXTS.onHold}
        </Chip>
        <span className="menor text-tinta-2">{PROJECT_TEXTS.onHoldText}</span>
      </p>
    );
  }
  if (due.kind === 'delivered') {
    return (
      <p className={LINES}>
        <span className="text-tinta-2">
          {PROJECT_TEXTS.deliveredOn} <span className="num font-medium">{formatDate(due.at)}</span>
        </span>
        {due.reviseUntil && (
          <span className="text-tinta-2">
            {PROJECT_TEXTS.reviseUntil} <span className="num font-medium">{formatDate(due.reviseUntil)}</span>
          </span>
        )}
      </p>
    );
  }
  return (
    <p className={LINES}>
      <span className="sr-only">{PROJECT_TEXTS.deadline} </span>
      <span className="num font-medium">{formatDate(due.deadline)}</span>
      <DeadlineChip deadline={due.deadline} />
    </p>
  );
}
