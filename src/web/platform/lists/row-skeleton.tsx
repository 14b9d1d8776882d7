import { Skeleton } from '#web/ui/skeleton.tsx';

const ROWS = ['w-3/5', 'w-2/5', 'w-1/2', 'w-2/3', 'w-2/5'];

/** Rows of a list on its way, in the shape they will have: lines of a table, cards where there is no room for one. */
export function RowSkeleton() {
  return (
    <>
      <div className="card overflow-clip divide-y divide-border max-md:hidden">
        <div className="px-5 py-3">
          <Skeleton className="h-3.5 w-24" />
        </div>
        {ROWS.map((width, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows of a skeleton have nothing else to be told apart by
          <div key={index} className="flex items-center gap-8 px-5 py-3">
            <div className="flex-1">
              <Skeleton className={`h-4 ${width}`} />
              <Skeleton className="mt-2 h-3 w-24" />
            </div>
            <Skeleton className="h-6 w-28 rounded-full" />
            <Skeleton className="h-4 w-24 max-lg:hidden" />
            <Skeleton className="h-8 w-16" />
          </div>
        ))}
      </div>
      <div className="grid gap-3 md:hidden">
        {ROWS.slice(0, 4).map((width, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows of a skeleton have nothing else to be told apart by
          <div key={index} className="card p-4">
            <Skeleton className={`h-5 ${width}`} />
            <Skeleton className="mt-2 h-3.5 w-32" />
            <Skeleton className="mt-3 h-6 w-24 rounded-full" />
          </div>
        ))}
      </div>
    </>
  );
}
