import { Link } from '@tanstack/react-router';
import type { Production } from '#shared/production/production.schemas.ts';
import { clientName, describeForm } from '#web/production/describe-production.ts';
import { opening } from '#web/production/worklist/worklist-search.ts';
import { DESK_TEXTS } from '#web/production/worklist/worklist-texts.ts';
import { ProductionDue } from '#web/production/worklist/production-due.tsx';
import { ProductionStatusChip } from '#web/production/production-status-chip.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { EDITOR_TEXTS } from '#web/production/older-panel/editor-texts.ts';
import { MessagesButton } from './messages-button.tsx';
import { StatusButtons } from './status-buttons.tsx';

/** One production of the older panel. */
export function ProductionItem({ production, unread }: { production: Production; unread: number }) {
  const { id, lesson, status, progress, round } = production;
  return (
    <li className="cartao relative grid gap-4 p-4 lg:grid-cols-[minmax(0,1fr)_7rem_30rem] lg:items-center lg:gap-6">
      <div className="min-w-0">
        <h2 className="font-texto text-base leading-snug font-bold tracking-normal">
          <Link
            to="/editor-dashboard"
            search={opening(id)}
            title={lesson.title}
            className="line-clamp-2 underline-offset-3 wrap-anywhere after:absolute after:inset-0 after:rounded-cartao hover:underline"
          >
            {lesson.title}
          </Link>
        </h2>
        <p className="menor mt-0.5 truncate text-tinta-2" title={clientName(lesson)}>
          {clientName(lesson)}
        </p>
        <p className="menor num font-medium text-tinta-2">
          {describeForm(lesson)}
          {round > 1 && <span>, {DESK_TEXTS.revision(round - 1)}</span>}
        </p>
        <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
          <ProductionStatusChip status={status} />
          <ProductionDue production={production} />
        </div>
      </div>
      <div className="flex items-center gap-2.5">
        <div className="flex-1">
          <ProgressBar label={EDITOR_TEXTS.progress} percent={progress} />
        </div>
        <span className="menor num w-10 text-right font-bold">{progress}%</span>
      </div>
      <div className="relative flex flex-wrap gap-2 max-sm:grid max-sm:grid-cols-2 lg:flex-nowrap lg:justify-end">
        <StatusButtons production={production} />
        <MessagesButton lesson={lesson} unread={unread} />
      </div>
    </li>
  );
}
