import { CircleCheck, Clock, Layers, Timer } from 'lucide-react';
import type { ResponseOf } from '#shared/http/endpoint.ts';
import type { teacherStats } from '#shared/lessons/lessons.contract.ts';
import { tellAverageTime } from '#web/lessons/list/tell-average-time.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { StatTile } from '#web/ui/stat-tile.tsx';
import { HOME_TEXTS } from './home-texts.ts';

const GRID = 'grid grid-cols-2 gap-3 md:gap-5 lg:grid-cols-4';

/** The four totals; drawn only once they are known. */
export function HomeStats({ stats }: { stats: ResponseOf<typeof teacherStats> }) {
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
export function HomeStatsPlace() {
  return (
    <div className={`mt-4 md:mt-5 ${GRID}`}>
      {['total', 'completed', 'in-progress', 'time'].map((figure) => (
        <Skeleton key={figure} className="h-24 md:h-27" />
      ))}
    </div>
  );
}
