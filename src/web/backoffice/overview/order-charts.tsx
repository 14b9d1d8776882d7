import type { ReactNode } from 'react';
import type { OrderShare, Overview } from '#shared/backoffice/overview.contract.ts';
import { DELIVERY_TYPES, SERVICE_TYPES } from '#shared/catalog/catalog.ts';
import { OUTPUT_FORMATS } from '#shared/lessons/order.ts';
import { formatReais } from '#shared/money/money.ts';
import { type BarRow, BarRows } from '#web/backoffice/stats/bar-rows.tsx';
import { formatNumber } from '#web/platform/format.ts';
import { OVERVIEW_TEXTS } from './overview-texts.ts';

const DELIVERY_LABELS = Object.fromEntries(
  Object.entries(DELIVERY_TYPES).map(([name, { label }]) => [name, label]),
);

/** Of what the orders of the period consist, and how what was delivered was found. */
export function OrderCharts({ overview: { orders, ratings } }: { overview: Overview }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2 xl:grid-cols-4">
      <Card title={OVERVIEW_TEXTS.service}>
        <BarRows rows={toRows(orders.byService, SERVICE_TYPES)} />
      </Card>
      <Card title={OVERVIEW_TEXTS.format}>
        <BarRows rows={toRows(orders.byFormat, OUTPUT_FORMATS)} />
      </Card>
      <Card title={OVERVIEW_TEXTS.delivery}>
        <BarRows rows={toRows(orders.byDelivery, DELIVERY_LABELS)} />
      </Card>
      <Card title={OVERVIEW_TEXTS.byStars}>
        <BarRows
          rows={ratings.stars
            .map((value, index) => ({
              id: String(index),
              label: OVERVIEW_TEXTS.starCount(index + 1),
              value,
              text: formatNumber(value),
            }))
            .reverse()}
        />
      </Card>
    </div>
  );
}

const toRows = (shares: Record<string, OrderShare>, names: Record<string, string>): BarRow[] =>
  Object.entries(shares).map(([name, { orders, reais }]) => ({
    id: name,
    label: names[name] ?? name,
    value: orders,
    text: OVERVIEW_TEXTS.share(formatNumber(orders), formatReais(reais)),
  }));

function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="cartao p-5">
      <h3 className="mb-4 text-[1.125rem] font-bold">{title}</h3>
      {children}
    </div>
  );
}
