import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useCallback } from 'react';
import { STAFF_LABELS } from '#shared/lessons/lesson-status.ts';
import { CLIENTS_PER_PAGE } from '#web/backoffice/lessons/client-queries.ts';
import {
  type ClientsChange,
  type ClientsSearch,
  FIRST_SORT,
  isFiltered,
} from '#web/backoffice/lessons/clients-search.ts';
import { describeTotal, LIST_TEXTS } from '#web/backoffice/lessons/lesson-texts.ts';
import { ExportButton } from '#web/backoffice/parts/export-button.tsx';
import { FilterBar } from '#web/platform/lists/filter-bar.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FilterSelect } from '#web/ui/filter-select.tsx';
import { saveLessons } from './save-lessons.ts';

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
        names={STAFF_LABELS}
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
      <p className="col-span-2 min-h-[1lh] text-ink-2 lg:ml-2" role="status">
        {totals && (
          <>
            <span className="num font-bold text-ink">{describeTotal(totals.clients)}</span>{' '}
            {LIST_TEXTS.clients(totals.clients)},{' '}
            <span className="num font-bold text-ink">{describeTotal(totals.lessons)}</span>{' '}
            {LIST_TEXTS.lessons(totals.lessons)}
          </>
        )}
      </p>
    </FilterBar>
  );
}

/** No client at all, or none that the filter lets through. */
export function NoClients({ isFiltered }: { isFiltered: boolean }) {
  return (
    <div className="card">
      {isFiltered ? (
        <EmptyState
          drawing="search"
          title={LIST_TEXTS.noMatch}
          text={LIST_TEXTS.noMatchText}
          headingLevel={2}
        />
      ) : (
        <EmptyState drawing="folder" title={LIST_TEXTS.none} text={LIST_TEXTS.noneText} headingLevel={2} />
      )}
    </div>
  );
}

/** Which clients are shown, and the way to those before and after. */
export function ClientPager({
  page,
  shown,
  total,
  isBusy,
  onPrevious,
  onNext,
}: {
  /** Counted from 0. */
  page: number;
  shown: number;
  total: number;
  isBusy: boolean;
  /** Absent on the first page. */
  onPrevious: (() => void) | undefined;
  /** Absent on the last page. */
  onNext: (() => void) | undefined;
}): ReactNode {
  const first = page * CLIENTS_PER_PAGE + 1;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="num text-ink-2" role="status">
        {LIST_TEXTS.range(first, first + shown - 1, Math.max(total, first + shown - 1))}
      </p>
      {(onPrevious || onNext) && (
        <div className="flex gap-2 max-sm:w-full max-sm:*:flex-1">
          <Button
            variant="neutral"
            size="d"
            onClick={onPrevious}
            disabled={!onPrevious}
            aria-disabled={isBusy}
          >
            <ChevronLeft size={18} aria-hidden="true" />
            {LIST_TEXTS.previous}
          </Button>
          <Button variant="neutral" size="d" onClick={onNext} disabled={!onNext} aria-disabled={isBusy}>
            {LIST_TEXTS.next}
            <ChevronRight size={18} aria-hidden="true" />
          </Button>
        </div>
      )}
    </div>
  );
}
