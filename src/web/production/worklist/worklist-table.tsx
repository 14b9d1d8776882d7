import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Production } from '#shared/production/production.schemas.ts';
import { formatDate } from '#shared/text/format.ts';
import { PagedPart } from '#web/platform/lists/paged-part.tsx';
import { clientName, describeForm } from '#web/production/describe-production.ts';
import { ownProductionsQuery } from '#web/production/production-queries.ts';
import { ProductionStatusChip } from '#web/production/production-status-chip.tsx';
import { UnreadCount } from '#web/production/unread-count.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { EmptyWorklist } from './empty-worklist.tsx';
import { ProductionAction } from './production-action.tsx';
import { ProductionDue } from './production-due.tsx';
import { cardId, FIRST_SORT, opening, type WorklistChange, type WorklistSearch } from './worklist-search.ts';
import { WORKLIST_TEXTS } from './worklist-texts.ts';

const COLUMNS: readonly Column[] = [
  { label: WORKLIST_TEXTS.columnLesson, sort: { key: 'title' } },
  {
    label: WORKLIST_TEXTS.columnSize,
    className: 'w-52 max-lg:hidden',
    sort: { key: 'size', startsDown: true },
  },
  { label: WORKLIST_TEXTS.columnStatus, className: 'w-40', sort: { key: 'status' } },
  { label: WORKLIST_TEXTS.columnDue, className: 'w-38 lg:w-60', sort: { key: 'due' } },
  { label: WORKLIST_TEXTS.columnAction, className: 'w-36', isSpoken: true },
];

const PAGE = 25;
const TEXTS = {
  loading: WORKLIST_TEXTS.loading,
  error: WORKLIST_TEXTS.listError,
  count: WORKLIST_TEXTS.count,
};

/** All productions in a table, ordered and paged by the server. */
export function WorklistTable({
  search: { q, status, ordem = FIRST_SORT },
  unreadOf,
  onChange,
}: {
  search: WorklistSearch;
  unreadOf: (lessonId: string) => number;
  onChange: (change: WorklistChange) => void;
}) {
  const query = useInfiniteQuery(
    ownProductionsQuery({ ...(q && { q }), ...(status && { status }), sort: ordem }, PAGE),
  );
  return (
    <PagedPart
      query={query}
      texts={TEXTS}
      empty={
        <EmptyWorklist
          isFiltered={Boolean(q || status)}
          onClear={() => onChange({ q: undefined, status: undefined })}
        />
      }
    >
      {(productions) => (
        <DataTable columns={COLUMNS} sort={{ value: ordem, onSort: (sort) => onChange({ ordem: sort }) }}>
          {productions.map((production) => (
            <Row key={production.id} production={production} unread={unreadOf(production.lesson.id)} />
          ))}
        </DataTable>
      )}
    </PagedPart>
  );
}

function Row({ production, unread }: { production: Production; unread: number }) {
  const { id, lesson, status, deadline, round } = production;
  return (
    <tr>
      <td>
        <div className="flex items-start gap-2">
          <Link
            to="/editor-dashboard"
            search={opening(id)}
            id={cardId(id)}
            title={lesson.title}
            className="line-clamp-2 min-w-0 leading-snug font-bold underline-offset-3 wrap-anywhere hover:underline"
          >
            {lesson.title}
          </Link>
          <UnreadCount count={unread} />
        </div>
        <p className="smaller truncate text-ink-2">{clientName(lesson)}</p>
      </td>
      <td className="num max-lg:hidden">
        {describeForm(lesson)}
        {round > 1 && <p className="smaller text-ink-2">{WORKLIST_TEXTS.revision(round - 1)}</p>}
      </td>
      <td>
        <ProductionStatusChip status={status} />
      </td>
      <td>
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          {production.dueState && deadline && <span className="num">{formatDate(deadline)}</span>}
          <ProductionDue production={production} />
        </div>
      </td>
      <td className="text-right">
        <ProductionAction production={production} />
      </td>
    </tr>
  );
}
