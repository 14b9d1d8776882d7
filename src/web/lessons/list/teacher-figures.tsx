import { useQuery } from '@tanstack/react-query';
import { CircleCheck, Clock, Layers, Timer } from 'lucide-react';
import type { ResponseOf } from '#shared/http/endpoint.ts';
import type { teacherStats } from '#shared/lessons/lessons.contract.ts';
import { formatNumber } from '#shared/text/format.ts';
import { teacherStatsQuery } from '#web/lessons/lesson-queries.ts';
import { messageOf } from '#web/platform/api-problem.ts';
import { ErrorPanel } from '#web/ui/error-panel.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { StatTile } from '#web/ui/stat-tile.tsx';
import { LESSON_LIST_TEXTS } from './lesson-list-texts.ts';
import { tellAverageTime } from './tell-average-time.ts';

const SKELETON = <Skeleton className="h-8 w-16 md:h-9" />;

/** The four totals of a teacher; the tiles keep their size while the figures come. */
export function TeacherFigures() {
  const { data: stats, error, refetch, isFetching } = useQuery(teacherStatsQuery());
  // Four zeros tell a newcomer nothing.
  if (stats?.total === 0) return null;
  return (
    <section className="mt-7" aria-busy={isFetching}>
      <h2 className="sr-only">{LESSON_LIST_TEXTS.figures}</h2>
      {error ? (
        <ErrorPanel
          title={LESSON_LIST_TEXTS.figuresError}
          message={messageOf(error)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <TeacherTiles stats={stats} />
      )}
    </section>
  );
}

/** The tiles alone, empty until the figures are known. */
export const TeacherTiles = ({ stats }: { stats?: ResponseOf<typeof teacherStats> | undefined }) => (
  <ul className="grid grid-cols-2 gap-3 md:gap-4 lg:grid-cols-4">
    <StatTile
      icon={<Layers size={18} />}
      label={LESSON_LIST_TEXTS.total}
      value={stats ? formatNumber(stats.total) : SKELETON}
    />
    <StatTile
      icon={<Clock size={18} />}
      label={LESSON_LIST_TEXTS.inProgress}
      value={stats ? formatNumber(stats.inProgress) : SKELETON}
    />
    <StatTile
      icon={<CircleCheck size={18} />}
      label={LESSON_LIST_TEXTS.completed}
      value={stats ? formatNumber(stats.completed) : SKELETON}
    />
    <StatTile
      icon={<Timer size={18} />}
      label={LESSON_LIST_TEXTS.averageTime}
      value={stats ? tellAverageTime(stats) : SKELETON}
    />
  </ul>
);
