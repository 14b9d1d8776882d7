import { REVENUE_TEXTS } from '#web/backoffice/financial/financial-texts.ts';
import { joinClasses } from '#web/ui/join-classes.ts';
import { layOutBars } from './lay-out-bars.ts';
import {
  chooseUnit,
  fullMonth,
  longMonth,
  type RevenueMonth,
  shortMonth,
  totalOf,
} from './revenue-figures.ts';

/** A phone has room for this many months; the table has them all. */
const PHONE_MONTHS = 6;

/** Earned month by month, the present one in yellow, each with its figure. */
export function MonthChart({
  months,
  height = 'h-44',
}: {
  months: readonly RevenueMonth[];
  /** The class that makes the bars as tall as what stands beside them. */
  height?: string;
}) {
  const totals = months.map(totalOf);
  const { bars, baseline } = layOutBars(totals);
  const { unit: unitName, format } = chooseUnit(totals);
  const unit = REVENUE_TEXTS[unitName];
  const current = months.at(-1)?.month ?? '';
  const parts = months.map((each, index) => `${fullMonth(each.month)} ${format(totals[index] ?? 0)}`);
  return (
    <>
      <div className="flex items-baseline justify-between gap-3">
        <h3 className="text-[1.125rem] font-bold">{REVENUE_TEXTS.months}</h3>
        <span className="smaller text-ink-2">{unit}</span>
      </div>
      <div role="img" aria-label={REVENUE_TEXTS.summary(unit, parts.join('; '))}>
        <div className={`mt-7 grid ${height} auto-cols-fr grid-flow-col gap-1.5 sm:gap-2.5`}>
          {months.map(({ month }, index) => {
            const { top, height: barHeight } = bars[index] ?? { top: 0, height: 0 };
            const isHanging = (totals[index] ?? 0) < 0;
            return (
              <div
                key={month}
                className={joinClasses(
                  'relative min-w-0',
                  index < months.length - PHONE_MONTHS && 'max-md:hidden',
                )}
              >
                <span
                  className="smaller num absolute inset-x-0 text-center font-bold leading-none whitespace-nowrap"
                  style={
                    isHanging
                      ? { top: `calc(${top + barHeight}% + 4px)` }
                      : { bottom: `calc(${100 - top}% + 5px)` }
                  }
                >
                  {format(totals[index] ?? 0)}
                </span>
                <span
                  className={joinClasses(
                    'chart-column absolute inset-x-0 mx-auto max-w-14',
                    month === current && 'chart-column-current',
                    isHanging && 'rotate-180',
                  )}
                  style={{ top: `${top}%`, height: `${barHeight}%` }}
                />
                {/* Reaches into the gap, so that the line of zero is one. */}
                <span
                  className="absolute -inset-x-1 border-t-2 border-ink sm:-inset-x-1.5"
                  style={{ top: `calc(${baseline}% - 1px)` }}
                />
              </div>
            );
          })}
        </div>
        <div className="mt-2 grid auto-cols-fr grid-flow-col gap-1.5 text-center sm:gap-2.5">
          {months.map(({ month }, index) => (
            <span
              key={month}
              className={joinClasses(
                'smaller min-w-0',
                month === current ? 'font-bold' : 'text-ink-2',
                index < months.length - PHONE_MONTHS && 'max-md:hidden',
              )}
            >
              {shortMonth(month)}
            </span>
          ))}
        </div>
      </div>
      <p className="smaller mt-2 text-ink-2">{REVENUE_TEXTS.soFar(capitalise(longMonth(current)))}</p>
    </>
  );
}

const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
