import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { TIME_ZONE } from '#shared/calendar.ts';
import { deskQuery, statsQuery } from '#web/backoffice/parts/stats-queries.ts';
import { formatDayAndMonth } from '#shared/text/format-day-and-month.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ADMIN_TEXTS } from '#web/backoffice/day/admin-texts.ts';
import { describeDay } from '#web/backoffice/day/describe-day.ts';

const weekday = new Intl.DateTimeFormat('pt-BR', { weekday: 'long', timeZone: TIME_ZONE });

/** Which day it is, the worst of it in one sentence, and beside it what is given. */
export function DayHead({ children }: { children: ReactNode }) {
  const { data: stats, isPending: areStatsPending } = useQuery(statsQuery());
  const { data: desk, isPending: isDeskPending } = useQuery(deskQuery());
  const now = new Date();
  const day = weekday.format(now);
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
      <div className="min-w-64 flex-1">
        <h1 className="text-[2rem] font-extrabold md:text-[2.25rem]">{ADMIN_TEXTS.title}</h1>
        <p className="mt-1.5 text-base text-tinta-2 max-sm:min-h-[2lh]">
          {day.charAt(0).toUpperCase() + day.slice(1)},{' '}
          <span className="num font-medium">{formatDayAndMonth(now)}</span>.{' '}
          {stats && desk && describeDay({ overdue: stats.overdue, unassigned: desk.waiting.unassigned })}
          {(areStatsPending || isDeskPending) && (
            <Skeleton className="inline-block! h-4 w-72 max-w-full align-middle" />
          )}
        </p>
      </div>
      {children}
    </div>
  );
}

/** The ways on: beside the head where there is room, on a phone after what waits. */
export function DayWays() {
  return (
    <div className="flex flex-wrap gap-2.5 max-sm:grid max-sm:w-full max-sm:grid-cols-2">
      <LinkButton to="/auditoria" variant="outline" size="m">
        {ADMIN_TEXTS.audit}
      </LinkButton>
      <LinkButton to="/profile-management" variant="outline" size="m">
        {ADMIN_TEXTS.profile}
      </LinkButton>
      <LinkButton to="/admin-functional" size="m" className="max-sm:order-first max-sm:col-span-2">
        {ADMIN_TEXTS.panel}
        <ArrowRight size={18} aria-hidden="true" />
      </LinkButton>
    </div>
  );
}
