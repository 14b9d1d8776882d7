import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { dayQuery } from '#web/backoffice/parts/stats-queries.ts';
import { RowSkeleton } from '#web/platform/lists/row-skeleton.tsx';
import { LoadingArea } from '#web/ui/skeleton.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { DifferenceList } from './differences/difference-list.tsx';
import {
  FINANCIAL_PARTS,
  type FinancialChange,
  type FinancialPart,
  type FinancialSearch,
} from './financial-search.ts';
import { FinancialSection } from './financial-section.tsx';
import { FINANCIAL_TEXTS, TILE_TEXTS } from './financial-texts.ts';
import { PaymentList } from './payments/payment-list.tsx';
import { RefundList } from './refunds/refund-list.tsx';
import { RequestList } from './requests/request-list.tsx';
import { FinancialTiles } from './revenue/financial-tiles.tsx';
import { RevenueCharts } from './revenue/revenue-charts.tsx';

const InvoiceList = lazy(async () => ({
  default: (await import('./invoices/invoice-list.tsx')).InvoiceList,
}));

/** Money in parts, each with an address of its own: at a glance, payments, refunds, invoices, differences. */
export function FinancialTab({
  search,
  onChange,
}: {
  search: FinancialSearch;
  /** Must stay the same function from one drawing to the next. */
  onChange: (change: FinancialChange) => void;
}) {
  const { secao = 'resumo' } = search;
  const waiting = useQuery(dayQuery()).data?.waiting;
  const counts: Partial<Record<FinancialPart, number>> = waiting
    ? { reembolsos: waiting.refundRequests + waiting.failedRefunds, diferencas: waiting.differences }
    : {};
  const choose = (part: FinancialPart) => onChange({ ...NOTHING, secao: part === 'resumo' ? '' : part });
  const parts = {
    resumo: (
      <FinancialSection id="resumo" title={TILE_TEXTS.title}>
        <div className="grid gap-4">
          <FinancialTiles onOpen={choose} />
          <RevenueCharts />
        </div>
      </FinancialSection>
    ),
    pagamentos: <PaymentList search={search} onChange={onChange} />,
    reembolsos: (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        <RequestList kind="open" />
        <RefundList />
        <RequestList kind="decided" />
      </div>
    ),
    notas: (
      <Suspense
        fallback={
          <LoadingArea>
            <RowSkeleton />
          </LoadingArea>
        }
      >
        <InvoiceList search={search} onChange={onChange} />
      </Suspense>
    ),
    diferencas: <DifferenceList />,
  };
  return (
    <Tabs<FinancialPart>
      label={FINANCIAL_TEXTS.parts}
      value={secao}
      onChange={choose}
      contentClassName="mt-5"
      tabs={(Object.keys(FINANCIAL_PARTS) as FinancialPart[]).map((value) => ({
        value,
        label: FINANCIAL_PARTS[value],
        ...(counts[value] && { count: counts[value] }),
        content: parts[value],
      }))}
    />
  );
}

const NOTHING: FinancialChange = { q: '', status: '', metodo: '', de: '', ate: '' };
