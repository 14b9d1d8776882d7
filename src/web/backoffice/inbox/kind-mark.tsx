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
  refund: { icon: Banknote, tone: 'erro' },
  refund_failed: { icon: Banknote, tone: 'erro' },
  difference: { icon: Scale, tone: 'aviso' },
  file: { icon: ShieldAlert, tone: 'erro' },
  late: { icon: AlarmClock, tone: 'erro' },
  due: { icon: AlarmClock, tone: 'aviso' },
  message: { icon: MessageCircle, tone: 'info' },
  unassigned: { icon: UserRoundPlus, tone: 'info' },
  analysis: { icon: FileWarning, tone: 'aviso' },
  rating: { icon: Star, tone: 'aviso' },
  lead: { icon: School, tone: 'neutro' },
};

/** The kind of an item as a row begins with it; its name is for those who hear it. */
export function KindMark({ kind }: { kind: InboxKind }) {
  const { icon: Icon, tone } = LOOKS[kind];
  return (
    <span className={`tom-${tone} grid size-9 shrink-0 place-items-center rounded-[.5rem]`}>
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
