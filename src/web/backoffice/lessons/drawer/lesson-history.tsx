import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Star } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AuditEntryOnWire } from '#shared/backoffice/audit.contract.ts';
import { AUDIT_MACHINES, describeEntry } from '#shared/backoffice/audit-actions.ts';
import { describeChanges } from '#shared/backoffice/audit-fields.ts';
import type { OpenedLesson } from '#shared/backoffice/clients.contract.ts';
import type { Delivery } from '#shared/production/production.schemas.ts';
import { ROLES } from '#shared/roles.ts';
import { formatDateTime } from '#shared/text/format.ts';
import { historyQuery } from '#web/backoffice/lessons/client-queries.ts';
import { HISTORY_TEXTS, ROUND_TEXTS } from '#web/backoffice/lessons/detail-texts.ts';
import { ChangeList } from '#web/backoffice/parts/change-list.tsx';
import { messageOf } from '#web/platform/api-problem.ts';
import { PagedPart } from '#web/platform/lists/paged-part.tsx';
import { isKeyOf } from '#web/platform/read-search.ts';
import { DeliveryReportPart } from '#web/production/delivery/delivery-report.tsx';
import { REPORT_TEXTS } from '#web/production/delivery/delivery-texts.ts';
import { deliveriesQuery } from '#web/production/production-queries.ts';
import { ErrorPanel } from '#web/ui/error-panel.tsx';
import { LoadingArea, Skeleton } from '#web/ui/skeleton.tsx';

const TEXTS = { loading: HISTORY_TEXTS.loading, error: HISTORY_TEXTS.error, count: HISTORY_TEXTS.count };

/** Who did what with a lesson, newest first, with before and after. */
export function LessonHistory({ lessonId }: { lessonId: string }) {
  const query = useInfiniteQuery(historyQuery(lessonId));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div className="h-full overflow-y-auto p-5 -outline-offset-3" tabIndex={0}>
      <PagedPart
        query={query}
        texts={TEXTS}
        empty={<p className="py-4 text-center font-bold">{HISTORY_TEXTS.none}</p>}
      >
        {(entries) => (
          <ol className="divide-y divide-border">
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
      <p className="smaller text-ink-2">
        {actor?.name ?? role}, <span className="num">{formatDateTime(createdAt)}</span>
      </p>
      <ChangeList changes={describeChanges(entry.before, entry.after, entry.names)} isWhole />
      {reason && (
        <p className="smaller mt-1 wrap-anywhere">
          <span className="text-ink-2">{HISTORY_TEXTS.reason}:</span> {reason}
        </p>
      )}
    </li>
  );
}

/** What was asked for, delivered and said in each round of a lesson, the latest first. */
export function LessonRounds({ lesson }: { lesson: OpenedLesson }) {
  const { data, error, isFetching, refetch } = useQuery(deliveriesQuery(lesson.id));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div className="grid h-full content-start gap-4 overflow-y-auto p-5 -outline-offset-3" tabIndex={0}>
      {error ? (
        <ErrorPanel
          title={ROUND_TEXTS.error}
          message={messageOf(error)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : !data ? (
        <LoadingArea label={ROUND_TEXTS.loading}>
          <Skeleton className="h-24" />
        </LoadingArea>
      ) : data.length === 0 ? (
        <p className="py-4 text-center">
          <strong className="block">{ROUND_TEXTS.none}</strong>
          <span className="text-ink-2">{ROUND_TEXTS.noneText}</span>
        </p>
      ) : (
        data.map((round) => <Round key={round.round} round={round} />)
      )}
    </div>
  );
}

function Round({ round }: { round: Delivery }) {
  const { revisionText, deliveredAt, editorNotes, rating, report } = round;
  return (
    <section className="card p-4">
      <h3 className="text-[1.0625rem]">{ROUND_TEXTS.round(round.round)}</h3>
      <dl className="mt-2 grid gap-x-6 gap-y-2 sm:grid-cols-2">
        <Fact name={ROUND_TEXTS.openedAt}>
          <span className="num">{formatDateTime(round.openedAt)}</span>
        </Fact>
        <Fact name={ROUND_TEXTS.deliveredAt}>
          {deliveredAt ? <span className="num">{formatDateTime(deliveredAt)}</span> : ROUND_TEXTS.working}
        </Fact>
        {revisionText && (
          <Fact name={ROUND_TEXTS.asked} isWide>
            <span className="whitespace-pre-wrap">{revisionText}</span>
          </Fact>
        )}
        {deliveredAt && (
          <Fact name={ROUND_TEXTS.file} isWide>
            {round.fileName ?? ROUND_TEXTS.noFile}
          </Fact>
        )}
        {editorNotes && (
          <Fact name={ROUND_TEXTS.notes} isWide>
            <span className="whitespace-pre-wrap">{editorNotes}</span>
          </Fact>
        )}
        {report && (
          <Fact name={REPORT_TEXTS.title} isWide>
            <DeliveryReportPart report={report} />
          </Fact>
        )}
        {rating && (
          <Fact name={ROUND_TEXTS.rating} isWide>
            <span className="num inline-flex items-center gap-1.5 font-bold">
              <Star size={16} aria-hidden="true" />
              {ROUND_TEXTS.stars(rating.stars)}
            </span>
            {rating.comment && <span className="block whitespace-pre-wrap">{rating.comment}</span>}
          </Fact>
        )}
      </dl>
    </section>
  );
}

function Fact({ name, isWide = false, children }: { name: string; isWide?: boolean; children: ReactNode }) {
  return (
    <div className={isWide ? 'min-w-0 sm:col-span-2' : 'min-w-0'}>
      <dt className="smaller text-ink-2">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
