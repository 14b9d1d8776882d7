import { TriangleAlert } from 'lucide-react';
import { Chip } from '#web/ui/chip.tsx';
import { EDITOR_TEXTS as TEXTS } from './editor-texts.ts';

/** How many productions are late. */
export function OverdueChip({ count }: { count: number }) {
  if (count === 0) return <span className="text-tinta-2">{TEXTS.nothingOverdue}</span>;
  return (
    <Chip tone="erro" icon={<TriangleAlert aria-hidden="true" />}>
      {TEXTS.overdue(count)}
    </Chip>
  );
}
