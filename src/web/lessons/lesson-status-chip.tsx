import { Ban, CircleCheck, Clock, Hourglass, Inbox, type LucideIcon, ScanText, Wallet } from 'lucide-react';
import { isPaid, LESSON_STATUSES, type LessonStatus, staffLabelOf } from '#shared/lessons/lesson-status.ts';
import { Chip } from '#web/ui/chip.tsx';
import type { Tone } from '#web/ui/tone.ts';

const LOOKS: Record<LessonStatus, { tone: Tone; icon: LucideIcon }> = {
  submitted: { tone: 'neutral', icon: Inbox },
  analyzing: { tone: 'neutral', icon: ScanText },
  waiting_approval: { tone: 'warning', icon: Hourglass },
  waiting_payment: { tone: 'warning', icon: Wallet },
  paid: { tone: 'info', icon: Clock },
  in_production: { tone: 'info', icon: Clock },
  completed: { tone: 'ok', icon: CircleCheck },
  cancelled: { tone: 'neutral', icon: Ban },
};

/**
 * The status of a lesson in icon and words: done is a green check, paid and being made a blue clock, all other icons
 * are grey. An unknown one, of a newer server, is shown as it is.
 */
export function LessonStatusChip({ status, isStaff = false }: { status: string; isStaff?: boolean }) {
  if (!isLessonStatus(status)) return <Chip tone="neutral">{status}</Chip>;
  const { tone, icon: Icon } = LOOKS[status];
  const label = isStaff ? staffLabelOf(status) : LESSON_STATUSES[status].label;
  return (
    <Chip
      tone={tone}
      icon={<Icon className={isPaid(status) ? undefined : 'text-ink-2'} aria-hidden="true" />}
    >
      {label}
    </Chip>
  );
}

function isLessonStatus(status: string): status is LessonStatus {
  return status in LESSON_STATUSES;
}
