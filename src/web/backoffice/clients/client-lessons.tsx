import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Client, ListedLesson } from '#shared/backoffice/clients.contract.ts';
import { clientLessonsQuery } from '#web/backoffice/lessons/client-queries.ts';
import type { ClientsSearch } from '#web/backoffice/lessons/clients-search.ts';
import { LIST_TEXTS } from '#web/backoffice/lessons/lesson-texts.ts';
import { Button } from '#web/ui/button.tsx';

/** The lessons of a client: the newest ones, which came with the page, and the others once they are asked for. */
export function ClientLessons({
  client,
  search,
  children,
  frame,
}: {
  client: Client;
  search: ClientsSearch;
  children: (lesson: ListedLesson) => ReactNode;
  /** Around the way to the other lessons. */
  frame: (more: ReactNode) => ReactNode;
}) {
  const [isWhole, setWhole] = useState(false);
  const all = useInfiniteQuery({ ...clientLessonsQuery(client.id, search), enabled: isWhole });
  const lessons = all.data?.pages.flatMap(({ items }) => items) ?? client.lessons;
  const rest = client.matchCount - lessons.length;
  const load = () => {
    if (!isWhole) setWhole(true);
    else void (all.data ? all.fetchNextPage() : all.refetch());
  };
  return (
    <>
      {lessons.map(children)}
      {rest > 0 &&
        frame(
          <>
            <Button
              variant="text"
              size="d"
              onClick={load}
              isBusy={all.isFetching}
              busyLabel={LIST_TEXTS.loadingMore}
            >
              {LIST_TEXTS.more(rest)}
            </Button>
            {all.isError && (
              <p className="smaller text-error-t" role="alert">
                {LIST_TEXTS.moreError}
              </p>
            )}
          </>,
        )}
    </>
  );
}
