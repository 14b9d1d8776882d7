import { useCallback, useId } from 'react';
import { PAYMENT_METHODS, PAYMENT_STATUSES } from '#shared/payments/payment-status.ts';
import {
  type FinancialChange,
  type FinancialSearch,
  isFiltered,
  MAX_SEARCH_LENGTH,
} from '#web/backoffice/financial/financial-search.ts';
import { PAYMENT_LIST_TEXTS } from '#web/backoffice/financial/financial-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import { DayField } from './day-field.tsx';

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
      <Choice
        label={PAYMENT_LIST_TEXTS.status}
        value={search.status ?? ''}
        onChange={(status) => onChange({ status })}
        all={PAYMENT_LIST_TEXTS.anyStatus}
        names={PAYMENT_STATUSES}
      />
      <Choice
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

function Choice({
  label,
  value,
  onChange,
  all,
  names,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
  all: string;
  names: Record<string, string>;
}) {
  const id = useId();
  return (
    <div>
      <label className="sr-only" htmlFor={id}>
        {label}
      </label>
      <select id={id} className="campo" value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{all}</option>
        {Object.entries(names).map(([name, words]) => (
          <option key={name} value={name}>
            {words}
          </option>
        ))}
      </select>
    </div>
  );
}
