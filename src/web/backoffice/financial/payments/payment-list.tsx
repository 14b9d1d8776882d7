import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { formatReais } from '#shared/money.ts';
import { type AdminPayment, exportAdminPayments } from '#shared/payments/admin-payments.contract.ts';
import { PAYMENT_METHODS, PAYMENT_STATUSES } from '#shared/payments/payment-status.ts';
import { paymentSumQuery, paymentsQuery } from '#web/backoffice/financial/financial-queries.ts';
import {
  type FinancialChange,
  type FinancialSearch,
  isFiltered,
  toQuery,
} from '#web/backoffice/financial/financial-search.ts';
import { FinancialSection } from '#web/backoffice/financial/financial-section.tsx';
import { PAYMENT_LIST_TEXTS } from '#web/backoffice/financial/financial-texts.ts';
import { RecordButton } from '#web/backoffice/financial/manual/record-button.tsx';
import { RefundDialog } from '#web/backoffice/financial/refund/refund-dialog.tsx';
import { ExportButton } from '#web/backoffice/parts/export-button.tsx';
import { downloadFile } from '#web/platform/download-file.ts';
import { DayField } from '#web/platform/lists/day-field.tsx';
import { FilterBar } from '#web/platform/lists/filter-bar.tsx';
import { PagedPart } from '#web/platform/lists/paged-part.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FilterSelect } from '#web/ui/filter-select.tsx';
import { useIsWide } from '#web/ui/use-is-wide.ts';
import { PaymentCards, PaymentTable } from './payment-table.tsx';

const TEXTS = {
  loading: PAYMENT_LIST_TEXTS.loading,
  error: PAYMENT_LIST_TEXTS.error,
  count: PAYMENT_LIST_TEXTS.count,
};

/** Every payment, searched and paged by the server; one row at a time opens its details. */
export function PaymentList({
  search,
  onChange,
}: {
  search: FinancialSearch;
  onChange: (change: FinancialChange) => void;
}) {
  const query = useInfiniteQuery(paymentsQuery(search));
  const isWide = useIsWide();
  const save = () => downloadFile(exportAdminPayments, { query: toQuery(search) }, 'pagamentos.csv');
  const [openId, setOpenId] = useState<string | null>(null);
  const [refunded, setRefunded] = useState<AdminPayment | null>(null);
  const Rows = isWide ? PaymentTable : PaymentCards;
  return (
    <FinancialSection
      id="pagamentos"
      title={PAYMENT_LIST_TEXTS.title}
      action={
        <div className="flex flex-wrap gap-2.5 max-sm:w-full max-sm:*:w-full">
          <RecordButton />
          <ExportButton save={save} />
        </div>
      }
    >
      <PaymentFilterBar search={search} onChange={onChange} />
      <PaymentSum search={search} />
      <PagedPart
        query={query}
        texts={TEXTS}
        empty={
          <div className="card">
            {isFiltered(search) ? (
              <EmptyState
                drawing="search"
                title={PAYMENT_LIST_TEXTS.noMatch}
                text={PAYMENT_LIST_TEXTS.noMatchText}
              />
            ) : (
              <EmptyState
                drawing="folder"
                title={PAYMENT_LIST_TEXTS.none}
                text={PAYMENT_LIST_TEXTS.noneText}
              />
            )}
          </div>
        }
      >
        {(payments) => (
          <Rows
            payments={payments}
            openId={openId}
            onToggle={(id) => setOpenId((open) => (open === id ? null : id))}
            onRefund={setRefunded}
          />
        )}
      </PagedPart>
      {refunded && <RefundDialog payment={refunded} onClose={() => setRefunded(null)} />}
    </FinancialSection>
  );
}

/** What all payments of the filter bring together, those of other pages too. */
function PaymentSum({ search }: { search: FinancialSearch }) {
  const { data } = useQuery(paymentSumQuery(search));
  if (!data || data.payments === 0) return null;
  const kept = Math.round((data.received - data.refunded) * 100) / 100;
  return (
    <p className="num mb-3 font-medium" role="status">
      {PAYMENT_LIST_TEXTS.sum(formatReais(data.received), formatReais(data.refunded), formatReais(kept))}
    </p>
  );
}

const NO_FILTER: FinancialChange = { q: '', status: '', metodo: '', de: '', ate: '' };

/** Search, situation, way to pay and days; all of it stands in the address. */
function PaymentFilterBar({
  search,
  onChange,
}: {
  search: FinancialSearch;
  /** Must stay the same function from one drawing to the next. */
  onChange: (change: FinancialChange) => void;
}) {
  const find = useCallback((text: string) => onChange({ q: text }), [onChange]);
  const { q = '', status = '', metodo = '', de = '', ate = '' } = search;
  return (
    <FilterBar
      search={{
        label: PAYMENT_LIST_TEXTS.search,
        placeholder: PAYMENT_LIST_TEXTS.searchHint,
        value: q,
        onSearch: find,
      }}
      onClear={isFiltered(search) ? () => onChange(NO_FILTER) : undefined}
    >
      <FilterSelect
        label={PAYMENT_LIST_TEXTS.status}
        value={status}
        onChange={(value) => onChange({ status: value })}
        all={PAYMENT_LIST_TEXTS.anyStatus}
        names={PAYMENT_STATUSES}
      />
      <FilterSelect
        label={PAYMENT_LIST_TEXTS.method}
        value={metodo}
        onChange={(value) => onChange({ metodo: value })}
        all={PAYMENT_LIST_TEXTS.anyMethod}
        names={PAYMENT_METHODS}
      />
      <DayField label={PAYMENT_LIST_TEXTS.from} value={de} onChange={(day) => onChange({ de: day })} />
      <DayField label={PAYMENT_LIST_TEXTS.to} value={ate} onChange={(day) => onChange({ ate: day })} />
    </FilterBar>
  );
}
