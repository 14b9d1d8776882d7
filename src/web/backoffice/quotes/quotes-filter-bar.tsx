import { type ReactNode, useCallback } from 'react';
import { LEAD_STATUSES } from '#shared/backoffice/lead-status.ts';
import { MODALITIES } from '#shared/catalog/catalog.ts';
import { MAX_SEARCH_LENGTH } from '#web/platform/read-search.ts';
import { Button } from '#web/ui/button.tsx';
import { FilterSelect } from '#web/ui/filter-select.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import { isFiltered, type QuotesChange, type QuotesSearch } from './quotes-search.ts';
import { QUOTES_TEXTS } from './quotes-texts.ts';

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
  return (
    <search
      className="mb-3 grid grid-cols-2 items-end gap-2.5 lg:flex lg:flex-wrap"
      aria-label={QUOTES_TEXTS.filters}
    >
      <SearchField
        label={QUOTES_TEXTS.search}
        placeholder={QUOTES_TEXTS.searchHint}
        maxLength={MAX_SEARCH_LENGTH}
        value={search.q ?? ''}
        onSearch={find}
        className="col-span-2 lg:w-80"
      />
      <FilterSelect
        label={QUOTES_TEXTS.status}
        value={search.status ?? ''}
        onChange={(status) => onChange({ status })}
        all={QUOTES_TEXTS.anyStatus}
        names={LEAD_STATUSES}
      />
      <FilterSelect
        label={QUOTES_TEXTS.modality}
        value={search.tipo ?? ''}
        onChange={(tipo) => onChange({ tipo })}
        all={QUOTES_TEXTS.anyModality}
        names={MODALITY_NAMES}
      />
      {isFiltered(search) && (
        <Button
          variant="text"
          size="d"
          className="col-span-2"
          onClick={() => onChange({ q: '', status: '', tipo: '' })}
        >
          {QUOTES_TEXTS.clear}
        </Button>
      )}
      <div className="col-span-2 max-sm:*:w-full lg:ml-auto">{action}</div>
    </search>
  );
}
