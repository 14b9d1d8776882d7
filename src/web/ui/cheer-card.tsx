import type { ReactNode } from 'react';

/**
 * A moment of joy: a chalkboard on which chalk draws a star and a tick, once. What it is about stands beside it in
 * words; with reduced motion the drawing simply stands there.
 */
export function CheerCard({
  title,
  children,
  action,
}: {
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className="chalkboard">
      <div className="flex flex-wrap items-center gap-x-7 gap-y-4 p-5 md:p-8">
        <svg
          viewBox="0 0 132 104"
          className="strike w-27 shrink-0 md:w-33"
          fill="none"
          strokeWidth="5"
          strokeLinecap="round"
          strokeLinejoin="round"
          aria-hidden="true"
        >
          <path
            pathLength="1"
            stroke="#ffd54a"
            d="M66 12l12 27 29 3-22 20 6 29-25-15-25 15 6-29-22-20 29-3z"
          />
          <path pathLength="1" stroke="#fbfaf3" d="M53 53l10 11 18-21" />
          <path pathLength="1" stroke="#9ccbb8" d="M14 24l10 8M18 78l11-5M118 24l-10 8M114 78l-11-5" />
        </svg>
        <div className="min-w-[min(15rem,100%)] flex-1">
          <h2 className="text-[1.5rem] leading-tight md:text-[1.9rem]">{title}</h2>
          {children && <div className="mt-2 text-chalkboard-100">{children}</div>}
        </div>
        {action && <div className="flex flex-wrap gap-3 max-sm:w-full">{action}</div>}
      </div>
      <div className="ledge-thin" />
    </div>
  );
}
