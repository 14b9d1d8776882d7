import { CircleCheck, Clock, Layers, Timer } from 'lucide-react';
import type { ResponseOf } from '#shared/http/endpoint.ts';
import type { teacherStats } from '#shared/lessons/lessons.contract.ts';
import { StatTile } from '#web/ui/stat-tile.tsx';
import { HOME_TEXTS } from './home-texts.ts';

/** The four totals; drawn only once they are known. */
export function HomeStats({ stats }: { stats: ResponseOf<typeof teacherStats> }) {
  return (
    <section className="mt-4 md:mt-5">
      <h2 className="sr-only">{HOME_TEXTS.figures}</h2>
      <ul className="grid grid-cols-2 gap-3 md:gap-5 lg:grid-cols-4">
        <StatTile icon={<Layers size={18} />} label={HOME_TEXTS.total} value={stats.total} />
        <StatTile icon={<CircleCheck size={18} />} label={HOME_TEXTS.completed} value={stats.completed} />
        <StatTile icon={<Clock size={18} />} label={HOME_TEXTS.inProgress} value={stats.inProgress} />
        <StatTile icon={<Timer size={18} />} label={HOME_TEXTS.averageTime} value={stats.averageTime} />
      </ul>
    </section>
  );
}
