import { useQuery } from '@tanstack/react-query';
import { AlarmClock, Columns3, FolderOpen, Rows3, Target, TriangleAlert } from 'lucide-react';
import { type ReactNode, useCallback } from 'react';
import { PRODUCTION_STATUSES } from '#shared/production/production-status.ts';
import { wholePercent } from '#shared/production/whole-percent.ts';
import { formatNumber } from '#shared/text/format.ts';
import { messageOf } from '#web/platform/api-problem.ts';
import { MAX_SEARCH_LENGTH } from '#web/platform/read-search.ts';
import { editorStatsQuery } from '#web/production/production-queries.ts';
import { ErrorPanel } from '#web/ui/error-panel.tsx';
import { FilterSelect } from '#web/ui/filter-select.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useIsWide } from '#web/ui/use-is-wide.ts';
import { describeLoad } from './describe-load.ts';
import { WorklistColumns } from './worklist-columns.tsx';
import type { WorklistChange, WorklistSearch } from './worklist-search.ts';
import { WorklistTable } from './worklist-table.tsx';
import { WORKLIST_TEXTS } from './worklist-texts.ts';

const STATUS_NAMES = Object.fromEntries(
  Object.entries(PRODUCTION_STATUSES).map(([status, { label }]) => [status, label]),
);

/** What is assigned to an editor: figures, search, columns or table. `onChange` must stay the same function. */
export function Worklist({
  search,
  unreadOf,
  onChange,
}: {
  search: WorklistSearch;
  unreadOf: (lessonId: string) => number;
  onChange: (change: WorklistChange) => void;
}) {
  const { data: load } = useQuery(editorStatsQuery());
  // A phone has no room for a table: there the columns stand in its place.
  const isTable = useIsWide() && search.vista === 'tabela';
  const seek = useCallback((q: string) => onChange({ q: q || undefined }), [onChange]);
  const View = isTable ? WorklistTable : WorklistColumns;
  return (
    <div className="page-width dense pt-6 pb-16 lg:pt-8">
      <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
        <div className="min-w-64 flex-1">
          <h1 className="text-[2rem] md:text-[2.25rem]">{WORKLIST_TEXTS.title}</h1>
          <p className="mt-1.5 min-h-6 text-base text-ink-2">{load && describeLoad(load)}</p>
        </div>
        <search className="flex flex-wrap gap-3 max-sm:w-full">
          <SearchField
            label={WORKLIST_TEXTS.search}
            placeholder={WORKLIST_TEXTS.searchHint}
            maxLength={MAX_SEARCH_LENGTH}
            value={search.q ?? ''}
            onSearch={seek}
            className="flex-1 sm:w-64"
          />
          {isTable && (
            <FilterSelect
              label={WORKLIST_TEXTS.status}
              all={WORKLIST_TEXTS.anyStatus}
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
        <WorklistFigures />
      </div>
      <div className="mt-6">
        <View search={search} unreadOf={unreadOf} onChange={onChange} />
      </div>
    </div>
  );
}

const VIEWS = [
  { isTable: false, label: WORKLIST_TEXTS.columns, Icon: Columns3 },
  { isTable: true, label: WORKLIST_TEXTS.table, Icon: Rows3 },
] as const;

/** Columns or table. */
function ViewSwitch({ isTable, onChange }: { isTable: boolean; onChange: (isTable: boolean) => void }) {
  return (
    <fieldset>
      <legend className="sr-only">{WORKLIST_TEXTS.view}</legend>
      <div className="tab-track">
        {VIEWS.map(({ label, Icon, ...view }) => (
          <label key={label}>
            <input
              type="radio"
              name="vista"
              className="absolute inset-0 cursor-pointer appearance-none rounded-[inherit] outline-none!"
              checked={view.isTable === isTable}
              onChange={() => onChange(view.isTable)}
            />
            <Icon size={17} aria-hidden="true" />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** What is overdue, what is due soon, what is open, and how punctual the deliveries were. */
function WorklistFigures() {
  const { data, error, isFetching, refetch } = useQuery(editorStatsQuery());
  if (!data && error) {
    return (
      <ErrorPanel
        title={WORKLIST_TEXTS.figuresError}
        message={messageOf(error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  const figure = (value: number | undefined) =>
    value === undefined ? <Skeleton className="h-7 w-9" /> : formatNumber(value);
  const percent = data && (data.punctuality === null ? '–' : `${wholePercent(data.punctuality)}%`);
  return (
    <ul className="grid grid-cols-2 gap-3 lg:grid-cols-4" aria-label={WORKLIST_TEXTS.figures}>
      <Figure
        icon={<TriangleAlert size={22} className={data?.overdue ? 'text-error-t' : 'text-ink-2'} />}
        value={figure(data?.overdue)}
        label={WORKLIST_TEXTS.overdue}
      />
      <Figure
        icon={<AlarmClock size={22} className={data?.dueSoon ? 'text-warning-t' : 'text-ink-2'} />}
        value={figure(data?.dueSoon)}
        label={WORKLIST_TEXTS.dueSoon}
      />
      <Figure
        icon={<FolderOpen size={22} className="text-action" />}
        value={figure(data?.openProductions)}
        label={WORKLIST_TEXTS.open}
      />
      <Figure
        icon={<Target size={22} className="text-action" />}
        value={percent ?? figure(undefined)}
        label={
          data && data.deliveriesCounted > 0
            ? WORKLIST_TEXTS.punctual(data.deliveriesCounted)
            : WORKLIST_TEXTS.punctualNone
        }
      />
    </ul>
  );
}

function Figure({ icon, value, label }: { icon: ReactNode; value: ReactNode; label: string }) {
  return (
    <li className="card flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-3 sm:flex-nowrap">
      <span aria-hidden="true">{icon}</span>
      <span className="num text-[1.625rem] leading-none font-extrabold">{value}</span>
      <span className="smaller leading-tight text-ink-2 max-sm:basis-full">{label}</span>
    </li>
  );
}
