/** More steps than these are no longer told apart. */
const MOST_STEPS = 30;

/** How far one has come: a dash for each view, or one line where they are many. Said in words elsewhere. */
export function ViewSteps({ at, count }: { at: number; count: number }) {
  if (count > MOST_STEPS) {
    return (
      <div className="h-1.5 max-w-96 flex-1 overflow-clip rounded-full bg-chalkboard-600" aria-hidden="true">
        <div className="h-full rounded-full bg-yellow" style={{ width: `${((at + 1) / count) * 100}%` }} />
      </div>
    );
  }
  return (
    <div className="flex min-w-0 max-w-96 flex-1 justify-center gap-1.5" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place
          key={index}
          className={`h-1.5 min-w-0 rounded-full ${index === at ? 'max-w-7 flex-[2] bg-yellow' : 'max-w-4 flex-1 bg-chalkboard-600'}`}
        />
      ))}
    </div>
  );
}
