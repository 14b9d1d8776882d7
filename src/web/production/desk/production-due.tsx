import type { Production } from '#shared/production/production.schemas.ts';
import { formatDate } from '#web/platform/format.ts';
import { DueChip } from '#web/production/due-chip.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { DESK_TEXTS } from './desk-texts.ts';

/** When it is due, when it was delivered, or that it was called off. */
export function ProductionDue({ production }: { production: Production }) {
  const { lesson, status, deadline, completedAt } = production;
  if (lesson.status === 'cancelled') return <Chip tone="neutro">{DESK_TEXTS.cancelled}</Chip>;
  if (status === 'completed' && completedAt) {
    return (
      <span className="menor text-tinta-2">
        {DESK_TEXTS.delivered} <span className="num font-medium">{formatDate(completedAt)}</span>
      </span>
    );
  }
  return <DueChip deadline={deadline} isOpen />;
}
