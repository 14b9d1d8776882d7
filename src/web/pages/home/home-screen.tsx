import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CircleCheck, Clock, Layers, Timer } from 'lucide-react';
import type { User } from '#shared/accounts/accounts.schemas.ts';
import type { ResponseOf } from '#shared/http/endpoint.ts';
import { describeSize } from '#shared/lessons/describe-size.ts';
import type { Lesson } from '#shared/lessons/lesson.schemas.ts';
import type { teacherStats } from '#shared/lessons/lessons.contract.ts';
import { formatDate } from '#shared/text/format.ts';
import { HomeChalkboard } from '#web/frame/home-chalkboard.tsx';
import { lessonListQuery, teacherStatsQuery } from '#web/lessons/lesson-queries.ts';
import { LessonStatusChip } from '#web/lessons/lesson-status-chip.tsx';
import { tellAverageTime } from '#web/lessons/list/tell-average-time.ts';
import { SeeLessonLink } from '#web/lessons/see-lesson-link.tsx';
import { messageOf } from '#web/platform/api-problem.ts';
import { usePageTitle } from '#web/platform/page/page-title.ts';
import { displayName } from '#web/platform/session/display-name.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorPanel } from '#web/ui/error-panel.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { LoadingArea, Skeleton } from '#web/ui/skeleton.tsx';
import { StatTile } from '#web/ui/stat-tile.tsx';
import { HOME_TEXTS } from './home-texts.ts';
import { StartCards } from './start-cards.tsx';
import { type NextStep, useNextStep } from './use-next-step.ts';

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
      <TeacherChalkboard name={displayName(user)} next={next} />
      <div className="page-width pt-9 md:pt-12">
        <StartCards inProgress={stats.data?.inProgress ?? null} />
        {/* Four zeros tell a newcomer nothing. */}
        {stats.data && stats.data.total > 0 && <HomeStats stats={stats.data} />}
        {stats.isPending && <HomeStatsPlace />}
        <div className="mt-10 grid gap-3">
          <RecentLessonsHeading hasMore={lessons.length > 0} />
          {recent.data && <RecentLessons lessons={lessons} />}
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

/** The chalkboard of a teacher: what waits for them, or the way to an order. */
function TeacherChalkboard({ name, next }: { name: string; next: NextStep | null }) {
  if (!next) {
    return (
      <HomeChalkboard
        name={name}
        lead={HOME_TEXTS.idleLead}
        action={
          <LinkButton to="/upload" search={{ type: 'presentation' }} variant="chalk">
            {HOME_TEXTS.idleAction}
          </LinkButton>
        }
      />
    );
  }
  const { lead, action, lessonId, opens } = next;
  return (
    <HomeChalkboard
      name={name}
      lead={lead}
      action={
        opens === 'lesson' ? (
          <LinkButton to="/analysis/$id" params={{ id: lessonId }} variant="chalk">
            {action}
          </LinkButton>
        ) : (
          <LinkButton to="/dashboard" search={{ conversa: lessonId }} variant="chalk">
            {action}
          </LinkButton>
        )
      }
    />
  );
}

const GRID = 'grid grid-cols-2 gap-3 md:gap-5 lg:grid-cols-4';

/** The four totals; drawn only once they are known. */
function HomeStats({ stats }: { stats: ResponseOf<typeof teacherStats> }) {
  return (
    <section className="mt-4 md:mt-5">
      <h2 className="sr-only">{HOME_TEXTS.figures}</h2>
      <ul className={GRID}>
        <StatTile icon={<Layers size={18} />} label={HOME_TEXTS.total} value={stats.total} />
        <StatTile icon={<Clock size={18} />} label={HOME_TEXTS.inProgress} value={stats.inProgress} />
        <StatTile icon={<CircleCheck size={18} />} label={HOME_TEXTS.completed} value={stats.completed} />
        <StatTile icon={<Timer size={18} />} label={HOME_TEXTS.averageTime} value={tellAverageTime(stats)} />
      </ul>
    </section>
  );
}

/** Keeps their place, so that what stands below does not move when they come. */
function HomeStatsPlace() {
  return (
    <div className={`mt-4 md:mt-5 ${GRID}`}>
      {['total', 'completed', 'in-progress', 'time'].map((figure) => (
        <Skeleton key={figure} className="h-24 md:h-27" />
      ))}
    </div>
  );
}

/** The newest lessons, each with its status and a way in. */
function RecentLessons({ lessons }: { lessons: readonly Lesson[] }) {
  if (lessons.length === 0) {
    return (
      <div className="card">
        <EmptyState
          drawing="book"
          title={HOME_TEXTS.noLessons}
          text={HOME_TEXTS.noLessonsText}
          action={<LinkButton to="/upload">{HOME_TEXTS.createFirst}</LinkButton>}
        />
      </div>
    );
  }
  return (
    <ul className="card card-raised divide-y divide-border overflow-clip">
      {lessons.map((lesson) => (
        <li
          key={lesson.id}
          className="flex flex-wrap items-center gap-x-5 gap-y-2 p-4 sm:flex-nowrap md:px-6"
        >
          <div className="min-w-0 flex-1 basis-full sm:basis-0">
            <p className="line-clamp-2 font-bold leading-snug md:line-clamp-1" title={lesson.title}>
              {lesson.title}
            </p>
            <p className="text-base text-ink-2">
              <span className="num font-medium">{describeSize(lesson)}</span>, {HOME_TEXTS.createdOn}{' '}
              <span className="num font-medium">{formatDate(lesson.createdAt)}</span>
            </p>
          </div>
          <LessonStatusChip status={lesson.status} />
          <SeeLessonLink lesson={lesson} label={HOME_TEXTS.see} />
        </li>
      ))}
    </ul>
  );
}

/** The heading of the list and the way to all of them. */
function RecentLessonsHeading({ hasMore }: { hasMore: boolean }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <h2 className="text-[1.7rem]">{HOME_TEXTS.recent}</h2>
      {hasMore && (
        <Link to="/dashboard" className="link inline-flex min-h-11 items-center">
          {HOME_TEXTS.seeAll}
        </Link>
      )}
    </div>
  );
}
