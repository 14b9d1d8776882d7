import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useRef } from 'react';
import { useUnread } from '#web/messages/use-unread.ts';
import { messageOf } from '#web/platform/api-problem.ts';
import { isNotFound } from '#web/platform/is-not-found.ts';
import { usePageTitle } from '#web/platform/page/page-title.ts';
import { productionQuery } from '#web/production/production-queries.ts';
import { Worklist } from '#web/production/worklist/worklist.tsx';
import {
  cardId,
  closing,
  readWorklistSearch,
  type WorklistChange,
} from '#web/production/worklist/worklist-search.ts';
import { WORKLIST_TEXTS } from '#web/production/worklist/worklist-texts.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorPanel } from '#web/ui/error-panel.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { RootMark } from '#web/ui/root-mark.ts';
import { LoadingArea, Skeleton } from '#web/ui/skeleton.tsx';
import { useIsWide } from '#web/ui/use-is-wide.ts';
import { ProductionView } from './production-view.tsx';
import { SideList } from './side-list.tsx';
import { WORKSPACE_TEXTS } from './workspace-texts.ts';

/** The editor's worklist; with `projeto` in the address that lesson in its place, and Back closes it. */
export function EditorDashboardScreen() {
  usePageTitle(WORKLIST_TEXTS.title);
  const search = useSearch({ from: '/editor-dashboard' });
  const navigate = useNavigate({ from: '/editor-dashboard' });
  const unread = useUnread();
  const change = useCallback(
    (changed: WorklistChange) =>
      void navigate({
        search: (before) => readWorklistSearch({ ...before, ...changed }),
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  );
  const lastOpened = useRef(search.projeto);
  useEffect(() => {
    const closed = lastOpened.current;
    lastOpened.current = search.projeto;
    // Back on the worklist: where one left it.
    if (closed && !search.projeto) document.getElementById(cardId(closed))?.focus();
  }, [search.projeto]);
  if (search.projeto) {
    return <OpenProduction id={search.projeto} unreadOf={unread.of} />;
  }
  return <Worklist search={search} unreadOf={unread.of} onChange={change} />;
}

/** One lesson with all that is needed to make it; where there is room the other ones beside it. */
function OpenProduction({ id, unreadOf }: { id: string; unreadOf: (lessonId: string) => number }) {
  const { data, error, isFetching, refetch } = useQuery(productionQuery(id));
  const hasRoom = useIsWide('64rem');
  return (
    <div className="full-screen dense lg:grid lg:grid-cols-[19rem_minmax(0,1fr)] lg:grid-rows-[minmax(0,1fr)]">
      <RootMark name="full-screen" />
      {hasRoom && <SideList openedId={id} unreadOf={unreadOf} />}
      {data && !isNotFound(error) ? (
        <ProductionView key={id} production={data} unread={unreadOf(data.lesson.id)} />
      ) : (
        <div className={error ? 'min-w-0 px-5 py-8 lg:px-6' : 'min-w-0'}>
          {isNotFound(error) && (
            <EmptyState
              headingLevel={1}
              drawing="search"
              title={WORKSPACE_TEXTS.notFound}
              text={WORKSPACE_TEXTS.gone}
              action={
                <LinkButton to="/editor-dashboard" search={closing}>
                  {WORKSPACE_TEXTS.allLessons}
                </LinkButton>
              }
            />
          )}
          {error && !isNotFound(error) && (
            <ErrorPanel
              title={WORKSPACE_TEXTS.loadError}
              message={messageOf(error)}
              onRetry={() => void refetch()}
              isRetrying={isFetching}
            />
          )}
          {!error && <ProductionSkeleton />}
        </div>
      )}
    </div>
  );
}

/** Its head and its panels, as high as the window leaves them. */
function ProductionSkeleton() {
  return (
    <LoadingArea label={WORKSPACE_TEXTS.loading}>
      <div className="border-b border-border bg-paper px-5 py-5 lg:px-6">
        <Skeleton className="h-8 w-96 max-w-full" />
        <Skeleton className="mt-3 h-6 w-64 max-w-full" />
      </div>
      <div className="grid gap-4 p-4 xl:grid-cols-3">
        {['a', 'b', 'c'].map((key) => (
          <div key={key} className="card h-[calc(100dvh-15rem)] p-4 not-first:max-xl:hidden">
            <Skeleton className="h-5 w-32" />
            <Skeleton className="mt-6 h-4 w-11/12" />
            <Skeleton className="mt-3 h-4 w-3/4" />
            <Skeleton className="mt-3 h-4 w-5/6" />
            <Skeleton className="mt-3 h-4 w-2/3" />
          </div>
        ))}
      </div>
    </LoadingArea>
  );
}
