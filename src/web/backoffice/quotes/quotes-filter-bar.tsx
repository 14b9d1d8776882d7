import { type ReactNode, useCallback } from 'react';
import { LEAD_STATUSES } from '#shared/backoffice/lead-status.ts';
import { MODALITIES } from '#shared/catalog/catalog.ts';
import { FilterBar } from '#web/platform/lists/filter-bar.tsx';
import { FilterSelect } from '#web/ui/filter-select.tsx';
import { isFiltered, type QuotesChange, type QuotesSearch } from '#web/backoffice/leads/leads-search.ts';
import { QUOTES_TEXTS } from '#web/backoffice/leads/leads-texts.ts';

const MODALITY_NAMES = Object.fromEntries(
  Object.entries(MODALITIES).map(([modality, { label }]) => [modality, label]),
);

/** Search, state and modality; all of it stands in the address. */
export function QuotesFilterBar({
  search,
  action,
  onChange,
}: {
  search: QuotesSearch;
  /** Stands at the end of the bar. */
  action: ReactNode;
  /** Must stay the same function from one drawing to the next. */
  onChange: (change: QuotesChange) => void;
}) {
  const find = useCallback((q: string) => onChange({ q }), [onChange]);
  const { q = '', status = '', tipo = '' } = search;
  return (
    <FilterBar
      label={QUOTES_TEXTS.filters}
      search={{
        label: QUOTES_TEXTS.search,
        placeholder: QUOTES_TEXTS.searchHint,
        value: q,
        onSearch: find,
      }}
      onClear={isFiltered(search) ? () => onChange({ q: '', status: '', tipo: '' }) : undefined}
      action={action}
    >
      <FilterSelect
        label={QUOTES_TEXTS.status}
        value={status}
        onChange={(value) => onChange({ status: value })}
        all={QUOTES_TEXTS.anyStatus}
        names={LEAD_STATUSES}
      />
      <FilterSelect
        label={QUOTES_TEXTS.modality}
        value={tipo}
        onChange={(value) => onChange({ tipo: value })}
        all={QUOTES_TEXTS.anyModality}
        names={MODALITY_NAMES}
      />
    </FilterBar>
  );
}
