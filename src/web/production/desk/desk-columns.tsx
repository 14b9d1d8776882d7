import type { KeyboardEvent } from 'react';
import { PRODUCTION_STATUSES, type ProductionStatus } from '#shared/production/production-status.ts';
import { messageOf } from '#web/platform/api-problem.ts';
import { ErrorPanel } from '#web/ui/error-panel.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { useIsWide } from '#web/ui/use-is-wide.ts';
import { chooseColumn } from '#web/production/worklist/choose-column.ts';
import { DeskColumn } from './desk-column.tsx';
import type { DeskChange, DeskSearch } from '#web/production/worklist/worklist-search.ts';
import { DESK_TEXTS } from '#web/production/worklist/worklist-texts.ts';
import { EmptyDesk } from '#web/production/worklist/empty-worklist.tsx';
import { nextCard } from '#web/production/worklist/next-card.ts';
import { type Column, useColumn } from './use-column.ts';

/** The productions by stage: three columns, or one at a time where there is no room; what was called off below. */
export function DeskColumns({
  search: { q, status },
  unreadOf,
  onChange,
}: {
  search: DeskSearch;
  unreadOf: (lessonId: string) => number;
  onChange: (change: DeskChange) => void;
}) {
  const columns = [useColumn('assigned', q), useColumn('in_progress', q), useColumn('completed', q)];
  const cancelled = useColumn('cancelled', q);
  const isWide = useIsWide('64rem');
  if ([...columns, cancelled].every(({ pages, total }) => pages.isSuccess && total === 0)) {
    return <EmptyDesk isFiltered={Boolean(q)} onClear={() => onChange({ q: undefined })} />;
  }
  const failed = columns.filter(({ pages }) => pages.isError && !pages.data);
  const [first] = failed;
  if (first && failed.length === columns.length) {
    return (
      <ErrorPanel
        title={DESK_TEXTS.listError}
        message={messageOf(first.pages.error)}
        onRetry={() => failed.forEach(({ pages }) => void pages.refetch())}
        isRetrying={failed.some(({ pages }) => pages.isFetching)}
      />
    );
  }
  const emptyText = q ? DESK_TEXTS.columnNoMatch : DESK_TEXTS.columnEmpty;
  const draw = (column: Column, isAlone = false) => (
    <DeskColumn
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
      className="[&_.aba]:flex-1 [&_.aba]:justify-center [&_.aba]:gap-1.5 [&_.aba]:px-0.5 [&_.aba]:text-[.9375rem] max-sm:[&_.abas]:-mx-4 max-sm:[&_.abas]:px-1"
      onKeyDown={moveByArrow}
    >
      <Tabs<ProductionStatus>
        label={DESK_TEXTS.status}
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
