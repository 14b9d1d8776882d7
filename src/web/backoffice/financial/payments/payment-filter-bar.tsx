import { useCallback } from 'react';
import { PAYMENT_METHODS, PAYMENT_STATUSES } from '#shared/payments/payment-status.ts';
import {
  type FinancialChange,
  type FinancialSearch,
  isFiltered,
} from '#web/backoffice/financial/financial-search.ts';
import { PAYMENT_LIST_TEXTS } from '#web/backoffice/financial/financial-texts.ts';
import { DayField } from '#web/platform/day-field.tsx';
import { MAX_SEARCH_LENGTH } from '#web/platform/read-search.ts';
import { Button } from '#web/ui/button.tsx';
import { FilterSelect } from '#web/ui/filter-select.tsx';
import { SearchField } from '#web/ui/search-field.tsx';

/** Search, situation, way to pay and days; all of it stands in the address. */
export function PaymentFilterBar({
  search,
  onChange,
}: {
  search: FinancialSearch;
  /** Must stay the same function from one drawing to the next. */
  onChange: (change: FinancialChange) => void;
}) {
  const find = useCallback((q: string) => onChange({ q }), [onChange]);
  return (
    <search className="mb-3 grid grid-cols-2 items-end gap-2.5 lg:flex lg:flex-wrap">
      <SearchField
        label={PAYMENT_LIST_TEXTS.search}
        placeholder={PAYMENT_LIST_TEXTS.searchHint}
        maxLength={MAX_SEARCH_LENGTH}
        value={search.q ?? ''}
        onSearch={find}
        className="col-span-2 lg:w-80"
      />
      <FilterSelect
        label={PAYMENT_LIST_TEXTS.status}
        value={search.status ?? ''}
        onChange={(status) => onChange({ status })}
        all={PAYMENT_LIST_TEXTS.anyStatus}
        names={PAYMENT_STATUSES}
      />
      <FilterSelect
        label={PAYMENT_LIST_TEXTS.method}
        value={search.metodo ?? ''}
        onChange={(metodo) => onChange({ metodo })}
        all={PAYMENT_LIST_TEXTS.anyMethod}
        names={PAYMENT_METHODS}
      />
      <DayField label={PAYMENT_LIST_TEXTS.from} value={search.de ?? ''} onChange={(de) => onChange({ de })} />
      <DayField
        label={PAYMENT_LIST_TEXTS.to}
        value={search.ate ?? ''}
        onChange={(ate) => onChange({ ate })}
      />
      {isFiltered(search) && (
        <Button
          variant="text"
          size="d"
          className="col-span-2"
          onClick={() => onChange({ q: '', status: '', metodo: '', de: '', ate: '' })}
        >
          {PAYMENT_LIST_TEXTS.clear}
        </Button>
      )}
    </search>
  );
}
