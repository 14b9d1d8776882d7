import { ChevronDown } from 'lucide-react';
import { formatReais } from '#shared/money.ts';
import { PAYMENT_METHODS, type PaymentMethod } from '#shared/payments/payment-status.ts';
import { REVENUE_TEXTS } from '#web/backoffice/financial/financial-texts.ts';
import { fullMonth, type RevenueMonth, sumMethods, totalOf } from './revenue-figures.ts';

const METHODS = Object.entries(PAYMENT_METHODS) as [PaymentMethod, string][];

/** The figures behind both drawings, folded away. */
export function RevenueTable({ months, total }: { months: readonly RevenueMonth[]; total: number }) {
  const sums = sumMethods(months);
  return (
    <details>
      <summary className="elo inline-flex min-h-11 items-center gap-1.5 lg:min-h-9">
        {REVENUE_TEXTS.asTable}
        <ChevronDown size={18} className="seta-dobra" aria-hidden="true" />
      </summary>
      {/* Focusable, so that the keyboard can move what is wider than a phone. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by the keyboard */}
      <section className="mt-1 mb-2 overflow-x-auto" aria-label={REVENUE_TEXTS.months} tabIndex={0}>
        <table className="tabela num">
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
                <th scope="row" className="font-medium! text-tinta!">
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
              <th scope="row" className="text-tinta!">
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
