import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { TIME_ZONE } from '#shared/calendar.ts';
import { OPEN } from '#shared/lessons/lesson-status.ts';
import { formatNumber } from '#shared/text/format.ts';
import { formatDayAndMonth } from '#shared/text/format-day-and-month.ts';
import { revenueQuery } from '#web/backoffice/financial/financial-queries.ts';
import { REVENUE_TEXTS } from '#web/backoffice/financial/financial-texts.ts';
import { MonthChart } from '#web/backoffice/financial/revenue/month-chart.tsx';
import { BarRows } from '#web/backoffice/parts/bar-rows.tsx';
import { dayQuery, statsQuery } from '#web/backoffice/parts/stats-queries.ts';
import { statusRows, sumOf } from '#web/backoffice/parts/status-rows.ts';
import { messageOf } from '#web/platform/api-problem.ts';
import { QueryPart } from '#web/platform/query-part.tsx';
import { ErrorPanel } from '#web/ui/error-panel.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useIsWide } from '#web/ui/use-is-wide.ts';
import { ADMIN_TEXTS } from './admin-texts.ts';
import { DayTiles } from './day-tiles.tsx';
import { DeadlineList } from './deadline-list.tsx';
import { describeDay } from './describe-day.ts';
import { LatestEvents } from './latest-events.tsx';
import { WaitingStrip } from './waiting-strip.tsx';

/** Months of the chart, this one included; the financial tab has twelve. */
const MONTHS = 7;
const SKELETON = <Skeleton className="h-60" />;

/** The admin's day: figures, what waits for a person, how it goes, what is due, what happened. */
export function AdminScreen() {
  const isWide = useIsWide();
  return (
    <div className="page-width dense pt-6 pb-16 lg:pt-8">
      <DayHead>{isWide && <DayWays />}</DayHead>
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-4">
        <DayBody ways={!isWide && <DayWays />} />
      </div>
    </div>
  );
}

/** Half of the parts stand on the same call: where it fails it is said once. */
function DayBody({ ways }: { ways: ReactNode }) {
  const day = useQuery(dayQuery());
  const client = useQueryClient();
  if (day.error && !day.data) {
    return (
      <ErrorPanel
        title={ADMIN_TEXTS.dayError}
        message={messageOf(day.error)}
        onRetry={() => void client.refetchQueries({ type: 'active' })}
        isRetrying={day.isFetching}
      />
    );
  }
  return (
    <>
      <WaitingStrip />
      {ways}
      <DayTiles />
      <h2 className="sr-only">{ADMIN_TEXTS.progress}</h2>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)]">
        <RevenueCard />
        <StatusCard />
        <DeadlineList />
        <LatestEvents />
      </div>
    </>
  );
}

function RevenueCard() {
  const query = useQuery(revenueQuery());
  return (
    <div className="card p-5">
      <QueryPart query={query} error={REVENUE_TEXTS.error} loading={ADMIN_TEXTS.loading} skeleton={SKELETON}>
        {({ months }) => <MonthChart months={months.slice(-MONTHS)} height="h-52" />}
      </QueryPart>
    </div>
  );
}

function StatusCard() {
  const query = useQuery(dayQuery());
  return (
    <div className="card p-5">
      <QueryPart query={query} error={ADMIN_TEXTS.dayError} loading={ADMIN_TEXTS.loading} skeleton={SKELETON}>
        {({ statuses }) => (
          <>
            <div className="mb-4 flex items-baseline justify-between gap-3">
              <h3 className="text-[1.125rem] font-bold">{ADMIN_TEXTS.status}</h3>
              <span className="smaller text-ink-2">
                <span className="num font-bold text-ink">{formatNumber(sumOf(statuses, OPEN))}</span>{' '}
                {ADMIN_TEXTS.open}
              </span>
            </div>
            <BarRows rows={statusRows(statuses, OPEN)} />
          </>
        )}
      </QueryPart>
    </div>
  );
}

const weekday = new Intl.DateTimeFormat('pt-BR', { weekday: 'long', timeZone: TIME_ZONE });

/** Which day it is, the worst of it in one sentence, and beside it what is given. */
function DayHead({ children }: { children: ReactNode }) {
  const { data: stats, isPending: areStatsPending } = useQuery(statsQuery());
  const { data: day, isPending: isDayPending } = useQuery(dayQuery());
  const now = new Date();
  const weekdayName = weekday.format(now);
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
      <div className="min-w-64 flex-1">
        <h1 className="text-[2rem] font-extrabold md:text-[2.25rem]">{ADMIN_TEXTS.title}</h1>
        <p className="mt-1.5 text-base text-ink-2 max-sm:min-h-[2lh]">
          {weekdayName.charAt(0).toUpperCase() + weekdayName.slice(1)},{' '}
          <span className="num font-medium">{formatDayAndMonth(now)}</span>.{' '}
          {stats && day && describeDay({ overdue: stats.overdue, unassigned: day.waiting.unassigned })}
          {(areStatsPending || isDayPending) && (
            <Skeleton className="inline-block! h-4 w-72 max-w-full align-middle" />
          )}
        </p>
      </div>
      {children}
    </div>
  );
}

/** The ways on: beside the head where there is room, on a phone after what waits. */
function DayWays() {
  return (
    <div className="flex flex-wrap gap-2.5 max-sm:grid max-sm:w-full max-sm:grid-cols-2">
      <LinkButton to="/auditoria" variant="outline" size="m">
        {ADMIN_TEXTS.audit}
      </LinkButton>
      <LinkButton to="/profile-management" variant="outline" size="m">
        {ADMIN_TEXTS.profile}
      </LinkButton>
      <LinkButton to="/admin-functional" size="m" className="max-sm:order-first max-sm:col-span-2">
        {ADMIN_TEXTS.panel}
        <ArrowRight size={18} aria-hidden="true" />
      </LinkButton>
    </div>
  );
}
