import { ArrowRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { BulkOutcome } from '#shared/backoffice/bulk-status.contract.ts';
import type { ListedLesson } from '#shared/backoffice/clients.contract.ts';
import { LESSON_STATUSES, type LessonStatus, STAFF_COMPLETED_LABEL } from '#shared/lessons/lesson-status.ts';
import { BULK_TEXTS } from '#web/backoffice/lessons/lesson-texts.ts';
import { Notice } from '#web/ui/notice.tsx';

type Kind = 'preview' | 'done' | 'undone';

/** What will become, or became, of each project: those that move, then the others by why they do not. */
export function OutcomeList({
  lessons,
  outcomes,
  kind,
}: {
  lessons: readonly ListedLesson[];
  outcomes: readonly BulkOutcome[];
  kind: Kind;
}) {
  const start = useRef<HTMLDivElement>(null);
  // The step before is gone and the focus with it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each kind is another step
  useEffect(() => start.current?.focus(), [kind]);
  const titles = new Map(lessons.map(({ id, title }) => [id, title]));
  const moved = outcomes.filter(({ message }) => message === null);
  const kept = Map.groupBy(
    outcomes.filter(({ message }) => message !== null),
    ({ message }) => message ?? '',
  );
  return (
    <div ref={start} tabIndex={-1} className="mb-4 grid gap-3">
      {moved.length > 0 && (
        <Notice tone={kind === 'preview' ? 'info' : 'ok'} title={BULK_TEXTS.moved[kind](moved.length)}>
          <ul className="mt-2 grid max-h-52 gap-1.5 overflow-y-auto">
            {moved.map(({ id, from, to }) => (
              <li key={id} className="leading-snug">
                <strong className="line-clamp-2 wrap-anywhere">{titles.get(id)}</strong>
                <span className="menor">
                  {labelOf(from)}
                  <ArrowRight size={14} className="mx-1 inline align-[-2px]" aria-label={BULK_TEXTS.to} />
                  {labelOf(to)}
                </span>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {[...kept].map(([message, refused]) => (
        <Notice key={message} tone="aviso" title={BULK_TEXTS.kept[kind](refused.length, message)}>
          <ul className="mt-2 grid max-h-52 gap-1.5 overflow-y-auto">
            {refused.map(({ id }) => (
              <li key={id} className="line-clamp-2 leading-snug wrap-anywhere">
                {titles.get(id)}
              </li>
            ))}
          </ul>
        </Notice>
      ))}
    </div>
  );
}

const labelOf = (status: LessonStatus | null): string =>
  status === null ? '' : status === 'completed' ? STAFF_COMPLETED_LABEL : LESSON_STATUSES[status].label;
