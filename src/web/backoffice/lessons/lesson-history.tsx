import { useInfiniteQuery } from '@tanstack/react-query';
import { ROLES } from '#shared/roles.ts';
import type { AuditEntryOnWire } from '#shared/backoffice/audit.contract.ts';
import { AUDIT_MACHINES, describeEntry } from '#shared/backoffice/audit-actions.ts';
import { describeChanges } from '#shared/backoffice/audit-fields.ts';
import { ChangeList } from '#web/backoffice/parts/change-list.tsx';
import { formatDateTime } from '#web/platform/format.ts';
import { PagedPart } from '#web/platform/lists/paged-part.tsx';
import { isKeyOf } from '#web/platform/read-search.ts';
import { historyQuery } from './client-queries.ts';
import { HISTORY_TEXTS } from './detail-texts.ts';

const TEXTS = { loading: HISTORY_TEXTS.loading, error: HISTORY_TEXTS.error, count: HISTORY_TEXTS.count };

/** Who did what with a lesson, newest first, with before and after. */
export function LessonHistory({ lessonId }: { lessonId: string }) {
  const query = useInfiniteQuery(historyQuery(lessonId));
  return (
    <div className="h-full overflow-y-auto p-5">
      <PagedPart
        query={query}
        texts={TEXTS}
        empty={<p className="py-4 text-center font-bold">{HISTORY_TEXTS.none}</p>}
      >
        {(entries) => (
          <ol className="divide-y divide-borda">
            {entries.map((entry) => (
              <HistoryEntry key={entry.id} entry={entry} />
            ))}
          </ol>
        )}
      </PagedPart>
    </div>
  );
}

function HistoryEntry({ entry }: { entry: AuditEntryOnWire }) {
  const { actor, actorRole, createdAt, reason } = entry;
  const role = isKeyOf(ROLES, actorRole) ? ROLES[actorRole] : (AUDIT_MACHINES[actorRole] ?? actorRole);
  return (
    <li className="py-3 first:pt-0">
      <p className="font-bold">{describeEntry(entry)}</p>
      <p className="menor text-tinta-2">
        {actor?.name ?? role}, <span className="num">{formatDateTime(createdAt)}</span>
      </p>
      <ChangeList changes={describeChanges(entry.before, entry.after, entry.names)} isWhole />
      {reason && (
        <p className="menor mt-1 wrap-anywhere">
          <span className="text-tinta-2">{HISTORY_TEXTS.reason}:</span> {reason}
        </p>
      )}
    </li>
  );
}
