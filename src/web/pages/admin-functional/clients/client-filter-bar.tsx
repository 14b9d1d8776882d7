import { useCallback } from 'react';
import { LESSON_STATUSES, STAFF_COMPLETED_LABEL } from '#shared/lessons/lesson-status.ts';
import {
  type ClientsChange,
  type ClientsSearch,
  FIRST_SORT,
  isFiltered,
} from '#web/backoffice/lessons/clients-search.ts';
import { describeTotal, LIST_TEXTS } from '#web/backoffice/lessons/lesson-texts.ts';
import { saveLessons } from '#web/backoffice/clients/save-lessons.ts';
import { ExportButton } from '#web/backoffice/parts/export-button.tsx';
import { FilterBar } from '#web/platform/lists/filter-bar.tsx';
import { FilterSelect } from '#web/ui/filter-select.tsx';

const STATUS_NAMES = {
  ...Object.fromEntries(Object.entries(LESSON_STATUSES).map(([name, { label }]) => [name, label])),
  completed: STAFF_COMPLETED_LABEL,
};

const { [FIRST_SORT]: FIRST_NAME, ...OTHER_NAMES } = LIST_TEXTS.sorts;

/** Search, status, deadline, messages and order, all of it in the address; how much they let through, and its export. */
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
  const find = useCallback((text: string) => onChange({ q: text }), [onChange]);
  const { q = '', status = '', prazo = '', mensagens = '', ordem = '' } = search;
  return (
    <FilterBar
      search={{ label: LIST_TEXTS.search, placeholder: LIST_TEXTS.searchHint, value: q, onSearch: find }}
      onClear={
        isFiltered(search) ? () => onChange({ q: '', status: '', prazo: '', mensagens: '' }) : undefined
      }
      action={<ExportButton save={() => saveLessons({ search })} />}
    >
      <FilterSelect
        label={LIST_TEXTS.status}
        value={status}
        onChange={(value) => onChange({ status: value })}
        all={LIST_TEXTS.anyStatus}
        names={STATUS_NAMES}
      />
      <FilterSelect
        label={LIST_TEXTS.due}
        value={prazo}
        onChange={(value) => onChange({ prazo: value })}
        all={LIST_TEXTS.anyDue}
        names={LIST_TEXTS.dueNames}
      />
      <FilterSelect
        label={LIST_TEXTS.messages}
        value={mensagens}
        onChange={(value) => onChange({ mensagens: value })}
        all={LIST_TEXTS.anyMessages}
        names={LIST_TEXTS.messageNames}
      />
      <FilterSelect
        label={LIST_TEXTS.sort}
        value={ordem}
        onChange={(value) => onChange({ ordem: value })}
        all={FIRST_NAME}
        names={OTHER_NAMES}
      />
      <p className="col-span-2 min-h-[1lh] text-tinta-2 lg:ml-2" role="status">
        {totals && (
          <>
            <span className="num font-bold text-tinta">{describeTotal(totals.clients)}</span>{' '}
            {LIST_TEXTS.clients(totals.clients)},{' '}
            <span className="num font-bold text-tinta">{describeTotal(totals.lessons)}</span>{' '}
            {LIST_TEXTS.projects(totals.lessons)}
          </>
        )}
      </p>
    </FilterBar>
  );
}
