import type { BoardStage } from '#shared/backoffice/board-stages.ts';
import { messageOf } from '#web/platform/api-problem.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorPanel } from '#web/ui/error-panel.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { useIsWide } from '#web/ui/use-is-wide.ts';
import type { CardActions } from './board-card.tsx';
import { BoardColumn } from '#web/pages/admin-functional/production/board-column.tsx';
import { type BoardChange, type BoardSearch, stagesFor } from './board-search.ts';
import { STAGE_NAMES, BOARD_TEXTS as TEXTS } from './board-texts.ts';
import { type Column, useColumn } from '#web/pages/admin-functional/production/use-column.ts';

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
    <div className="cartao">
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
