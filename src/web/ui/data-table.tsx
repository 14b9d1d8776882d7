import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { joinClasses } from './join-classes.ts';
import { TickBox } from './tick-box.tsx';

export interface Column {
  label: string;
  /** Its width, and where it is left out. The first one takes what is left. */
  className?: string;
  /** Of a column of buttons: its label is for those who hear the table. */
  isSpoken?: boolean;
  /** What the head orders the table by; `startsDown`: its first press puts the greatest first. */
  sort?: { key: string; startsDown?: boolean };
}

/** The order of a table: by a column's key, or the other way round with a minus, as in `-due`. */
export interface TableSort {
  value: string;
  onSort: (value: string) => void;
}

/** How a row looks that is ticked; its chips get a ring, because its ground has their colour. */
export const TICKED_ROW = '[&_.chip]:inset-ring-current/30 [&_.chip]:inset-ring [&>td]:bg-highlight!';

/** A sheet with columns of fixed width, so that rows that come later move nothing; `children` are its rows. */
export function DataTable({
  columns,
  sort,
  tickAll,
  isGrouped = false,
  isRaised = false,
  footer,
  children,
}: {
  columns: readonly Column[];
  /** Without it no head can be pressed. */
  sort?: TableSort;
  /** The box that ticks every row: with it the rows begin with a cell for a `TickBox`. */
  tickAll?: ComponentProps<typeof TickBox>;
  /** The rows come in bodies of their own, each under its head. */
  isGrouped?: boolean;
  isRaised?: boolean;
  /** Below the rows, on the same sheet. */
  footer?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className={joinClasses('card overflow-clip', isRaised && 'card-raised')}>
      <table className="data-table table-fixed">
        <thead>
          <tr>
            {tickAll && (
              <th scope="col" className="w-14">
                <TickBox {...tickAll} />
              </th>
            )}
            {columns.map((column) => (
              <Head key={column.label} column={column} {...(sort && { sort })} />
            ))}
          </tr>
        </thead>
        {isGrouped ? children : <tbody>{children}</tbody>}
      </table>
      {footer}
    </div>
  );
}

const ARROWS = { ascending: ArrowUp, descending: ArrowDown, none: ArrowUpDown } as const;

function Head({ column, sort }: { column: Column; sort?: TableSort }) {
  const { label, className, isSpoken, sort: by } = column;
  if (!sort || !by) {
    return (
      <th scope="col" className={className}>
        {isSpoken ? <span className="sr-only">{label}</span> : label}
      </th>
    );
  }
  const [up, down] = [by.key, `-${by.key}`];
  const direction = sort.value === up ? 'ascending' : sort.value === down ? 'descending' : 'none';
  const first = by.startsDown ? down : up;
  const next = { none: first, ascending: down, descending: up }[direction];
  const Arrow = ARROWS[direction];
  const isSorted = direction !== 'none';
  return (
    <th scope="col" className={className} {...(isSorted && { 'aria-sort': direction })}>
      <button
        type="button"
        className={joinClasses(
          '-mx-2 -my-1.5 inline-flex min-h-11 max-w-full lg:min-h-8 cursor-pointer items-center gap-1 rounded-field px-2 hover:bg-paper-2 hover:text-ink',
          isSorted && 'text-ink',
        )}
        onClick={() => sort.onSort(next)}
      >
        <span className="truncate">{label}</span>
        <Arrow size={14} className={joinClasses('shrink-0', !isSorted && 'opacity-50')} aria-hidden="true" />
      </button>
    </th>
  );
}
