/** A few points under a heading of their own, such as what goes and what stays. */
export function Points({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <div>
      <p className="font-title text-[1.0625rem] font-bold">{title}</p>
      <ul className="mt-1 list-disc pl-5 text-ink-2">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  );
}
