import { DifferenceList } from './differences/difference-list.tsx';
import type { FinancialChange, FinancialSearch } from './financial-search.ts';
import { FinancialSection } from './financial-section.tsx';
import { TILE_TEXTS } from './financial-texts.ts';
import { PaymentList } from './payments/payment-list.tsx';
import { RefundList } from './refunds/refund-list.tsx';
import { RequestList } from './requests/request-list.tsx';
import { FinancialTiles } from './revenue/financial-tiles.tsx';
import { RevenueCharts } from './revenue/revenue-charts.tsx';

/** Money at a glance, then what waits for a decision, then every payment and what went back. */
export function FinancialTab({
  search,
  onChange,
}: {
  search: FinancialSearch;
  /** Must stay the same function from one drawing to the next. */
  onChange: (change: FinancialChange) => void;
}) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <FinancialSection id="resumo" title={TILE_TEXTS.title}>
        <div className="grid gap-4">
          <FinancialTiles />
          <RevenueCharts />
        </div>
      </FinancialSection>
      <RequestList />
      <PaymentList search={search} onChange={onChange} />
      <RefundList />
      <DifferenceList />
    </div>
  );
}
