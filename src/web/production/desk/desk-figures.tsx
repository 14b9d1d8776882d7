import { useQuery } from '@tanstack/react-query';
import { AlarmClock, FolderOpen, Target, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { wholePercent } from '#shared/production/whole-percent.ts';
import { messageOf } from '#web/platform/api-problem.ts';
import { formatNumber } from '#web/platform/format.ts';
import { editorStatsQuery } from '#web/production/production-queries.ts';
import { ErrorPanel } from '#web/ui/error-panel.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { DESK_TEXTS } from '#web/production/worklist/worklist-texts.ts';

/** What is overdue, what is due soon, what is open, and how punctual the deliveries were. */
export function DeskFigures() {
  const { data, error, isFetching, refetch } = useQuery(editorStatsQuery());
  if (!data && error) {
    return (
      <ErrorPanel
        title={DESK_TEXTS.figuresError}
        message={messageOf(error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  const figure = (value: number | undefined) =>
    value === undefined ? <Skeleton className="h-7 w-9" /> : formatNumber(value);
  const percent = data && (data.punctuality === null ? '–' : `${wholePercent(data.punctuality)}%`);
  return (
    <ul className="grid grid-cols-2 gap-3 lg:grid-cols-4" aria-label={DESK_TEXTS.figures}>
      <Figure
        icon={<TriangleAlert size={22} className={data?.overdue ? 'text-erro-t' : 'text-tinta-2'} />}
        value={figure(data?.overdue)}
        label={DESK_TEXTS.overdue}
      />
      <Figure
        icon={<AlarmClock size={22} className={data?.dueSoon ? 'text-aviso-t' : 'text-tinta-2'} />}
        value={figure(data?.dueSoon)}
        label={DESK_TEXTS.dueSoon}
      />
      <Figure
        icon={<FolderOpen size={22} className="text-acao" />}
        value={figure(data?.openProductions)}
        label={DESK_TEXTS.open}
      />
      <Figure
        icon={<Target size={22} className="text-acao" />}
        value={percent ?? figure(undefined)}
        label={
          data && data.deliveriesCounted > 0
            ? DESK_TEXTS.punctual(data.deliveriesCounted)
            : DESK_TEXTS.punctualNone
        }
      />
    </ul>
  );
}

function Figure({ icon, value, label }: { icon: ReactNode; value: ReactNode; label: string }) {
  return (
    <li className="cartao flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-3 sm:flex-nowrap">
      <span aria-hidden="true">{icon}</span>
      <span className="num text-[1.625rem] leading-none font-extrabold">{value}</span>
      <span className="menor leading-tight text-tinta-2 max-sm:basis-full">{label}</span>
    </li>
  );
}
