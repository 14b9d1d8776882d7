import type { Production } from '#shared/production/production.schemas.ts';
import { DueChip } from '#web/production/due-chip.tsx';

/** When it is due, or when it was delivered and whether in time; nothing for what was called off. */
export function ProductionDue({ production }: { production: Production }) {
  const { status, deadline, completedAt, lesson } = production;
  if (status === 'cancelled') return null;
  return (
    <DueChip
      deadline={deadline}
      isOpen
      isHeld={lesson.hold !== null}
      deliveredAt={status === 'completed' ? completedAt : null}
    />
  );
}
