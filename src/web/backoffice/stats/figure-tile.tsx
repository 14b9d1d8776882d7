import type { ReactNode } from 'react';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** How six tiles are laid out. */
export const TILES = 'grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-6';

/** One measured figure with its name and what to hold it against. Stands in a `<ul>`. */
export function FigureTile({ label, value, note }: { label: string; value: ReactNode; note: ReactNode }) {
  return (
    <li className="cartao min-w-0 px-4 py-3.5">
      <p className="menor leading-tight text-tinta-2">{label}</p>
      <p className="num mt-2 text-[1.25rem] font-extrabold leading-none wrap-anywhere sm:text-[1.625rem]">
        {value}
      </p>
      <div className="menor num mt-1.5 font-medium text-tinta-2">{note}</div>
    </li>
  );
}

/** Six tiles on their way, as wide and high as they will be. */
export function TileBones() {
  return (
    <div className={TILES}>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <div key={key} className="cartao px-4 py-3.5">
          <Skeleton className="h-3.5 w-24 max-w-full" />
          <Skeleton className="mt-3 h-6 w-16" />
          <Skeleton className="mt-3 mb-1 h-3.5 w-20 max-w-full" />
          {key === 'a' && <Skeleton className="mt-2 mb-1 h-3.5 w-24 max-w-full" />}
        </div>
      ))}
    </div>
  );
}
