import { useInfiniteQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useId } from 'react';
import { PRODUCTION_STATUSES, type ProductionStatus } from '#shared/production/production-status.ts';
import { messageOf } from '#web/platform/api-problem.ts';
import { CardSkeleton } from '#web/production/card-skeleton.tsx';
import { ownProductionsQuery } from '#web/production/production-queries.ts';
import { STAGE_ICONS } from '#web/production/production-status-chip.tsx';
import { ErrorPanel } from '#web/ui/error-panel.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { useIsWide } from '#web/ui/use-is-wide.ts';
import { chooseColumn } from './choose-column.ts';
import { EmptyWorklist } from './empty-worklist.tsx';
import { MoreButton } from './more-button.tsx';
import { nextCard } from './next-card.ts';
import { ProductionCard } from './production-card.tsx';
import { FIRST_SORT, type WorklistChange, type WorklistSearch } from './worklist-search.ts';
import { WORKLIST_TEXTS } from './worklist-texts.ts';

/** The productions by stage: three columns, or one at a time where there is no room; what was called off below. */
export function WorklistColumns({
  search: { q, status },
  unreadOf,
  onChange,
}: {
  search: WorklistSearch;
  unreadOf: (lessonId: string) => number;
  onChange: (change: WorklistChange) => void;
}) {
  const columns = [useColumn('assigned', q), useColumn('in_progress', q), useColumn('completed', q)];
  const cancelled = useColumn('cancelled', q);
  const isWide = useIsWide('64rem');
  if ([...columns, cancelled].every(({ pages, total }) => pages.isSuccess && total === 0)) {
    return <EmptyWorklist isFiltered={Boolean(q)} onClear={() => onChange({ q: undefined })} />;
  }
  const failed = columns.filter(({ pages }) => pages.isError && !pages.data);
  const [first] = failed;
  if (first && failed.length === columns.length) {
    return (
      <ErrorPanel
        title={WORKLIST_TEXTS.listError}
        message={messageOf(first.pages.error)}
        onRetry={() => failed.forEach(({ pages }) => void pages.refetch())}
        isRetrying={failed.some(({ pages }) => pages.isFetching)}
      />
    );
  }
  const emptyText = q ? WORKLIST_TEXTS.columnNoMatch : WORKLIST_TEXTS.columnEmpty;
  const draw = (column: Column, isAlone = false) => (
    <WorklistColumn
      key={column.status}
      column={column}
      unreadOf={unreadOf}
      emptyText={emptyText}
      isAlone={isAlone}
    />
  );
  if (isWide) {
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: arrows are a shortcut; every card is a link of its own
      <div className="grid gap-8" onKeyDown={moveByArrow}>
        <div className="grid grid-cols-3 items-start gap-6">{columns.map((column) => draw(column))}</div>
        {cancelled.total > 0 && (
          <div className="[&_ul]:grid-cols-3 [&_ul]:gap-6 [&_ul]:items-start">{draw(cancelled)}</div>
        )}
      </div>
    );
  }
  const tabs = cancelled.total > 0 || status === 'cancelled' ? [...columns, cancelled] : columns;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows are a shortcut; every card is a link of its own
    <div
      className="[&_.tab]:flex-1 [&_.tab]:justify-center [&_.tab]:gap-1.5 [&_.tab]:px-0.5 [&_.tab]:text-[.9375rem] max-sm:[&_.tabs]:-mx-4 max-sm:[&_.tabs]:px-1"
      onKeyDown={moveByArrow}
    >
      <Tabs<ProductionStatus>
        label={WORKLIST_TEXTS.status}
        value={chooseColumn(
          status,
          Object.fromEntries(columns.map((column) => [column.status, column.total])),
        )}
        onChange={(chosen) => onChange({ status: chosen })}
        contentClassName="mt-5"
        tabs={tabs.map((column) => ({
          value: column.status,
          label: PRODUCTION_STATUSES[column.status].label,
          ...(column.pages.isSuccess && { count: column.total }),
          content: draw(column, true),
        }))}
      />
    </div>
  );
}

function moveByArrow(event: KeyboardEvent<HTMLElement>): void {
  const cards = Array.from(event.currentTarget.querySelectorAll('[data-column]'), (column) =>
    Array.from(column.querySelectorAll<HTMLElement>('[data-card]')),
  );
  const target = event.target as HTMLElement;
  const column = cards.findIndex((links) => links.includes(target));
  const row = cards[column]?.indexOf(target) ?? -1;
  if (row < 0) return;
  const place = nextCard(
    event.key,
    { column, row },
    cards.map(({ length }) => length),
  );
  if (!place) return;
  event.preventDefault();
  cards[place.column]?.[place.row]?.focus();
}

/** The productions of one stage, the most urgent first. `isAlone`: a tab above it names it. */
function WorklistColumn({
  column,
  unreadOf,
  emptyText,
  isAlone = false,
}: {
  column: Column;
  unreadOf: (lessonId: string) => number;
  emptyText: string;
  isAlone?: boolean;
}) {
  const id = useId();
  const { status, pages, productions, total } = column;
  const Icon = STAGE_ICONS[status];
  return (
    <section aria-labelledby={id} aria-busy={pages.isFetching} data-column>
      <div
        className={
          isAlone ? 'sr-only' : 'sticky top-0 z-1 mb-1 flex items-center gap-2 bg-background px-1 py-2'
        }
      >
        <Icon size={18} className="text-action" aria-hidden="true" />
        <h2 id={id} className="text-[1.125rem] font-bold">
          {PRODUCTION_STATUSES[status].label}
        </h2>
        {pages.isSuccess && <span className="tally">{total}</span>}
      </div>
      {pages.isPending && <CardSkeleton label={WORKLIST_TEXTS.loading} />}
      {pages.isError && !pages.isFetchNextPageError && productions.length === 0 && (
        <ErrorPanel
          title={WORKLIST_TEXTS.listError}
          message={messageOf(pages.error)}
          onRetry={() => void pages.refetch()}
          isRetrying={pages.isFetching}
        />
      )}
      {pages.isSuccess && productions.length === 0 && (
        <p className="rounded-card border border-dashed border-border-strong px-4 py-6 text-center text-ink-2">
          {emptyText}
        </p>
      )}
      <ul className={`grid gap-3 transition-opacity ${pages.isPlaceholderData ? 'opacity-60' : ''}`}>
        {productions.map((production) => (
          <li key={production.id}>
            <ProductionCard production={production} unread={unreadOf(production.lesson.id)} />
          </li>
        ))}
      </ul>
      <MoreButton pages={pages} className="mt-2 w-full" />
    </section>
  );
}

/** Of open ones so many are asked for that the rest of an editor's work is seldom a page away. */
const LIMITS: Record<ProductionStatus, number> = {
  assigned: 50,
  in_progress: 50,
  completed: 10,
  cancelled: 10,
};

/** The productions of one stage: open ones by urgency, the others as they ended, the latest first. */
function useColumn(status: ProductionStatus, q: string | undefined) {
  const pages = useInfiniteQuery(
    ownProductionsQuery({ status, ...(q && { q }), sort: FIRST_SORT }, LIMITS[status]),
  );
  return {
    status,
    pages,
    productions: pages.data?.pages.flatMap((page) => page.items) ?? [],
    total: pages.data?.pages[0]?.total ?? 0,
  };
}
type Column = ReturnType<typeof useColumn>;
