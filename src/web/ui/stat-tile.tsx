import type { ReactNode } from 'react';

/** One figure with its name. Stands in a `<ul>`. */
export function StatTile({ icon, label, value }: { icon: ReactNode; label: string; value: ReactNode }) {
  return (
    <li className="card p-4 md:p-5">
      <p className="flex items-center gap-2 text-base leading-tight text-ink-2">
        <span className="text-action" aria-hidden="true">
          {icon}
        </span>
        {label}
      </p>
      <p className="num mt-2.5 text-[2rem] font-extrabold leading-none md:text-[2.25rem]">{value}</p>
    </li>
  );
}
