import { joinClasses } from './join-classes.ts';

/** The one thing that turns. Decorative: what is awaited is said in words beside it. */
export function Spinner({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={joinClasses('turning size-5 shrink-0', className)}
      fill="none"
      strokeWidth="3"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <circle cx="12" cy="12" r="9" stroke="currentColor" opacity=".25" />
      <path d="M21 12a9 9 0 0 0-9-9" stroke="currentColor" />
    </svg>
  );
}
