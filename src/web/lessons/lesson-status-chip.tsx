import { Ban, CircleCheck, Clock, Hourglass, Inbox, type LucideIcon, ScanText, Wallet } from 'lucide-react';
import { LESSON_STATUSES, type LessonStatus, STAFF_COMPLETED_LABEL } from '#shared/lessons/lesson-status.ts';
import { Chip } from '#web/ui/chip.tsx';
import type { Tone } from '#web/ui/tone.ts';

const LOOKS: Record<LessonStatus, { tone: Tone; icon: LucideIcon }> = {
  submitted: { tone: 'neutro', icon: Inbox },
  analyzing: { tone: 'neutro', icon: ScanText },
  waiting_approval: { tone: 'aviso', icon: Hourglass },
  waiting_payment: { tone: 'aviso', icon: Wallet },
  paid: { tone: 'info', icon: Clock },
  in_production: { tone: 'info', icon: Clock },
  completed: { tone: 'ok', icon: CircleCheck },
  cancelled: { tone: 'neutro', icon: Ban },
};

/** Done is a green check, paid and being made a blue clock; all other icons are grey. */
const HAS_COLOURED_ICON: ReadonlySet<LessonStatus> = new Set(['paid', 'in_production', 'completed']);

/** The status of a lesson in icon and words. An unknown one, of a newer server, is shown as it is. */
export function LessonStatusChip({ status, isStaff = false }: { status: string; isStaff?: boolean }) {
  if (!isLessonStatus(status)) return <Chip tone="neutro">{status}</Chip>;
  const { tone, icon: Icon } = LOOKS[status];
  const label = isStaff && status === 'completed' ? STAFF_COMPLETED_LABEL : LESSON_STATUSES[status].label;
  return (
    <Chip
      tone={tone}
      icon={
        <Icon className={HAS_COLOURED_ICON.has(status) ? undefined : 'text-tinta-2'} aria-hidden="true" />
      }
    >
      {label}
    </Chip>
  );
}

function isLessonStatus(status: string): status is LessonStatus {
  return status in LESSON_STATUSES;
}
