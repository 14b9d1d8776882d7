import { Link } from '@tanstack/react-router';
import type { AuditEntryOnWire } from '#shared/backoffice/audit.contract.ts';
import { describeEntry, starsOf } from '#shared/backoffice/audit-actions.ts';
import { ActionIcon } from '#web/backoffice/audit/action-icon.tsx';
import { formatClock } from '#web/backoffice/parts/format-clock.ts';
import { StarRow } from '#web/production/delivery/star-row.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ADMIN_TEXTS } from './admin-texts.ts';
import { DayList } from './day-list.tsx';

/** What happened last, in words; all of it is in the audit. */
export function LatestEvents() {
  return (
    <DayList title={ADMIN_TEXTS.events} all={{ to: '/auditoria' }} seeAll={ADMIN_TEXTS.eventsSpoken}>
      {({ events }) =>
        events.length > 0 ? (
          <ol className="divide-y divide-border">
            {events.map((entry) => (
              <Event key={entry.id} entry={entry} />
            ))}
          </ol>
        ) : (
          <EmptyState drawing="book" title={ADMIN_TEXTS.noEvents} text={ADMIN_TEXTS.noEventsText} />
        )
      }
    </DayList>
  );
}

function Event({ entry }: { entry: AuditEntryOnWire }) {
  const { action, actor, subjectType, subjectId, subjectName, createdAt } = entry;
  const stars = starsOf(entry);
  return (
    <li className="relative flex items-start gap-3 px-5 py-2.5">
      <ActionIcon action={action} />
      <div className="min-w-0 flex-1 leading-snug">
        <p className="wrap-anywhere">
          {describeEntry(entry)}
          {actor && ` por ${actor.name}`}
          {stars !== null && (
            <span className="ml-2 inline-block align-[-0.2em] whitespace-nowrap">
              <StarRow stars={stars} size={16} />
            </span>
          )}
        </p>
        {subjectName && (
          <p className="smaller truncate text-ink-2" title={subjectName}>
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
      <time className="num smaller font-medium whitespace-nowrap text-ink-2" dateTime={createdAt}>
        {formatClock(createdAt)}
      </time>
    </li>
  );
}
