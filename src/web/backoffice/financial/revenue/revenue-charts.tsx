import { useQuery } from '@tanstack/react-query';
import { revenueQuery } from '#web/backoffice/financial/financial-queries.ts';
import { FINANCIAL_TEXTS, REVENUE_TEXTS } from '#web/backoffice/financial/financial-texts.ts';
import { messageOf } from '#web/platform/api-problem.ts';
import { ErrorPanel } from '#web/ui/error-panel.tsx';
import { LoadingArea, Skeleton } from '#web/ui/skeleton.tsx';
import { MethodChart } from './method-chart.tsx';
import { MonthChart } from './month-chart.tsx';
import { RevenueTable } from './revenue-table.tsx';

/** Revenue by month and by way to pay, with the same figures as a table. */
export function RevenueCharts() {
  const { data, error, isFetching, refetch } = useQuery(revenueQuery());
  if (error) {
    return (
      <ErrorPanel
        title={REVENUE_TEXTS.error}
        message={messageOf(error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  if (!data) {
    return (
      <LoadingArea label={FINANCIAL_TEXTS.loading}>
        <div className="grid gap-4 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]">
          <Skeleton className="h-80 rounded-cartao" />
          <Skeleton className="h-80 rounded-cartao" />
        </div>
      </LoadingArea>
    );
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]">
      <div className="cartao p-5">
        <MonthChart months={data.months} />
      </div>
      <div className="cartao p-5">
        <MethodChart months={data.months} />
      </div>
      <div className="cartao px-5 py-1.5 lg:col-span-2">
        <RevenueTable months={data.months} total={data.total} />
      </div>
    </div>
  );
}
