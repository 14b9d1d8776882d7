import type { ReactNode } from 'react';

/** A word underlined in yellow chalk, drawn once. At most one on a screen. */
export function ChalkUnderline({ children }: { children: ReactNode }) {
  return (
    <span className="relative inline-block max-w-full text-yellow wrap-anywhere">
      {children}
      <svg
        className="strike absolute -bottom-2.5 left-0 h-3 w-full overflow-visible"
        viewBox="0 0 300 16"
        preserveAspectRatio="none"
        fill="none"
        stroke="#ffd54a"
        strokeLinecap="round"
        aria-hidden="true"
      >
        <path pathLength="1" d="M4 9C70 2 170 2 296 8" strokeWidth="5" opacity=".9" />
        <path pathLength="1" d="M46 15C120 10 200 10 258 13" strokeWidth="3" opacity=".65" />
      </svg>
    </span>
  );
}
