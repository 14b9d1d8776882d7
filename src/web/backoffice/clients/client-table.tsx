import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Client, ListedLesson } from '#shared/backoffice/clients.contract.ts';
import { describeSize } from '#shared/lessons/describe-size.ts';
import { isUnderway } from '#shared/lessons/lesson-status.ts';
import { formatReais } from '#shared/money.ts';
import { FIRST_SORT } from '#web/backoffice/lessons/clients-search.ts';
import { LessonMenu } from '#web/backoffice/lessons/lesson-menu.tsx';
import { LessonEditor, LessonMarks, UnreadMark } from '#web/backoffice/lessons/lesson-parts.tsx';
import { deliveredAt } from '#web/backoffice/lessons/lesson-rights.ts';
import { LIST_TEXTS } from '#web/backoffice/lessons/lesson-texts.ts';
import { ClientLink } from '#web/backoffice/parts/client-link.tsx';
import { DueChip } from '#web/production/due-chip.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { type Column, DataTable, TICKED_ROW } from '#web/ui/data-table.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { TickBox } from '#web/ui/tick-box.tsx';
import { ClientLessons } from './client-lessons.tsx';
import { type ClientRowsProps, clientName, describeCount, type RowActions } from './client-rows.ts';
import { stateOf } from './selection.ts';

const COLUMNS: readonly Column[] = [
  { label: LIST_TEXTS.columnLesson, sort: { key: 'title' } },
  { label: LIST_TEXTS.status, className: 'w-48 xl:w-64', sort: { key: 'status' } },
  { label: LIST_TEXTS.columnEditor, className: 'w-44 xl:w-52' },
  { label: LIST_TEXTS.due, className: 'w-36 xl:w-48', sort: { key: 'due' } },
  {
    label: LIST_TEXTS.columnValue,
    className: 'w-34 text-right',
    sort: { key: 'price', startsDown: true },
  },
  { label: LIST_TEXTS.columnActions, className: 'w-18', isSpoken: true },
];
/** With the one of the boxes. */
const WIDTH = COLUMNS.length + 1;

/** Clients and their lessons where there is room for a table. */
export function ClientTable({ footer, ...props }: ClientRowsProps & { footer: ReactNode }) {
  const { clients, selection, onToggleAll } = props;
  const shown = clients.flatMap(({ lessons }) => lessons);
  // Those behind 'Mostrar mais' are of the page too: while one of them may be left out, not all are chosen.
  const matches = clients.reduce((sum, { matchCount }) => sum + matchCount, 0);
  const isMore = selection.size < matches;
  return (
    <DataTable
      columns={COLUMNS}
      sort={{ value: props.search.ordem ?? FIRST_SORT, onSort: props.onSort }}
      tickAll={{
        label: LIST_TEXTS.selectAll,
        state: isMore && stateOf(selection, shown) === 'all' ? 'some' : stateOf(selection, shown),
        onToggle: () => onToggleAll(shown),
      }}
      isGrouped
      footer={<div className="px-5 py-3">{footer}</div>}
    >
      {clients.map((client) => (
        <ClientGroup key={client.id} client={client} {...props} />
      ))}
    </DataTable>
  );
}

function ClientGroup({
  client,
  search,
  onSort: _sorting,
  folded,
  onFold,
  selection,
  ...actions
}: ClientRowsProps & { client: Client }) {
  const isFolded = folded.has(client.id);
  const name = clientName(client);
  return (
    <tbody className="[&>tr:last-child>td]:border-b! [&>tr:last-child>td]:border-border!">
      <tr>
        <td className="bg-paper-2">
          <IconButton
            label={LIST_TEXTS.fold(name)}
            aria-expanded={!isFolded}
            className="-my-1.5 -ml-3"
            icon={
              <ChevronDown
                size={18}
                className={isFolded ? '-rotate-90 transition-[rotate]' : 'transition-[rotate]'}
                aria-hidden="true"
              />
            }
            onClick={() => onFold(client.id)}
          />
        </td>
        <th scope="rowgroup" colSpan={WIDTH - 1} className="bg-paper-2 font-text! whitespace-normal!">
          <span className="flex items-center gap-3">
            <Avatar letter={name.charAt(0)} />
            <span className="min-w-0 flex-1 leading-snug font-normal">
              <span className="line-clamp-2 text-base font-bold text-ink wrap-anywhere lg:text-[.9375rem]">
                <ClientLink id={client.id} name={name} />
              </span>
              <span className="smaller line-clamp-1 break-all" title={client.email}>
                {client.email}
              </span>
            </span>
            <span className="smaller num shrink-0 pr-2 text-right font-medium">
              {describeCount(client)}, <span className="font-bold text-ink">{formatReais(client.total)}</span>
            </span>
          </span>
        </th>
      </tr>
      {!isFolded && (
        <ClientLessons
          client={client}
          search={search}
          frame={(more) => (
            <tr>
              <td colSpan={WIDTH} className="text-center">
                {more}
              </td>
            </tr>
          )}
        >
          {(lesson) => (
            <LessonRow
              key={lesson.id}
              lesson={lesson}
              isSelected={selection.has(lesson.id)}
              onToggle={actions.onToggle}
              onOpen={actions.onOpen}
              onTask={actions.onTask}
            />
          )}
        </ClientLessons>
      )}
    </tbody>
  );
}

/** One lesson of the table. */
function LessonRow({
  lesson,
  isSelected,
  onToggle,
  onOpen,
  onTask,
}: RowActions & { lesson: ListedLesson; isSelected: boolean }) {
  return (
    <tr className={isSelected ? TICKED_ROW : undefined}>
      <td>
        <TickBox
          label={LIST_TEXTS.select(lesson.title)}
          state={isSelected ? 'all' : 'none'}
          onToggle={() => onToggle(lesson)}
        />
      </td>
      <td>
        <button
          type="button"
          className="line-clamp-2 text-left leading-snug font-bold wrap-anywhere hover:underline"
          title={lesson.title}
          onClick={() => onOpen(lesson.id)}
        >
          {lesson.title}
        </button>
        <span className="smaller num mt-0.5 flex flex-wrap gap-x-3 font-medium text-ink-2">
          {describeSize(lesson)}
          <UnreadMark count={lesson.unread} />
        </span>
      </td>
      <td>
        <span className="flex flex-wrap gap-1.5">
          <LessonMarks lesson={lesson} />
        </span>
      </td>
      <td>
        <LessonEditor lesson={lesson} onTask={onTask} />
      </td>
      <td>
        <DueChip
          deadline={lesson.deadline}
          isOpen={isUnderway(lesson.status)}
          isHeld={lesson.onHold !== null}
          deliveredAt={deliveredAt(lesson)}
        />
      </td>
      <td className="num text-right font-bold whitespace-nowrap">{formatReais(lesson.price)}</td>
      <td className="text-right">
        <LessonMenu lesson={lesson} onOpen={onOpen} onTask={onTask} />
      </td>
    </tr>
  );
}
