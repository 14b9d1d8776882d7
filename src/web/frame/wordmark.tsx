/** The sign and the name: a little chalkboard with an L in chalk on its ledge. */
export function Wordmark({ className = '' }: { className?: string }) {
  return (
    <span
      className={`inline-flex min-h-11 items-center gap-2.5 font-title text-[1.5rem] font-extrabold leading-none tracking-tight ${className}`}
    >
      <svg width="34" height="34" viewBox="0 0 64 64" fill="none" aria-hidden="true">
        <rect x="4" y="6" width="56" height="42" rx="8" fill="#19463a" stroke="#b9783c" strokeWidth="5" />
        <path
          d="M20 17v19h14"
          stroke="#fbfaf3"
          strokeWidth="6"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <circle cx="45" cy="34.5" r="4.5" fill="#ffd54a" />
        <path d="M7 57h50" stroke="#b9783c" strokeWidth="6" strokeLinecap="round" />
      </svg>
      Lousa
    </span>
  );
}
