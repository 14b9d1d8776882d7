import { useQuery } from '@tanstack/react-query';
import { CircleCheck, Clock, Layers, Timer } from 'lucide-react';
import { teacherStatsQuery } from '#web/lessons/lesson-queries.ts';
import { messageOf } from '#web/platform/api-problem.ts';
import { formatNumber } from '#web/platform/format.ts';
import { ErrorPanel } from '#web/ui/error-panel.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { StatTile } from '#web/ui/stat-tile.tsx';
import { PROJECT_TEXTS } from '#web/lessons/list/lesson-list-texts.ts';
import { tellAverageTime } from '#web/lessons/list/tell-average-time.ts';

const BONE = <Skeleton className="h-8 w-16 md:h-9" />;

/** The four totals of a teacher; the tiles keep their size while the figures come. */
export function TeacherFigures() {
  const { data: stats, error, refetch, isFetching } = useQuery(teacherStatsQuery());
  // Four zeros tell a newcomer nothing.
  if (stats?.total === 0) return null;
  return (
    <section className="mt-7" aria-busy={isFetching}>
      <h2 className="sr-only">{PROJECT_TEXTS.figures}</h2>
      {error ? (
        <ErrorPanel
          title={PROJECT_TEXTS.figuresError}
          message={messageOf(error)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <ul className="grid grid-cols-2 gap-3 md:gap-4 lg:grid-cols-4">
          <StatTile
            icon={<Layers size={18} />}
            label={PROJECT_TEXTS.total}
            value={stats ? formatNumber(stats.total) : BONE}
          />
          <StatTile
            icon={<Clock size={18} />}
            label={PROJECT_TEXTS.inProgress}
            value={stats ? formatNumber(stats.inProgress) : BONE}
          />
          <StatTile
            icon={<CircleCheck size={18} />}
            label={PROJECT_TEXTS.completed}
            value={stats ? formatNumber(stats.completed) : BONE}
          />
          <StatTile
            icon={<Timer size={18} />}
            label={PROJECT_TEXTS.averageTime}
            value={stats ? tellAverageTime(stats) : BONE}
          />
        </ul>
      )}
    </section>
  );
}
