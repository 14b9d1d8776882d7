/** How far something is, 0 to 100; null while that cannot be known (the bar then shows no figure at all). */
export function ProgressBar({ label, percent }: { label: string; percent: number | null }) {
  const width = percent === null ? 0 : Math.min(100, Math.max(0, percent));
  return (
    <div
      className="bar"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      {...(percent !== null && { 'aria-valuenow': Math.round(width) })}
    >
      {percent === null ? <span className="skeleton w-full" /> : <span style={{ width: `${width}%` }} />}
    </div>
  );
}
