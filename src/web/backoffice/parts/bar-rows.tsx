import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';

export interface BarRow {
  id: string;
  label: string;
  value: number;
  /** What stands for the value, such as `6` or `12 · R$ 480`. */
  text: ReactNode;
  link?: Pick<LinkProps, 'to' | 'search'>;
}

/** Named figures with a bar each, drawn against the greatest; words and figures are the text, bars repeat them. */
export function BarRows({ rows }: { rows: readonly BarRow[] }) {
  const most = Math.max(1, ...rows.map(({ value }) => value));
  return (
    <ul className="grid gap-3.5">
      {rows.map(({ id, label, value, text, link }) => {
        const content = (
          <>
            <span className="flex items-baseline justify-between gap-3">
              <span className="min-w-0 underline-offset-3 group-hover:underline">{label}</span>
              <span className="num font-bold whitespace-nowrap">{text}</span>
            </span>
            <span className="bar mt-1 block h-2.5!" aria-hidden="true">
              <span style={{ width: `${(value / most) * 100}%` }} />
            </span>
          </>
        );
        return (
          <li key={id}>
            {link ? (
              <Link {...link} className="group block max-lg:min-h-11">
                {content}
              </Link>
            ) : (
              content
            )}
          </li>
        );
      })}
    </ul>
  );
}
