import {
  CircleAlert,
  CircleCheck,
  CircleHelp,
  CircleSlash,
  Clock,
  type LucideIcon,
  Send,
} from 'lucide-react';
import { MAIL_STATUSES, type MailStatus } from '#shared/messages/mail-status.ts';
import { Chip } from '#web/ui/chip.tsx';
import type { Tone } from '#web/ui/tone.ts';

const LOOKS: Record<MailStatus, { tone: Tone; icon: LucideIcon }> = {
  waiting: { tone: 'info', icon: Clock },
  sending: { tone: 'info', icon: Send },
  sent: { tone: 'ok', icon: CircleCheck },
  unconfirmed: { tone: 'neutral', icon: CircleHelp },
  failed: { tone: 'error', icon: CircleAlert },
  cancelled: { tone: 'neutral', icon: CircleSlash },
};

/** What became of a mail, in icon and words. */
export function MailStatusChip({ status }: { status: MailStatus }) {
  const { tone, icon: Icon } = LOOKS[status];
  return (
    <Chip tone={tone} icon={<Icon aria-hidden="true" />}>
      {MAIL_STATUSES[status].label}
    </Chip>
  );
}
