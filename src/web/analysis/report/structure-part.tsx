import { useMemo, useRef, useState } from 'react';
import type { AiAnalysis } from '#shared/analysis/ai-analysis.ts';
import { Button } from '#web/ui/button.tsx';
import { layOutSegments } from './lay-out-segments.ts';
import { PartHeading } from './part-heading.tsx';
import { REPORT_TEXTS } from './report-texts.ts';
import { SectionRow } from './section-row.tsx';
import { SegmentBar } from './segment-bar.tsx';

/** A longer section starts folded, and so does every section of a longer plan. */
const MOST_OPEN_ROWS = 12;
const MOST_OPEN_PLAN = 24;

/** The plan: segments, then every section with its slides or pages. */
export function StructurePart({ structure }: { structure: AiAnalysis['structure'] }) {
  const list = useRef<HTMLOListElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const segments = useMemo(() => layOutSegments(structure), [structure]);
  const indexOf = useMemo(
    () => new Map(structure.plan.map((item, index) => [item.number, index])),
    [structure],
  );
  const toggleAll = () => {
    for (const details of list.current?.querySelectorAll('details') ?? []) details.open = !isOpen;
    setIsOpen(!isOpen);
  };
  return (
    <section>
      <PartHeading
        aside={
          <Button variant="text" size="m" className="-my-2 -mr-4 print:hidden" onClick={toggleAll}>
            {isOpen ? REPORT_TEXTS.closeAll : REPORT_TEXTS.openAll}
          </Button>
        }
      >
        {REPORT_TEXTS.structure}
      </PartHeading>
      <div className="mt-4">
        <SegmentBar segments={segments} unit={structure.unit} />
      </div>
      <ol ref={list} className="mt-2 divide-y divide-borda">
        {segments.map((segment) => (
          <SectionRow
            key={segment.index}
            segment={segment}
            unit={structure.unit}
            indexOf={indexOf}
            isFolded={structure.plan.length > MOST_OPEN_PLAN || segment.items.length > MOST_OPEN_ROWS}
          />
        ))}
      </ol>
    </section>
  );
}
