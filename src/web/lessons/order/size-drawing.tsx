import type { ServiceType } from '#shared/catalog/catalog.ts';

const SHEETS = {
  presentation: { columns: 5, rows: 4, width: 21, height: 12, gap: 4, each: 1 },
  booklet: { columns: 7, rows: 1, width: 15, height: 21, gap: 4, each: 10 },
} as const;

/** How much a size is, as filled sheets among all that could be ordered. Decoration: the number stands beside it. */
export function SizeDrawing({ serviceType, size }: { serviceType: ServiceType; size: number }) {
  const { columns, rows, width, height, gap, each } = SHEETS[serviceType];
  const sheets = Array.from({ length: columns * rows }, (_, index) => index);
  return (
    <svg
      className="mt-3 mb-2 h-auto w-full max-w-32 max-sm:hidden"
      viewBox={`0 0 ${columns * (width + gap) - gap} ${rows * (height + gap) - gap}`}
      aria-hidden="true"
    >
      {sheets.map((index) => (
        <rect
          key={index}
          x={(index % columns) * (width + gap)}
          y={Math.floor(index / columns) * (height + gap)}
          width={width}
          height={height}
          rx="2"
          className={index < size / each ? 'fill-acao' : 'fill-trilho'}
        />
      ))}
    </svg>
  );
}
