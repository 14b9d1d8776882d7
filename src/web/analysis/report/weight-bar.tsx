/** A topic with its share in whole per cent, in figures and as a bar. */
export function WeightBar({ name, weight }: { name: string; weight: number }) {
  return (
    <>
      <p className="flex items-baseline justify-between gap-4">
        <span className="min-w-0 leading-snug [overflow-wrap:anywhere]">{name}</span>
        <span className="num font-bold">{weight}%</span>
      </p>
      <div className="bar mt-1.5 h-2.5!" aria-hidden="true">
        <span style={{ width: `${weight}%` }} />
      </div>
    </>
  );
}
