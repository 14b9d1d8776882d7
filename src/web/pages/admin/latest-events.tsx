import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { AuditEntryOnWire } from '#shared/backoffice/audit.contract.ts';
import { describeAction } from '#shared/backoffice/audit-actions.ts';
import { ActionIcon } from '#web/backoffice/audit/action-icon.tsx';
import { formatClock } from '#web/backoffice/stats/format-clock.ts';
import { QueryPart } from '#web/backoffice/stats/query-part.tsx';
import { deskQuery } from '#web/backoffice/stats/stats-queries.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ADMIN_TEXTS } from './admin-texts.ts';

/** What happened last, in words; all of it is in the audit. */
export function LatestEvents() {
  const query = useQuery(deskQuery());
  return (
    <section className="cartao min-w-0 overflow-clip" aria-labelledby="eventos">
      <div className="flex min-h-12 items-center gap-3 border-b border-borda px-5">
        <h2 id="eventos" className="flex-1 text-[1.125rem] font-bold">
          {ADMIN_TEXTS.events}
        </h2>
        <Link to="/auditoria" className="elo menor inline-flex min-h-11 min-w-11 items-center lg:min-h-9">
          {ADMIN_TEXTS.seeAll}
          <span className="sr-only"> os eventos</span>
        </Link>
      </div>
      <QueryPart
        query={query}
        error={ADMIN_TEXTS.deskError}
        loading={ADMIN_TEXTS.loading}
        bones={<Skeleton className="m-5 h-64" />}
      >
        {({ events }) =>
          events.length > 0 ? (
            <ol className="divide-y divide-borda">
              {events.map((entry) => (
                <Event key={entry.id} entry={entry} />
              ))}
            </ol>
          ) : (
            <EmptyState drawing="book" title={ADMIN_TEXTS.noEvents} text={ADMIN_TEXTS.noEventsText} />
          )
        }
      </QueryPart>
    </section>
  );
}

function Event({ entry }: { entry: AuditEntryOnWire }) {
  const { action, actor, subjectType, subjectId, subjectName, createdAt } = entry;
  return (
    <li className="relative flex items-start gap-3 px-5 py-2.5">
      <ActionIcon action={action} />
      <div className="min-w-0 flex-1 leading-snug">
        <p className="wrap-anywhere">
          {describeAction(action)}
          {actor && ` por ${actor.name}`}
        </p>
        {subjectName && (
          <p className="menor truncate text-tinta-2" title={subjectName}>
            {subjectType === 'lesson' ? (
              <Link
                to="/analysis/$id"
                params={{ id: subjectId }}
                className="underline-offset-3 after:absolute after:inset-0 hover:underline"
              >
                {subjectName}
              </Link>
            ) : (
              subjectName
            )}
          </p>
        )}
      </div>
      <time className="num menor font-medium whitespace-nowrap text-tinta-2" dateTime={createdAt}>
        {formatClock(createdAt)}
      </time>
    </li>
  );
}
