import type { StageState } from './live-analysis.ts';

/** A tick in chalk, an open ring, or a dashed one. Decorative: the state is said in words. */
export function StageMark({ state }: { state: StageState }) {
  return (
    <svg
      width="28"
      height="28"
      viewBox="0 0 28 28"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={state === 'done' ? 'riscar' : ''}
      aria-hidden="true"
    >
      {state === 'done' && <path pathLength="1" d="M5 15l6 7L23 6" stroke="#ffd54a" strokeWidth="4" />}
      {state === 'current' && (
        <>
          <circle cx="14" cy="14" r="9" stroke="#fbfaf3" strokeWidth="3.500" strokeDasharray="42 14" />
          <circle cx="14" cy="14" r="3" fill="#ffd54a" />
        </>
      )}
      {state === 'ahead' && (
        <circle cx="14" cy="14" r="9" stroke="#9ccbb8" strokeWidth="2.500" strokeDasharray="3 5.500" />
      )}
    </svg>
  );
}
