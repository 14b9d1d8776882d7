import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { PRODUCTION_STATUSES } from '#shared/production/production-status.ts';
import { MAX_SEARCH_LENGTH } from '#web/platform/read-search.ts';
import { editorStatsQuery } from '#web/production/production-queries.ts';
import { FilterSelect } from '#web/ui/filter-select.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import { useIsWide } from '#web/ui/use-is-wide.ts';
import { describeLoad } from '#web/production/worklist/describe-load.ts';
import { DeskColumns } from './desk-columns.tsx';
import { DeskFigures } from './desk-figures.tsx';
import type { DeskChange, DeskSearch } from '#web/production/worklist/worklist-search.ts';
import { DeskTable } from '#web/production/worklist/worklist-table.tsx';
import { DESK_TEXTS } from '#web/production/worklist/worklist-texts.ts';
import { ViewSwitch } from './view-switch.tsx';

const STATUS_NAMES = Object.fromEntries(
  Object.entries(PRODUCTION_STATUSES).map(([status, { label }]) => [status, label]),
);

/** What is assigned to an editor: figures, search, columns or table. `onChange` must stay the same function. */
export function Desk({
  search,
  unreadOf,
  onChange,
}: {
  search: DeskSearch;
  unreadOf: (lessonId: string) => number;
  onChange: (change: DeskChange) => void;
}) {
  const { data: load } = useQuery(editorStatsQuery());
  // A phone has no room for a table: there the columns stand in its place.
  const isTable = useIsWide() && search.vista === 'tabela';
  const seek = useCallback((q: string) => onChange({ q: q || undefined }), [onChange]);
  const View = isTable ? DeskTable : DeskColumns;
  return (
    <div className="miolo denso pt-6 pb-16 lg:pt-8">
      <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
        <div className="min-w-64 flex-1">
          <h1 className="text-[2rem] md:text-[2.25rem]">{DESK_TEXTS.title}</h1>
          <p className="mt-1.5 min-h-6 text-base text-tinta-2">{load && describeLoad(load)}</p>
        </div>
        <search className="flex flex-wrap gap-3 max-sm:w-full">
          <SearchField
            label={DESK_TEXTS.search}
            placeholder={DESK_TEXTS.searchHint}
            maxLength={MAX_SEARCH_LENGTH}
            value={search.q ?? ''}
            onSearch={seek}
            className="flex-1 sm:w-64"
          />
          {isTable && (
            <FilterSelect
              label={DESK_TEXTS.status}
              all={DESK_TEXTS.anyStatus}
              names={STATUS_NAMES}
              value={search.status ?? ''}
              onChange={(status) => onChange({ status: status || undefined })}
            />
          )}
          <div className="max-md:hidden">
            <ViewSwitch
              isTable={isTable}
              onChange={(toTable) => onChange({ vista: toTable ? 'tabela' : undefined, status: undefined })}
            />
          </div>
        </search>
      </div>
      <div className="mt-5">
        <DeskFigures />
      </div>
      <div className="mt-6">
        <View search={search} unreadOf={unreadOf} onChange={onChange} />
      </div>
    </div>
  );
}
