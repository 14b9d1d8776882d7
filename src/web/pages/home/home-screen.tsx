import { useQuery } from '@tanstack/react-query';
import type { User } from '#shared/accounts/accounts.schemas.ts';
import { lessonListQuery, teacherStatsQuery } from '#web/lessons/lesson-queries.ts';
import { messageOf } from '#web/platform/api-problem.ts';
import { displayName } from '#web/platform/session/display-name.ts';
import { usePageTitle } from '#web/platform/page/page-title.ts';
import { ErrorPanel } from '#web/ui/error-panel.tsx';
import { LoadingArea, Skeleton } from '#web/ui/skeleton.tsx';
import { TeacherBoard } from './home-board.tsx';
import { HomeStats, HomeStatsPlace } from './home-stats.tsx';
import { HOME_TEXTS } from './home-texts.ts';
import { RecentProjects, RecentProjectsHeading } from './recent-projects.tsx';
import { StartCards } from './start-cards.tsx';
import { useNextStep } from './use-next-step.ts';

const RECENT_LIMIT = 5;

/** Home of a teacher. */
export function HomeScreen({ user }: { user: User }) {
  usePageTitle(HOME_TEXTS.pageTitle);
  const recent = useQuery(lessonListQuery({ limit: RECENT_LIMIT }));
  const stats = useQuery(teacherStatsQuery());
  const next = useNextStep(recent.data);
  const lessons = recent.data?.items ?? [];
  return (
    <>
      <TeacherBoard name={displayName(user)} next={next} />
      <div className="miolo pt-9 md:pt-12">
        <StartCards inProgress={stats.data?.inProgress ?? null} />
        {/* Four zeros tell a newcomer nothing. */}
        {stats.data && stats.data.total > 0 && <HomeStats stats={stats.data} />}
        {stats.isPending && <HomeStatsPlace />}
        <div className="mt-10 grid gap-3">
          <RecentProjectsHeading hasMore={lessons.length > 0} />
          {recent.data && <RecentProjects lessons={lessons} />}
          {recent.isPending && (
            <LoadingArea label={HOME_TEXTS.loadingList}>
              <Skeleton className="h-20" />
              <Skeleton className="mt-3 h-20" />
            </LoadingArea>
          )}
          {recent.error && (
            <ErrorPanel
              title={HOME_TEXTS.listError}
              message={messageOf(recent.error)}
              onRetry={() => void recent.refetch()}
              isRetrying={recent.isFetching}
            />
          )}
        </div>
      </div>
    </>
  );
}
