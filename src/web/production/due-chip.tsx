import { daysUntil, formatDate } from '#shared/text/format.ts';
import { DeadlineChip } from '#web/platform/deadline-chip.tsx';
import { PRODUCTION_TEXTS } from './production-texts.ts';

/**
 * When a production is due: a coloured distance while it is open. What was delivered tells when, and whether it came
 * in time; what was called off tells nothing.
 */
export function DueChip({
  deadline,
  isOpen,
  deliveredAt = null,
  isHeld = false,
}: {
  deadline: string | null;
  isOpen: boolean;
  deliveredAt?: string | null;
  /** Production rests, such as for a dispute: nobody is late. */
  isHeld?: boolean;
}) {
  if (deliveredAt !== null) return <Delivered deliveredAt={deliveredAt} deadline={deadline} />;
  if (deadline === null) return <span className="text-ink-2">{PRODUCTION_TEXTS.noDeadline}</span>;
  if (!isOpen) return null;
  if (!isHeld) return <DeadlineChip deadline={deadline} />;
  return (
    <span className="smaller leading-snug text-ink-2">
      {PRODUCTION_TEXTS.held} <span className="num whitespace-nowrap">{formatDate(deadline)}</span>
    </span>
  );
}

function Delivered({ deliveredAt, deadline }: { deliveredAt: string; deadline: string | null }) {
  const isLate = deadline !== null && Date.parse(deliveredAt) > Date.parse(deadline);
  // A delivery on the day after the deadline is one day late, also where hours are few.
  const days = isLate ? Math.max(1, -daysUntil(deadline, new Date(deliveredAt))) : 0;
  return (
    <span className="smaller leading-snug text-ink-2">
      {PRODUCTION_TEXTS.deliveredOn}{' '}
      <span className="num font-medium whitespace-nowrap">{formatDate(deliveredAt)}</span>
      {deadline !== null && (
        <span className={isLate ? 'font-bold text-error-t' : undefined}>
          {', '}
          <span className="whitespace-nowrap">
            {isLate ? PRODUCTION_TEXTS.late(days) : PRODUCTION_TEXTS.inTime}
          </span>
        </span>
      )}
    </span>
  );
}
