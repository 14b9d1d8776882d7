import { useQuery } from '@tanstack/react-query';
import { messageOf } from '#web/platform/api-problem.ts';
import { isNotFound } from '#web/platform/is-not-found.ts';
import { closing } from '#web/production/worklist/worklist-search.ts';
import { productionQuery } from '#web/production/production-queries.ts';
import { PROJECT_TEXTS } from '#web/production/workspace/workspace-texts.ts';
import { SideList } from '#web/production/workspace/side-list.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorPanel } from '#web/ui/error-panel.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { LoadingArea, Skeleton } from '#web/ui/skeleton.tsx';
import { useIsWide } from '#web/ui/use-is-wide.ts';
import { ProjectView } from './project-view.tsx';

/** One project with all that is needed to make it; where there is room the other ones beside it. */
export function OpenProject({ id, unreadOf }: { id: string; unreadOf: (lessonId: string) => number }) {
  const { data, error, isFetching, refetch } = useQuery(productionQuery(id));
  const hasRoom = useIsWide('64rem');
  return (
    <div className="tela-cheia denso lg:grid lg:grid-cols-[19rem_minmax(0,1fr)] lg:grid-rows-[minmax(0,1fr)]">
      {hasRoom && <SideList openedId={id} unreadOf={unreadOf} />}
      {data && !isNotFound(error) ? (
        <ProjectView key={id} production={data} unread={unreadOf(data.lesson.id)} />
      ) : (
        <div className={error ? 'min-w-0 px-5 py-8 lg:px-6' : 'min-w-0'}>
          {isNotFound(error) && (
            <EmptyState
              headingLevel={1}
              drawing="search"
              title={PROJECT_TEXTS.notFound}
              text={PROJECT_TEXTS.gone}
              action={
                <LinkButton to="/editor-dashboard" search={closing}>
                  {PROJECT_TEXTS.allProjects}
                </LinkButton>
              }
            />
          )}
          {error && !isNotFound(error) && (
            <ErrorPanel
              title={PROJECT_TEXTS.loadError}
              message={messageOf(error)}
              onRetry={() => void refetch()}
              isRetrying={isFetching}
            />
          )}
          {!error && <ProjectBones />}
        </div>
      )}
    </div>
  );
}

/** Its head and its panels, as high as the window leaves them. */
function ProjectBones() {
  return (
    <LoadingArea label={PROJECT_TEXTS.loading}>
      <div className="border-b border-borda bg-papel px-5 py-5 lg:px-6">
        <Skeleton className="h-8 w-96 max-w-full" />
        <Skeleton className="mt-3 h-6 w-64 max-w-full" />
      </div>
      <div className="grid gap-4 p-4 xl:grid-cols-3">
        {['a', 'b', 'c'].map((key) => (
          <div key={key} className="cartao h-[calc(100dvh-15rem)] p-4 not-first:max-xl:hidden">
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
