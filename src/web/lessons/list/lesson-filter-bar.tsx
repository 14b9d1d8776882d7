import { useId } from 'react';
import { LESSON_STATUSES } from '#shared/lessons/lesson-status.ts';
import { MAX_SEARCH_LENGTH } from '#web/platform/read-search.ts';
import { SearchField } from '#web/ui/search-field.tsx';
import { LESSON_LIST_TEXTS } from './lesson-list-texts.ts';
import type { LessonFilter } from './lesson-search.ts';

export type FilterChange = { q?: string; status?: string };

/** Heading of the list with its search and its status filter. */
export function LessonFilterBar({
  filter,
  onChange,
  onSearch,
}: {
  filter: LessonFilter;
  onChange: (change: FilterChange) => void;
  onSearch: (text: string) => void;
}) {
  const id = useId();
  return (
    <search className="flex flex-wrap items-center gap-3">
      <h2 className="flex-1 basis-full text-[1.7rem] lg:basis-0">{LESSON_LIST_TEXTS.title}</h2>
      <SearchField
        label={LESSON_LIST_TEXTS.search}
        placeholder={LESSON_LIST_TEXTS.searchHint}
        maxLength={MAX_SEARCH_LENGTH}
        value={filter.q ?? ''}
        onSearch={onSearch}
        className="flex-1 basis-full sm:basis-0 lg:max-w-80"
      />
      <div className="flex-1 basis-full sm:w-64 sm:flex-none sm:basis-auto">
        <label className="sr-only" htmlFor={id}>
          {LESSON_LIST_TEXTS.status}
        </label>
        <select
          id={id}
          className="field"
          value={filter.status ?? ''}
          onChange={(event) => onChange({ status: event.target.value })}
        >
          <option value="">{LESSON_LIST_TEXTS.anyStatus}</option>
          {Object.entries(LESSON_STATUSES).map(([status, { label }]) => (
            <option key={status} value={status}>
              {label}
            </option>
          ))}
        </select>
      </div>
    </search>
  );
}
