import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { revenueQuery } from '#web/backoffice/financial/financial-queries.ts';
import { REVENUE_TEXTS } from '#web/backoffice/financial/financial-texts.ts';
import { MonthChart } from '#web/backoffice/financial/revenue/month-chart.tsx';
import { BarRows } from '#web/backoffice/parts/bar-rows.tsx';
import { QueryPart } from '#web/platform/query-part.tsx';
import { deskQuery } from '#web/backoffice/parts/stats-queries.ts';
import { OPEN_STATUSES, statusRows, sumOf } from '#web/backoffice/stats/status-rows.ts';
import { messageOf } from '#web/platform/api-problem.ts';
import { formatNumber } from '#web/platform/format.ts';
import { ErrorPanel } from '#web/ui/error-panel.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useIsWide } from '#web/ui/use-is-wide.ts';
import { ADMIN_TEXTS } from '#web/backoffice/day/admin-texts.ts';
import { DayHead, DayWays } from './day-head.tsx';
import { DayTiles } from '#web/backoffice/day/day-tiles.tsx';
import { DeadlineList } from '#web/backoffice/day/deadline-list.tsx';
import { LatestEvents } from '#web/backoffice/day/latest-events.tsx';
import { WaitingStrip } from '#web/backoffice/day/waiting-strip.tsx';

/** Months of the chart, this one included; the financial tab has twelve. */
const MONTHS = 7;
const BONES = <Skeleton className="h-60" />;

/** The admin's day: figures, what waits for a person, how it goes, what is due, what happened. */
export function AdminScreen() {
  const isWide = useIsWide();
  return (
    <div className="miolo denso pt-6 pb-16 lg:pt-8">
      <DayHead>{isWide && <DayWays />}</DayHead>
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-4">
        <DayBody ways={!isWide && <DayWays />} />
      </div>
    </div>
  );
}

/** Half of the parts stand on the same call: where it fails it is said once. */
function DayBody({ ways }: { ways: ReactNode }) {
  const desk = useQuery(deskQuery());
  const client = useQueryClient();
  if (desk.error && !desk.data) {
    return (
      <ErrorPanel
        title={ADMIN_TEXTS.deskError}
        message={messageOf(desk.error)}
        onRetry={() => void client.refetchQueries({ type: 'active' })}
        isRetrying={desk.isFetching}
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
    <div className="cartao p-5">
      <QueryPart query={query} error={REVENUE_TEXTS.error} loading={ADMIN_TEXTS.loading} bones={BONES}>
        {({ months }) => <MonthChart months={months.slice(-MONTHS)} height="h-52" />}
      </QueryPart>
    </div>
  );
}

function StatusCard() {
  const query = useQuery(deskQuery());
  return (
    <div className="cartao p-5">
      <QueryPart query={query} error={ADMIN_TEXTS.deskError} loading={ADMIN_TEXTS.loading} bones={BONES}>
        {({ statuses }) => (
          <>
            <div className="mb-4 flex items-baseline justify-between gap-3">
              <h3 className="text-[1.125rem] font-bold">{ADMIN_TEXTS.status}</h3>
              <span className="menor text-tinta-2">
                <span className="num font-bold text-tinta">
                  {formatNumber(sumOf(statuses, OPEN_STATUSES))}
                </span>{' '}
                {ADMIN_TEXTS.open}
              </span>
            </div>
            <BarRows rows={statusRows(statuses, OPEN_STATUSES)} />
          </>
        )}
      </QueryPart>
    </div>
  );
}
