import type { Overview } from '#shared/backoffice/overview.contract.ts';
import { BarRows } from '#web/backoffice/parts/bar-rows.tsx';
import { ALL_STATUSES, statusRows, sumOf } from '#web/backoffice/stats/status-rows.ts';
import { formatNumber } from '#web/platform/format.ts';
import { OVERVIEW_TEXTS } from './overview-texts.ts';

/** Where all projects stand now, whatever the period. */
export function StatusCard({ statuses }: { statuses: Overview['statuses'] }) {
  return (
    <div className="cartao p-5">
      <div className="mb-4 flex items-baseline justify-between gap-3">
        <h3 className="text-[1.125rem] font-bold">{OVERVIEW_TEXTS.status}</h3>
        <span className="menor text-tinta-2">
          <span className="num font-bold text-tinta">{formatNumber(sumOf(statuses, ALL_STATUSES))}</span>{' '}
          {OVERVIEW_TEXTS.now}
        </span>
      </div>
      <BarRows rows={statusRows(statuses, ALL_STATUSES)} />
    </div>
  );
}
