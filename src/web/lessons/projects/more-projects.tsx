import { useRef } from 'react';
import { messageOf } from '#web/platform/api-problem.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorPanel } from '#web/ui/error-panel.tsx';
import { PROJECT_TEXTS } from '#web/lessons/list/lesson-list-texts.ts';

/** What the foot of the list needs of the paged query. */
interface Pages {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  error: unknown;
  fetchNextPage: () => Promise<{ hasNextPage: boolean }>;
}

/** How many of how many, and the way to more. The last page moves the focus from the button to the count. */
export function MoreProjects({ pages, shown, total }: { pages: Pages; shown: number; total: number }) {
  const count = useRef<HTMLParagraphElement>(null);
  const loadMore = async () => {
    const { hasNextPage } = await pages.fetchNextPage();
    if (!hasNextPage) count.current?.focus({ preventScroll: true });
  };
  if (pages.isFetchNextPageError) {
    return (
      <div className="mt-4">
        <ErrorPanel
          title={PROJECT_TEXTS.moreError}
          message={messageOf(pages.error)}
          onRetry={() => void loadMore()}
          isRetrying={pages.isFetchingNextPage}
        />
      </div>
    );
  }
  return (
    <div className="mt-5 flex flex-wrap items-center justify-between gap-3">
      <p ref={count} tabIndex={-1} className="num text-tinta-2">
        {PROJECT_TEXTS.shown(shown, total)}
      </p>
      {pages.hasNextPage && (
        <Button
          variant="neutral"
          size="m"
          className="max-sm:w-full"
          onClick={() => void loadMore()}
          isBusy={pages.isFetchingNextPage}
          busyLabel={PROJECT_TEXTS.loadingMore}
        >
          {PROJECT_TEXTS.more}
        </Button>
      )}
    </div>
  );
}
