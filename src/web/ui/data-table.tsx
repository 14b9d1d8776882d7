import type { ReactNode } from 'react';
import { joinClasses } from './join-classes.ts';

export interface Column {
  label: string;
  /** Its width, and where it is left out. The first one takes what is left. */
  className?: string;
  /** Of a column of buttons: its label is for those who hear the table. */
  isSpoken?: boolean;
}

/** A sheet with columns of fixed width, so that rows that come later move nothing; `children` are its rows. */
export function DataTable({
  columns,
  isRaised = false,
  children,
}: {
  columns: readonly Column[];
  isRaised?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={joinClasses('cartao overflow-clip', isRaised && 'cartao-erguido')}>
      <table className="tabela table-fixed">
        <thead>
          <tr>
            {columns.map(({ label, className, isSpoken }) => (
              <th key={label} scope="col" className={className}>
                {isSpoken ? <span className="sr-only">{label}</span> : label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
