import { CircleAlert } from 'lucide-react';
import type { ListedLesson } from '#shared/backoffice/clients.contract.ts';
import { BULK_TEXTS } from '#web/backoffice/lessons/lesson-texts.ts';
import type { Outcome } from '#web/backoffice/lessons/run-one-by-one.ts';
import type { Run } from '#web/backoffice/lessons/use-one-by-one.ts';
import { messageOf } from '#web/platform/api-problem.ts';
import { Notice } from '#web/ui/notice.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';

/** How far a run over several projects has come; once it ended, what was refused and why. */
export function RunReport({ run, failure }: { run: Run<ListedLesson>; failure: string }) {
  if (run.state === 'ready') return null;
  if (run.state === 'running') {
    const label = BULK_TEXTS.progress(run.done, run.total);
    return (
      <div role="status" className="grid gap-2">
        <ProgressBar label={label} percent={(run.done / run.total) * 100} />
        <p className="menor num text-tinta-2">{label}</p>
      </div>
    );
  }
  const refused = run.outcomes.filter(({ error }) => error !== null);
  if (refused.length === 0) return null;
  return (
    <Notice tone="erro" title={failure}>
      <p className="num">{BULK_TEXTS.someDone(run.outcomes.length - refused.length, run.outcomes.length)}</p>
      <RefusedList refused={refused} />
    </Notice>
  );
}

function RefusedList({ refused }: { refused: readonly Outcome<ListedLesson>[] }) {
  return (
    <ul className="mt-3 grid max-h-64 gap-2.5 overflow-y-auto" aria-label={BULK_TEXTS.refused}>
      {refused.map(({ item, error }) => (
        <li key={item.id} className="flex gap-2 leading-snug">
          <CircleAlert size={18} className="mt-0.5 shrink-0" aria-hidden="true" />
          <span className="min-w-0">
            <strong className="line-clamp-2 wrap-anywhere">{item.title}</strong>
            {messageOf(error)}
          </span>
        </li>
      ))}
    </ul>
  );
}
