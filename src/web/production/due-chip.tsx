import { DeadlineChip } from '#web/platform/deadline-chip.tsx';
import { formatDate } from '#web/platform/format.ts';
import { PRODUCTION_TEXTS } from './production-texts.ts';

/** When a production is due: a coloured distance while it is open, afterwards only the day. */
export function DueChip({ deadline, isOpen }: { deadline: string | null; isOpen: boolean }) {
  if (deadline === null) return <span className="text-tinta-2">{PRODUCTION_TEXTS.noDeadline}</span>;
  if (!isOpen) return <span className="num text-tinta-2">{formatDate(deadline)}</span>;
  return <DeadlineChip deadline={deadline} />;
}
