import { useCallback } from 'react';
import { PAYMENT_METHODS, PAYMENT_STATUSES } from '#shared/payments/payment-status.ts';
import {
  type FinancialChange,
  type FinancialSearch,
  isFiltered,
} from '#web/backoffice/financial/financial-search.ts';
import { PAYMENT_LIST_TEXTS as TEXTS } from '#web/backoffice/financial/financial-texts.ts';
import { DayField } from '#web/platform/lists/day-field.tsx';
import { FilterBar } from '#web/platform/lists/filter-bar.tsx';
import { FilterSelect } from '#web/ui/filter-select.tsx';

const NO_FILTER: FinancialChange = { q: '', status: '', metodo: '', de: '', ate: '' };

/** Search, situation, way to pay and days; all of it stands in the address. */
export function PaymentFilterBar({
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
      search={{ label: TEXTS.search, placeholder: TEXTS.searchHint, value: q, onSearch: find }}
      onClear={isFiltered(search) ? () => onChange(NO_FILTER) : undefined}
    >
      <FilterSelect
        label={TEXTS.status}
        value={status}
        onChange={(value) => onChange({ status: value })}
        all={TEXTS.anyStatus}
        names={PAYMENT_STATUSES}
      />
      <FilterSelect
        label={TEXTS.method}
        value={metodo}
        onChange={(value) => onChange({ metodo: value })}
        all={TEXTS.anyMethod}
        names={PAYMENT_METHODS}
      />
      <DayField label={TEXTS.from} value={de} onChange={(day) => onChange({ de: day })} />
      <DayField label={TEXTS.to} value={ate} onChange={(day) => onChange({ ate: day })} />
    </FilterBar>
  );
}
