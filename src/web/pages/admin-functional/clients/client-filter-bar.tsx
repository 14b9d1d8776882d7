import { useCallback } from 'react';
import { LESSON_STATUSES, STAFF_COMPLETED_LABEL } from '#shared/lessons/lesson-status.ts';
import {
  type ClientsChange,
  type ClientsSearch,
  isFiltered,
} from '#web/backoffice/lessons/clients-search.ts';
import { ExportButton } from '#web/backoffice/lessons/export-button.tsx';
import { describeTotal, LIST_TEXTS } from '#web/backoffice/lessons/lesson-texts.ts';
import { MAX_SEARCH_LENGTH } from '#web/platform/read-search.ts';
import { Button } from '#web/ui/button.tsx';
import { FilterSelect } from '#web/ui/filter-select.tsx';
import { SearchField } from '#web/ui/search-field.tsx';

const STATUS_NAMES = {
  ...Object.fromEntries(Object.entries(LESSON_STATUSES).map(([name, { label }]) => [name, label])),
  completed: STAFF_COMPLETED_LABEL,
};

/** Search, status and deadline, all of it in the address; how much they let through, and its export. */
export function ClientFilterBar({
  search,
  totals,
  onChange,
}: {
  search: ClientsSearch;
  totals: { clients: number; lessons: number } | null;
  /** Must stay the same function from one drawing to the next. */
  onChange: (change: ClientsChange) => void;
}) {
  const find = useCallback((q: string) => onChange({ q }), [onChange]);
  return (
    <div className="mb-4 flex flex-wrap items-center gap-2.5">
      <search className="grid basis-full grid-cols-2 items-center gap-2.5 lg:flex lg:basis-auto lg:flex-wrap">
        <SearchField
          label={LIST_TEXTS.search}
          placeholder={LIST_TEXTS.searchHint}
          maxLength={MAX_SEARCH_LENGTH}
          value={search.q ?? ''}
          onSearch={find}
          className="col-span-2 lg:w-72"
        />
        <FilterSelect
          label={LIST_TEXTS.status}
          value={search.status ?? ''}
          onChange={(status) => onChange({ status })}
          all={LIST_TEXTS.anyStatus}
          names={STATUS_NAMES}
        />
        <FilterSelect
          label={LIST_TEXTS.due}
          value={search.prazo ?? ''}
          onChange={(prazo) => onChange({ prazo })}
          all={LIST_TEXTS.anyDue}
          names={LIST_TEXTS.dueNames}
        />
        {isFiltered(search) && (
          <Button
            variant="text"
            size="d"
            className="col-span-2"
            onClick={() => onChange({ q: '', status: '', prazo: '' })}
          >
            {LIST_TEXTS.clear}
          </Button>
        )}
      </search>
      <p className="text-tinta-2 lg:ml-2" role="status">
        {totals && (
          <>
            <span className="num font-bold text-tinta">{describeTotal(totals.clients)}</span>{' '}
            {LIST_TEXTS.clients(totals.clients)},{' '}
            <span className="num font-bold text-tinta">{describeTotal(totals.lessons)}</span>{' '}
            {LIST_TEXTS.projects(totals.lessons)}
          </>
        )}
      </p>
      <div className="ml-auto">
        <ExportButton search={search} />
      </div>
    </div>
  );
}
