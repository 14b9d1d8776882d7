import type { ComponentProps, ReactNode } from 'react';
import { joinClasses } from './join-classes.ts';
import { TickBox } from './tick-box.tsx';

export interface Column {
  label: string;
  /** Its width, and where it is left out. The first one takes what is left. */
  className?: string;
  /** Of a column of buttons: its label is for those who hear the table. */
  isSpoken?: boolean;
}

/** How a row looks that is ticked; its chips get a ring, because its ground has their colour. */
export const TICKED_ROW = '[&_.chip]:inset-ring-current/30 [&_.chip]:inset-ring [&>td]:bg-realce!';

/** A sheet with columns of fixed width, so that rows that come later move nothing; `children` are its rows. */
export function DataTable({
  columns,
  tickAll,
  isGrouped = false,
  isRaised = false,
  footer,
  children,
}: {
  columns: readonly Column[];
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
    <div className={joinClasses('cartao overflow-clip', isRaised && 'cartao-erguido')}>
      <table className="tabela table-fixed">
        <thead>
          <tr>
            {tickAll && (
              <th scope="col" className="w-14">
                <TickBox {...tickAll} />
              </th>
            )}
            {columns.map(({ label, className, isSpoken }) => (
              <th key={label} scope="col" className={className}>
                {isSpoken ? <span className="sr-only">{label}</span> : label}
              </th>
            ))}
          </tr>
        </thead>
        {isGrouped ? children : <tbody>{children}</tbody>}
      </table>
      {footer}
    </div>
  );
}
