import {
  AlarmClock,
  Banknote,
  FileWarning,
  type LucideIcon,
  MessageCircle,
  Scale,
  School,
  ShieldAlert,
  Star,
  UserRoundPlus,
} from 'lucide-react';
import type { InboxKind } from '#shared/backoffice/inbox-kinds.ts';
import { Chip } from '#web/ui/chip.tsx';
import type { Tone } from '#web/ui/tone.ts';
import { KIND_TEXTS } from './inbox-texts.ts';

/** One icon and tint for each kind. */
const LOOKS: Record<InboxKind, { icon: LucideIcon; tone: Tone }> = {
  refund: { icon: Banknote, tone: 'error' },
  refund_failed: { icon: Banknote, tone: 'error' },
  difference: { icon: Scale, tone: 'warning' },
  file: { icon: ShieldAlert, tone: 'error' },
  late: { icon: AlarmClock, tone: 'error' },
  due: { icon: AlarmClock, tone: 'warning' },
  message: { icon: MessageCircle, tone: 'info' },
  unassigned: { icon: UserRoundPlus, tone: 'info' },
  analysis: { icon: FileWarning, tone: 'warning' },
  rating: { icon: Star, tone: 'warning' },
  lead: { icon: School, tone: 'neutral' },
};

/** The kind of an item as a row begins with it; its name is for those who hear it. */
export function KindMark({ kind }: { kind: InboxKind }) {
  const { icon: Icon, tone } = LOOKS[kind];
  return (
    <span className={`tone-${tone} grid size-9 shrink-0 place-items-center rounded-[.5rem]`}>
      <Icon size={19} aria-hidden="true" />
      <span className="sr-only">{KIND_TEXTS[kind]}: </span>
    </span>
  );
}

export function KindChip({ kind }: { kind: InboxKind }) {
  const { icon: Icon, tone } = LOOKS[kind];
  return (
    <Chip tone={tone} icon={<Icon aria-hidden="true" />}>
      {KIND_TEXTS[kind]}
    </Chip>
  );
}
