import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { joinClasses } from '#web/ui/join-classes.ts';
import { type Pretended, pretend } from './pretended-states.ts';

/** One state of a piece under its name; `as` has it look pointed at or focused. */
export function Case({
  label,
  as,
  className,
  children,
}: {
  label: string;
  as?: Pretended;
  className?: string;
  children: ReactNode;
}) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (as && box.current) pretend(box.current, as);
  });
  return (
    <div className={joinClasses('min-w-0', className)}>
      <p className="smaller mb-1.5 text-ink-2 in-[.chalkboard]:text-chalkboard-100">{label}</p>
      <div ref={box}>{children}</div>
    </div>
  );
}

const COLUMNS = {
  1: '',
  2: 'md:grid-cols-2',
  3: 'sm:grid-cols-2 xl:grid-cols-3',
  5: 'grid-cols-2 sm:grid-cols-3 xl:grid-cols-5',
} as const;

/** States side by side. */
export function Cases({ columns = 2, children }: { columns?: keyof typeof COLUMNS; children: ReactNode }) {
  return <div className={joinClasses('grid gap-x-5 gap-y-5', COLUMNS[columns])}>{children}</div>;
}

/** The sheet of paper that a group of states lies on. */
export function Sheet({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={joinClasses('card grid min-w-0 gap-6 p-5 md:p-6', className)}>{children}</div>;
}

/** The chalkboard, for what stands on it. */
export function Chalkboard({ children }: { children: ReactNode }) {
  return <div className="chalkboard grid min-w-0 gap-6 rounded-card p-5 md:p-6">{children}</div>;
}
