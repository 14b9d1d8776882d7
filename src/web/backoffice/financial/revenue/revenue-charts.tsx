import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { formatReais } from '#shared/money.ts';
import { PAYMENT_METHODS, type PaymentMethod } from '#shared/payments/payment-status.ts';
import { revenueQuery } from '#web/backoffice/financial/financial-queries.ts';
import { FINANCIAL_TEXTS, REVENUE_TEXTS } from '#web/backoffice/financial/financial-texts.ts';
import { messageOf } from '#web/platform/api-problem.ts';
import { ErrorPanel } from '#web/ui/error-panel.tsx';
import { LoadingArea, Skeleton } from '#web/ui/skeleton.tsx';
import { MonthChart } from './month-chart.tsx';
import { fullMonth, type RevenueMonth, sumMethods, totalOf } from './revenue-figures.ts';

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
          <Skeleton className="h-80 rounded-card" />
          <Skeleton className="h-80 rounded-card" />
        </div>
      </LoadingArea>
    );
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]">
      <div className="card p-5">
        <MonthChart months={data.months} />
      </div>
      <div className="card p-5">
        <MethodChart months={data.months} />
      </div>
      <div className="card px-5 py-1.5 lg:col-span-2">
        <RevenueTable months={data.months} total={data.total} />
      </div>
    </div>
  );
}

const METHODS = Object.entries(PAYMENT_METHODS) as [PaymentMethod, string][];

/** What each way to pay brought in the period; the words and figures are the text, the bars repeat them. */
function MethodChart({ months }: { months: readonly RevenueMonth[] }) {
  const sums = sumMethods(months);
  const most = Math.max(1, ...Object.values(sums));
  const all = Object.values(sums).reduce((total, sum) => total + Math.max(0, sum), 0);
  return (
    <>
      <div className="flex items-baseline justify-between gap-3">
        <h3 className="text-[1.125rem] font-bold">{REVENUE_TEXTS.methods}</h3>
        <span className="smaller num whitespace-nowrap text-ink-2">{REVENUE_TEXTS.period}</span>
      </div>
      <ul className="mt-6 grid gap-7">
        {METHODS.map(([method, label]) => (
          <li key={method}>
            <p className="flex items-baseline justify-between gap-3">
              <span>{label}</span>
              <span className="num font-bold whitespace-nowrap">
                {formatReais(sums[method])}
                <span className="smaller ml-2 inline-block w-10 text-right font-medium text-ink-2">
                  {all > 0 ? Math.round((Math.max(0, sums[method]) / all) * 100) : 0}%
                </span>
              </span>
            </p>
            <div className="bar mt-1.5 h-2.5!" aria-hidden="true">
              <span style={{ width: `${(Math.max(0, sums[method]) / most) * 100}%` }} />
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The figures behind both drawings, folded away. */
function RevenueTable({ months, total }: { months: readonly RevenueMonth[]; total: number }) {
  const sums = sumMethods(months);
  return (
    <details>
      <summary className="link inline-flex min-h-11 items-center gap-1.5 lg:min-h-9">
        {REVENUE_TEXTS.asTable}
        <ChevronDown size={18} className="fold-arrow" aria-hidden="true" />
      </summary>
      {/* Focusable, so that the keyboard can move what is wider than a phone. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by the keyboard */}
      <section className="mt-1 mb-2 overflow-x-auto" aria-label={REVENUE_TEXTS.months} tabIndex={0}>
        <table className="data-table num">
          <thead>
            <tr>
              <th scope="col">{REVENUE_TEXTS.month}</th>
              {METHODS.map(([method, label]) => (
                <th key={method} scope="col" className="text-right">
                  {label}
                </th>
              ))}
              <th scope="col" className="text-right">
                {REVENUE_TEXTS.total}
              </th>
            </tr>
          </thead>
          <tbody>
            {months.toReversed().map((month) => (
              <tr key={month.month}>
                <th scope="row" className="font-medium! text-ink!">
                  {fullMonth(month.month)}
                </th>
                {METHODS.map(([method]) => (
                  <td key={method} className="text-right whitespace-nowrap">
                    {formatReais(month[method])}
                  </td>
                ))}
                <td className="text-right font-bold whitespace-nowrap">{formatReais(totalOf(month))}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr className="font-bold">
              <th scope="row" className="text-ink!">
                {REVENUE_TEXTS.period}
              </th>
              {METHODS.map(([method]) => (
                <td key={method} className="text-right whitespace-nowrap">
                  {formatReais(sums[method])}
                </td>
              ))}
              <td className="text-right whitespace-nowrap">{formatReais(total)}</td>
            </tr>
          </tfoot>
        </table>
      </section>
    </details>
  );
}
