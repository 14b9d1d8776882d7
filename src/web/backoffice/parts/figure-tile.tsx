import type { ReactNode } from 'react';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** How six tiles are laid out. */
export const TILES = 'grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-6';

/** One measured figure with its name and what to hold it against. Stands in a `<ul>`. */
export function FigureTile({ label, value, note }: { label: ReactNode; value: ReactNode; note: ReactNode }) {
  return (
    <li className="card min-w-0 px-4 py-3.5">
      <p className="smaller leading-tight text-ink-2">{label}</p>
      <p className="num mt-2 text-[1.25rem] font-extrabold leading-none wrap-anywhere sm:text-[1.625rem]">
        {value}
      </p>
      <div className="smaller num mt-1.5 font-medium text-ink-2">{note}</div>
    </li>
  );
}

const Line = ({ className }: { className: string }) => (
  <Skeleton className={`inline-block! h-[.8em] max-w-full ${className}`} />
);
/** The first one says the most: on a phone its name takes two lines and its note three. */
const FIRST = (
  <FigureTile
    label={
      <>
        <Line className="w-24" />
        <br className="sm:hidden" />
        <Line className="w-16 sm:hidden" />
      </>
    }
    value={<Line className="w-20" />}
    note={
      <>
        <Line className="w-28" />
        <br />
        <Line className="w-16" />
        <br className="sm:hidden" />
        <Line className="w-24 sm:hidden" />
      </>
    }
  />
);

/** Six tiles on their way, as wide and high as they will be. */
export function TileSkeleton() {
  return (
    <ul className={TILES} aria-hidden="true">
      {FIRST}
      {['a', 'b', 'c', 'd', 'e'].map((key) => (
        <FigureTile
          key={key}
          label={<Line className="w-24" />}
          value={<Line className="w-14" />}
          note={<Line className="w-20" />}
        />
      ))}
    </ul>
  );
}
