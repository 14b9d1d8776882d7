import { formatReais } from '#shared/money.ts';
import { PAYMENT_METHODS, type PaymentMethod } from '#shared/payments/payment-status.ts';
import { REVENUE_TEXTS } from '#web/backoffice/financial/financial-texts.ts';
import { type RevenueMonth, sumMethods } from './revenue-figures.ts';

const METHODS = Object.entries(PAYMENT_METHODS) as [PaymentMethod, string][];

/** What each way to pay brought in the period; the words and figures are the text, the bars repeat them. */
export function MethodChart({ months }: { months: readonly RevenueMonth[] }) {
  const sums = sumMethods(months);
  const most = Math.max(1, ...Object.values(sums));
  const all = Object.values(sums).reduce((total, sum) => total + Math.max(0, sum), 0);
  return (
    <>
      <div className="flex items-baseline justify-between gap-3">
        <h3 className="text-[1.125rem] font-bold">{REVENUE_TEXTS.methods}</h3>
        <span className="menor num whitespace-nowrap text-tinta-2">{REVENUE_TEXTS.period}</span>
      </div>
      <ul className="mt-6 grid gap-7">
        {METHODS.map(([method, label]) => (
          <li key={method}>
            <p className="flex items-baseline justify-between gap-3">
              <span>{label}</span>
              <span className="num font-bold whitespace-nowrap">
                {formatReais(sums[method])}
                <span className="menor ml-2 inline-block w-10 text-right font-medium text-tinta-2">
                  {all > 0 ? Math.round((Math.max(0, sums[method]) / all) * 100) : 0}%
                </span>
              </span>
            </p>
            <div className="barra mt-1.5 h-2.5!" aria-hidden="true">
              <span style={{ width: `${(Math.max(0, sums[method]) / most) * 100}%` }} />
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
