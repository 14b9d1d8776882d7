import type { OrderShare } from '#shared/backoffice/overview.contract.ts';
import { BarRows } from '#web/backoffice/parts/bar-rows.tsx';
import { formatTileReais } from '#web/backoffice/parts/format-tile-reais.ts';
import { formatNumber } from '#web/platform/format.ts';
import { OVERVIEW_TEXTS } from './overview-texts.ts';

/** Of what the orders of the period consist in one respect: how many, and for how much. */
export function ShareCard({
  title,
  shares,
  names,
}: {
  title: string;
  shares: Record<string, OrderShare>;
  names: Record<string, string>;
}) {
  return (
    <div className="cartao p-5">
      <h3 className="mb-4 text-[1.125rem] font-bold">{title}</h3>
      <BarRows
        rows={Object.entries(shares).map(([name, { orders, reais }]) => ({
          id: name,
          label: names[name] ?? name,
          value: orders,
          text: OVERVIEW_TEXTS.share(formatNumber(orders), formatTileReais(reais)),
        }))}
      />
    </div>
  );
}
