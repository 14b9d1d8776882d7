import { CircleCheck, Inbox, type LucideIcon, PhoneCall } from 'lucide-react';
import { LEAD_STATUSES, type LeadStatus } from '#shared/backoffice/lead-status.ts';
import { Chip } from '#web/ui/chip.tsx';
import type { Tone } from '#web/ui/tone.ts';

const LOOKS: Record<LeadStatus, { tone: Tone; icon: LucideIcon }> = {
  new: { tone: 'warning', icon: Inbox },
  contacted: { tone: 'info', icon: PhoneCall },
  closed: { tone: 'ok', icon: CircleCheck },
};

/** How far a request has been answered, in icon and words. */
export function LeadStatusChip({ status }: { status: LeadStatus }) {
  const { tone, icon: Icon } = LOOKS[status];
  return (
    <Chip tone={tone} icon={<Icon aria-hidden="true" />}>
      {LEAD_STATUSES[status]}
    </Chip>
  );
}
