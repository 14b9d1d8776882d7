import { CircleCheck, CircleX, Inbox, PencilRuler } from 'lucide-react';
import { PRODUCTION_STATUSES, type ProductionStatus } from '#shared/production/production-status.ts';
import { Chip } from '#web/ui/chip.tsx';

/** The icon of each stage, in columns and chips alike. */
export const STAGE_ICONS = {
  assigned: Inbox,
  in_progress: PencilRuler,
  completed: CircleCheck,
  cancelled: CircleX,
} as const;
const TONES = { assigned: 'neutral', in_progress: 'info', completed: 'ok', cancelled: 'neutral' } as const;

/** The stage of a production in icon and words. */
export function ProductionStatusChip({ status }: { status: ProductionStatus }) {
  const Icon = STAGE_ICONS[status];
  return (
    <Chip tone={TONES[status]} icon={<Icon aria-hidden="true" />}>
      {PRODUCTION_STATUSES[status].label}
    </Chip>
  );
}
