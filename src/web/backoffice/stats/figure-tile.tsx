import type { ReactNode } from 'react';

/** One measured figure with its name and what to hold it against. Stands in a `<ul>`. */
export function FigureTile({ label, value, note }: { label: string; value: ReactNode; note: ReactNode }) {
  return (
    <li className="cartao px-4 py-3.5">
      <p className="menor leading-tight text-tinta-2">{label}</p>
      <p className="num mt-2 text-[1.375rem] font-extrabold leading-none whitespace-nowrap sm:text-[1.625rem]">
        {value}
      </p>
      <div className="menor num mt-1.5 font-medium text-tinta-2">{note}</div>
    </li>
  );
}
