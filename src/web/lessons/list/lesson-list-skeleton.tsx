import { LoadingArea, Skeleton } from '#web/ui/skeleton.tsx';
import { useIsWide } from '#web/ui/use-is-wide.ts';
import { LESSON_LIST_TEXTS } from './lesson-list-texts.ts';
import { LessonTable, TABLE_FROM } from './lesson-rows.tsx';

const ROWS = ['a', 'b', 'c', 'd', 'e'];

/** A skeleton in the shape of the list. */
export function LessonListSkeleton() {
  const isWide = useIsWide(TABLE_FROM);
  return (
    <LoadingArea label={LESSON_LIST_TEXTS.loading}>
      <div aria-hidden="true">{isWide ? <BoneTable /> : <BoneCards />}</div>
    </LoadingArea>
  );
}

function BoneTable() {
  return (
    <LessonTable>
      {ROWS.map((row) => (
        <tr key={row}>
          <td>
            <Skeleton className="h-5 w-4/5" />
            <Skeleton className="mt-2.5 h-4 w-3/5" />
          </td>
          <td>
            <Skeleton className="h-6 w-36 rounded-full" />
            <Skeleton className="mt-2.5 h-2 w-40 max-w-full rounded-full" />
          </td>
          <td>
            <Skeleton className="h-5 w-28 max-w-full" />
          </td>
          <td>
            <div className="flex flex-col items-stretch gap-1 lg:flex-row lg:justify-end">
              <Skeleton className="h-11 rounded-field lg:w-44 xl:w-52" />
              <span className="block h-11 lg:hidden" />
            </div>
          </td>
        </tr>
      ))}
    </LessonTable>
  );
}

function BoneCards() {
  return (
    <div className="grid gap-3 md:grid-cols-2">
      {ROWS.map((row) => (
        <div key={row} className="card p-4">
          <Skeleton className="h-5 w-4/5" />
          <Skeleton className="mt-3 h-4 w-3/5" />
          <Skeleton className="mt-4 h-6 w-44 rounded-full" />
          <Skeleton className="mt-3 h-4 w-32" />
          <Skeleton className="mt-4 h-2 w-full rounded-full" />
          <Skeleton className="mt-4 h-11 w-full rounded-field" />
        </div>
      ))}
    </div>
  );
}
