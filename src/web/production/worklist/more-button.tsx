import { Button } from '#web/ui/button.tsx';
import { WORKLIST_TEXTS } from './worklist-texts.ts';

/** Loads the next page; nothing where there is none. */
export function MoreButton({
  pages,
  className,
}: {
  pages: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => unknown;
  };
  className?: string;
}) {
  if (!pages.hasNextPage) return null;
  return (
    <>
      {pages.isFetchNextPageError && (
        <p className="smaller mt-2 text-center text-error-t" role="alert">
          {WORKLIST_TEXTS.listError}
        </p>
      )}
      <Button
        variant="text"
        size="d"
        className={className}
        onClick={() => void pages.fetchNextPage()}
        isBusy={pages.isFetchingNextPage}
        busyLabel={WORKLIST_TEXTS.loadingMore}
      >
        {WORKLIST_TEXTS.more}
      </Button>
    </>
  );
}
