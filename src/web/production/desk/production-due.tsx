import type { Production } from '#shared/production/production.schemas.ts';
import { formatDate } from '#web/platform/format.ts';
import { DueChip } from '#web/production/due-chip.tsx';
import { DESK_TEXTS } from './desk-texts.ts';

/** When it is due, or when it was delivered and whether in time; nothing for what was called off. */
export function ProductionDue({ production }: { production: Production }) {
  const { status, deadline, completedAt } = production;
  if (status === 'cancelled') return null;
  if (status === 'completed' && completedAt) {
    return (
      <span className="menor text-tinta-2">
        {DESK_TEXTS.delivered} <span className="num font-medium">{formatDate(completedAt)}</span>
      </span>
    );
  }
  return <DueChip deadline={deadline} isOpen />;
}
