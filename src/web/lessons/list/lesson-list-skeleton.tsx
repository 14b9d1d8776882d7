import { LoadingArea, Skeleton } from '#web/ui/skeleton.tsx';
import { useIsWide } from '#web/ui/use-is-wide.ts';
import { ProjectTable, TABLE_FROM } from '#web/lessons/projects/project-rows.tsx';
import { PROJECT_TEXTS } from './lesson-list-texts.ts';

const ROWS = ['a', 'b', 'c', 'd', 'e'];

/** Bones in the shape of the list. */
export function ProjectSkeleton() {
  const isWide = useIsWide(TABLE_FROM);
  return (
    <LoadingArea label={PROJECT_TEXTS.loading}>
      <div aria-hidden="true">{isWide ? <BoneTable /> : <BoneCards />}</div>
    </LoadingArea>
  );
}

function BoneTable() {
  return (
    <ProjectTable>
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
              <Skeleton className="h-11 rounded-campo lg:w-44 xl:w-52" />
              <span className="block h-11 lg:hidden" />
            </div>
          </td>
        </tr>
      ))}
    </ProjectTable>
  );
}

function BoneCards() {
  return (
    <div className="grid gap-3 md:grid-cols-2">
      {ROWS.map((row) => (
        <div key={row} className="cartao p-4">
          <Skeleton className="h-5 w-4/5" />
          <Skeleton className="mt-3 h-4 w-3/5" />
          <Skeleton className="mt-4 h-6 w-44 rounded-full" />
          <Skeleton className="mt-3 h-4 w-32" />
          <Skeleton className="mt-4 h-2 w-full rounded-full" />
          <Skeleton className="mt-4 h-11 w-full rounded-campo" />
        </div>
      ))}
    </div>
  );
}
