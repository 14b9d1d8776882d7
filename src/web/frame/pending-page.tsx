import { LoadingArea, Skeleton } from '#web/ui/skeleton.tsx';
import { SHELL_TEXTS } from './frame-texts.ts';

/** While a screen's code comes. */
export function PendingPage() {
  return (
    <div className="page-width py-10">
      <LoadingArea label={SHELL_TEXTS.loading}>
        <Skeleton className="h-11 w-72 max-w-full" />
        <Skeleton className="mt-8 h-40 w-full" />
        <Skeleton className="mt-4 h-40 w-full" />
      </LoadingArea>
    </div>
  );
}
