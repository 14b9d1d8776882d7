import { LoadingArea, Skeleton } from '#web/ui/skeleton.tsx';

/** Cards of a column on their way: title, client, form, deadline and action. */
export function CardSkeleton({ label }: { label: string }) {
  return (
    <LoadingArea label={label}>
      {['w-3/4', 'w-1/2', 'w-2/3'].map((width) => (
        <div key={width} className="card mb-3 p-4">
          <Skeleton className={`h-5 ${width}`} />
          <Skeleton className="mt-2.5 h-3 w-32" />
          <Skeleton className="mt-2.5 h-3 w-28" />
          <div className="mt-4 flex items-center justify-between">
            <Skeleton className="h-6 w-24 rounded-full" />
            <Skeleton className="h-9 w-20" />
          </div>
        </div>
      ))}
    </LoadingArea>
  );
}
