import { DeadlineChip } from '#web/platform/deadline-chip.tsx';
import { daysUntil, formatDate } from '#web/platform/format.ts';
import { PRODUCTION_TEXTS } from './production-texts.ts';

/**
 * When a production is due: a coloured distance while it is open. What was delivered tells when, and whether it came
 * in time; what was called off tells nothing.
 */
export function DueChip({
  deadline,
  isOpen,
  deliveredAt = null,
}: {
  deadline: string | null;
  isOpen: boolean;
  deliveredAt?: string | null;
}) {
  if (deliveredAt !== null) return <Delivered deliveredAt={deliveredAt} deadline={deadline} />;
  if (deadline === null) return <span className="text-tinta-2">{PRODUCTION_TEXTS.noDeadline}</span>;
  return isOpen ? <DeadlineChip deadline={deadline} /> : null;
}

function Delivered({ deliveredAt, deadline }: { deliveredAt: string; deadline: string | null }) {
  const isLate = deadline !== null && Date.parse(deliveredAt) > Date.parse(deadline);
  // A delivery on the day after the deadline is one day late, also where hours are few.
  const days = isLate ? Math.max(1, -daysUntil(deadline, new Date(deliveredAt))) : 0;
  return (
    <span className="menor leading-snug text-tinta-2">
      {PRODUCTION_TEXTS.deliveredOn}{' '}
      <span className="num font-medium whitespace-nowrap">{formatDate(deliveredAt)}</span>
      {deadline !== null && (
        <span className={isLate ? 'font-bold text-erro-t' : undefined}>
          {', '}
          {isLate ? PRODUCTION_TEXTS.late(days) : PRODUCTION_TEXTS.inTime}
        </span>
      )}
    </span>
  );
}
