import { Plus } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { ScrollBox } from '#web/production/studio/scroll-box.tsx';
import { FIELD_TEXTS as TEXTS } from '#web/production/studio/studio-texts.ts';
import { usePartsInTurn } from '#web/production/studio/use-in-turn.ts';
import { Button } from '#web/ui/button.tsx';
import { RowMenu } from './row-menu.tsx';

/**
 * Rows and columns to be typed into, with what adds, moves and takes them away. The arrows up and down and Enter lead to the
 * cell above or below.
 */
export function GridField({
  label,
  columns,
  rows,
  least,
  head,
  cell,
  corner,
  onColumns,
  onRows,
}: {
  label: string;
  /** Names of the columns that can be changed and moved; `corner` stands before them where the first one is fixed. */
  columns: readonly string[];
  /** How many rows there are. */
  rows: number;
  /** Fewest rows and columns. */
  least: { rows: number; columns: number };
  head: (column: number) => ReactNode;
  cell: (row: number, column: number) => ReactNode;
  corner?: string;
  onColumns: { add: () => void; move: (from: number, to: number) => void; remove: (at: number) => void };
  onRows: { add: () => void; move: (from: number, to: number) => void; remove: (at: number) => void };
}) {
  const wide = columns.length + (corner === undefined ? 0 : 1);
  const lines = usePartsInTurn(
    rows,
    (row) => (
      <tr key={row}>
        {Array.from({ length: wide }, (_, column) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
          <td key={column}>{cell(row, column)}</td>
        ))}
        <td>
          <RowMenu
            name={TEXTS.row(row + 1)}
            index={row}
            count={rows}
            onMove={(to) => onRows.move(row, to)}
            onRemove={rows > least.rows ? () => onRows.remove(row) : undefined}
          />
        </td>
      </tr>
    ),
    { first: 0, each: 1 },
  );
  return (
    <div>
      <ScrollBox label={label} className="-m-1 overflow-x-auto p-1">
        <table className="studio-grid" onKeyDown={walk}>
          <thead>
            <tr>
              {corner !== undefined && <th scope="col">{corner}</th>}
              {columns.map((_, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
                <th key={at} scope="col">
                  <div className="flex items-center">
                    {head(at)}
                    <RowMenu
                      name={TEXTS.column(at + 1)}
                      index={at}
                      count={columns.length}
                      onMove={(to) => onColumns.move(at, to)}
                      onRemove={columns.length > least.columns ? () => onColumns.remove(at) : undefined}
                      isAcross
                    />
                  </div>
                </th>
              ))}
              <td />
            </tr>
          </thead>
          <tbody>{lines}</tbody>
        </table>
      </ScrollBox>
      <div className="mt-1 flex flex-wrap gap-1">
        <Button variant="text" size="d" className="px-2!" aria-label={TEXTS.addRowLabel} onClick={onRows.add}>
          <Plus size={16} aria-hidden="true" />
          {TEXTS.addRow}
        </Button>
        <Button
          variant="text"
          size="d"
          className="px-2!"
          aria-label={TEXTS.addColumnLabel}
          onClick={onColumns.add}
        >
          <Plus size={16} aria-hidden="true" />
          {TEXTS.addColumn}
        </Button>
      </div>
    </div>
  );
}

/** Where a key leads from a cell: -1 up, 1 down; 0 where it is the text's own. */
function stepOf({ key, shiftKey }: KeyboardEvent, field: HTMLInputElement | HTMLTextAreaElement): number {
  if (key === 'Enter') return shiftKey ? -1 : 1;
  // Within a text of several lines the arrows go through it first.
  if (key === 'ArrowUp') return field.selectionStart === 0 || field instanceof HTMLInputElement ? -1 : 0;
  const isAtEnd = field.selectionEnd === field.value.length || field instanceof HTMLInputElement;
  return key === 'ArrowDown' && isAtEnd ? 1 : 0;
}

function walk(event: KeyboardEvent<HTMLTableElement>): void {
  const { target } = event;
  if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
  const by = event.altKey || event.ctrlKey || event.metaKey ? 0 : stepOf(event, target);
  const cell = target.closest<HTMLTableCellElement>('td, th');
  const row = cell?.closest('tr');
  if (by === 0 || !cell || !row) return;
  const rows = [...event.currentTarget.rows];
  const next = rows[rows.indexOf(row) + by]?.cells[cell.cellIndex]?.querySelector<
    HTMLInputElement | HTMLTextAreaElement
  >('input, textarea');
  if (!next) return;
  event.preventDefault();
  next.focus();
  next.select();
}
