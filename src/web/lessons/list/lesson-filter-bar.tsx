import { useId } from 'react';
import { LESSON_STATUSES } from '#shared/lessons/lesson-status.ts';
import { MAX_SEARCH_LENGTH } from '#web/platform/read-search.ts';
import { SearchField } from '#web/ui/search-field.tsx';
import type { ProjectFilter } from './lesson-search.ts';
import { PROJECT_TEXTS } from './lesson-list-texts.ts';

export type FilterChange = { q?: string; status?: string };

/** Heading of the list with its search and its status filter. */
export function ProjectFilterBar({
  filter,
  onChange,
  onSearch,
}: {
  filter: ProjectFilter;
  onChange: (change: FilterChange) => void;
  onSearch: (text: string) => void;
}) {
  const id = useId();
  return (
    <search className="flex flex-wrap items-center gap-3">
      <h2 className="flex-1 basis-full text-[1.7rem] lg:basis-0">{PROJECT_TEXTS.title}</h2>
      <SearchField
        label={PROJECT_TEXTS.search}
        placeholder={PROJECT_TEXTS.searchHint}
        maxLength={MAX_SEARCH_LENGTH}
        value={filter.q ?? ''}
        onSearch={onSearch}
        className="flex-1 basis-full sm:basis-0 lg:max-w-80"
      />
      <div className="flex-1 basis-full sm:w-64 sm:flex-none sm:basis-auto">
        <label className="sr-only" htmlFor={id}>
          {PROJECT_TEXTS.status}
        </label>
        <select
          id={id}
          className="campo"
          value={filter.status ?? ''}
          onChange={(event) => onChange({ status: event.target.value })}
        >
          <option value="">{PROJECT_TEXTS.anyStatus}</option>
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
