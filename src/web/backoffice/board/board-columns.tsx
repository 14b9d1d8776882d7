import { CircleCheck, Hourglass, Inbox, PencilRuler } from 'lucide-react';
import { useId } from 'react';
import type { BoardStage } from '#shared/backoffice/board-stages.ts';
import { messageOf } from '#web/platform/api-problem.ts';
import { CardSkeleton } from '#web/production/card-skeleton.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorPanel } from '#web/ui/error-panel.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { useIsWide } from '#web/ui/use-is-wide.ts';
import { BoardCard, type CardActions } from './board-card.tsx';
import { type Column, useColumn } from './board-query.ts';
import { type BoardChange, type BoardSearch, stagesFor } from './board-search.ts';
import { STAGE_NAMES, BOARD_TEXTS as TEXTS } from './board-texts.ts';

/** All columns side by side, or one at a time under tabs where there is no room. */
export function BoardColumns({
  search,
  onChange,
  ...actions
}: CardActions & { search: BoardSearch; onChange: (change: BoardChange) => void }) {
  const all: Record<BoardStage, Column> = {
    waiting: useColumn('waiting', search),
    assigned: useColumn('assigned', search),
    in_progress: useColumn('in_progress', search),
    completed: useColumn('completed', search),
  };
  const isWide = useIsWide('64rem');
  const columns = stagesFor(search).map((stage) => all[stage]);
  const isFiltered = Boolean(search.q || search.editor);
  if (columns.every(({ pages, total }) => pages.isSuccess && total === 0)) {
    return <EmptyBoard isFiltered={isFiltered} onClear={() => onChange({ q: '', editor: '' })} />;
  }
  const failed = columns.filter(({ pages }) => pages.isError && !pages.data);
  const [first] = failed;
  if (first && failed.length === columns.length) {
    return (
      <ErrorPanel
        title={TEXTS.boardError}
        message={messageOf(first.pages.error)}
        onRetry={() => failed.forEach(({ pages }) => void pages.refetch())}
        isRetrying={failed.some(({ pages }) => pages.isFetching)}
      />
    );
  }
  const draw = (column: Column, isAlone = false) => (
    <BoardColumn
      key={column.stage}
      column={column}
      emptyText={isFiltered ? TEXTS.noMatch : TEXTS.empty}
      isAlone={isAlone}
      {...actions}
    />
  );
  if (isWide) {
    return (
      <div
        className="grid items-start gap-5"
        // What is empty leaves its room to the others.
        style={{
          gridTemplateColumns: columns
            .map((column) => (isEmpty(column) ? '11rem' : 'minmax(0,1fr)'))
            .join(' '),
        }}
      >
        {columns.map((column) => draw(column))}
      </div>
    );
  }
  const shown = columns.find(({ stage }) => stage === search.status) ?? firstFilled(columns);
  return (
    <Tabs<BoardStage>
      label={TEXTS.columns}
      value={shown?.stage ?? 'assigned'}
      onChange={(status) => onChange({ status })}
      contentClassName="mt-4"
      tabs={columns.map((column) => ({
        value: column.stage,
        label: STAGE_NAMES[column.stage],
        ...(column.pages.data && { count: TEXTS.count(column.total) }),
        content: draw(column, true),
      }))}
    />
  );
}

const isEmpty = ({ pages, total }: Column): boolean => pages.isSuccess && total === 0;

/** What waits for the admin first. */
const firstFilled = (columns: readonly Column[]): Column | undefined =>
  columns.find(({ total }) => total > 0) ?? columns[0];

function EmptyBoard({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  return (
    <div className="card">
      {isFiltered ? (
        <EmptyState
          drawing="search"
          title={TEXTS.nothingFound}
          text={TEXTS.nothingFoundText}
          headingLevel={2}
          action={
            <Button variant="outline" size="m" onClick={onClear}>
              {TEXTS.clear}
            </Button>
          }
        />
      ) : (
        <EmptyState drawing="folder" title={TEXTS.none} text={TEXTS.noneText} headingLevel={2} />
      )}
    </div>
  );
}

const ICONS = {
  waiting: Hourglass,
  assigned: Inbox,
  in_progress: PencilRuler,
  completed: CircleCheck,
} as const;

/** The lessons of one stage. `isAlone`: a tab above it names it. */
function BoardColumn({
  column: { stage, pages, cards, total },
  emptyText,
  isAlone = false,
  ...actions
}: CardActions & { column: Column; emptyText: string; isAlone?: boolean }) {
  const id = useId();
  const Icon = ICONS[stage];
  return (
    <section aria-labelledby={id} className="min-w-0">
      <div
        className={
          isAlone ? 'sr-only' : 'sticky top-0 z-2 mb-1 flex items-center gap-2 bg-background px-1 py-2'
        }
      >
        <Icon size={18} className="text-action" aria-hidden="true" />
        <h2 id={id} className="text-[1.125rem]">
          {STAGE_NAMES[stage]}
        </h2>
        {pages.data && <span className="tally">{TEXTS.count(total)}</span>}
      </div>
      {pages.isPending && <CardSkeleton label={TEXTS.loading} />}
      {pages.isError && (
        <div className="mb-3">
          <ErrorPanel
            title={TEXTS.error}
            message={messageOf(pages.error)}
            onRetry={() => void (pages.isFetchNextPageError ? pages.fetchNextPage() : pages.refetch())}
            isRetrying={pages.isFetching}
          />
        </div>
      )}
      {pages.data && cards.length === 0 && (
        <p className="rounded-card border border-dashed border-border-strong px-4 py-6 text-center text-ink-2">
          {emptyText}
        </p>
      )}
      <ul className={`grid gap-3 transition-opacity ${pages.isPlaceholderData ? 'opacity-60' : ''}`}>
        {cards.map((card) => (
          <li key={card.id} className="min-w-0">
            <BoardCard card={card} stage={stage} {...actions} />
          </li>
        ))}
      </ul>
      {pages.hasNextPage && (
        <Button
          variant="text"
          size="d"
          className="mt-2 w-full"
          onClick={() => void pages.fetchNextPage()}
          isBusy={pages.isFetchingNextPage}
          busyLabel={TEXTS.loadingMore}
        >
          {TEXTS.more}
          <span className="sr-only">: {STAGE_NAMES[stage]}</span>
        </Button>
      )}
    </section>
  );
}
