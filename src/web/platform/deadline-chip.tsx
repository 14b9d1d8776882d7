import { AlarmClock, CalendarCheck, TriangleAlert } from 'lucide-react';
import { Chip } from '#web/ui/chip.tsx';
import { describeDeadline } from './describe-deadline.ts';

const OVERDUE = 'Prazo vencido';
const ICONS = { error: TriangleAlert, deadline: AlarmClock, ok: CalendarCheck };

/** How near the deadline of open work is: red once it is past, orange the day before and on the day, else green. */
export function DeadlineChip({ deadline }: { deadline: string }) {
  const { tone, words, isOverdue } = describeDeadline(deadline);
  const Icon = ICONS[tone];
  return (
    <Chip tone={tone} icon={<Icon aria-hidden="true" />}>
      {isOverdue && <span className="sr-only">{OVERDUE}: </span>}
      {words}
    </Chip>
  );
}
