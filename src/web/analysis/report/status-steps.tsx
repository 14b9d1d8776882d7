import { LESSON_STATUSES, type LessonStatus, STATUS_NAMES } from '#shared/lessons/lesson-status.ts';
import { joinClasses } from '#web/ui/join-classes.ts';
import { REPORT_TEXTS } from './report-texts.ts';

const STEPS: readonly LessonStatus[] = STATUS_NAMES.filter((status) => status !== 'cancelled');

/** Where the order stands among its seven steps, and in words what comes next; nothing once it is cancelled. */
export function StatusSteps({ status, next }: { status: LessonStatus; next: string }) {
  const index = STEPS.indexOf(status);
  if (index < 0) return null;
  const { label, progress } = LESSON_STATUSES[status];
  const isOver = status === 'completed';
  const step = REPORT_TEXTS.step(index + 1, STEPS.length);
  return (
    <div className="mt-4">
      <div
        className="steps flex gap-1.5"
        role="progressbar"
        aria-label={REPORT_TEXTS.progress}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={progress}
        aria-valuetext={`${step}: ${label}`}
      >
        {STEPS.map((one, position) => (
          <span
            key={one}
            className={joinClasses(
              'h-2 flex-1 rounded-full',
              (position < index || isOver) && 'bg-action',
              position === index && !isOver && 'bg-yellow ring-1 ring-warning-t/40',
              position > index && 'bg-track',
            )}
          />
        ))}
      </div>
      <p className="mt-2 text-base text-ink-2">
        <span className="num font-medium">{step}</span>. {next}
      </p>
    </div>
  );
}
