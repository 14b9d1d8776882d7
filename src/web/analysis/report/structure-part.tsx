import { ChevronDown } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import type { AiAnalysis, PlanItem } from '#shared/analysis/ai-analysis.ts';
import { EvidenceMark } from '#web/analysis/evidence/evidence-mark.tsx';
import { listStatements } from '#web/analysis/evidence/find-evidence.ts';
import { Button } from '#web/ui/button.tsx';
import { joinClasses } from '#web/ui/join-classes.ts';
import { useIsWide } from '#web/ui/use-is-wide.ts';
import { layOutSegments, type Segment } from './lay-out-segments.ts';
import { ReportPart, useRememberedFold } from './report-part.tsx';
import { countUnits, PURPOSE_LABELS, REPORT_TEXTS, type Unit } from './report-texts.ts';

/** A longer section starts folded, and so does every section of a longer plan, and all of them on a phone. */
const MOST_OPEN_ROWS = 12;
const MOST_OPEN_PLAN = 24;

/** The plan: segments, then every section, which shows its slides or pages on demand. */
export function StructurePart({ structure }: { structure: AiAnalysis['structure'] }) {
  const list = useRef<HTMLOListElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const isWide = useIsWide('64rem');
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
    <ReportPart
      title={REPORT_TEXTS.structure}
      tells={countUnits(structure.plan.length, structure.unit)}
      isOpenAtFirst
    >
      <SegmentBar segments={segments} unit={structure.unit} />
      <ol ref={list} className="mt-3">
        {segments.map((segment) => (
          <SectionRow
            key={segment.index}
            segment={segment}
            unit={structure.unit}
            indexOf={indexOf}
            isOpenAtFirst={
              isWide && structure.plan.length <= MOST_OPEN_PLAN && segment.items.length <= MOST_OPEN_ROWS
            }
          />
        ))}
      </ol>
      <Button variant="text" size="m" className="-ml-4 print:hidden" onClick={toggleAll}>
        {isOpen ? REPORT_TEXTS.closeAll : REPORT_TEXTS.openAll}
      </Button>
    </ReportPart>
  );
}

/** One section: what it is called and how long it is; what it is for and its slides or pages on demand. */
function SectionRow({
  segment,
  unit,
  indexOf,
  isOpenAtFirst,
}: {
  segment: Segment;
  unit: Unit;
  /** Position of an item in the whole plan, by its number. */
  indexOf: ReadonlyMap<number, number>;
  isOpenAtFirst: boolean;
}) {
  const { index, number, series, title, description, items } = segment;
  const fold = useRememberedFold(`section ${index}`, isOpenAtFirst);
  return (
    <li>
      <details {...fold}>
        <summary className="-mx-2 flex min-h-11 items-center gap-3 rounded-[.375rem] px-2 py-2 hover:bg-highlight">
          <span
            className={`series-${series} num grid size-6 shrink-0 place-items-center rounded-[5px] text-sm font-bold`}
          >
            {number}
          </span>
          <h3 className="min-w-0 flex-1 font-text text-[1.0625rem] font-bold leading-snug tracking-normal [overflow-wrap:anywhere]">
            {title}
          </h3>
          <span className="num whitespace-nowrap text-base text-ink-2">{countUnits(items.length, unit)}</span>
          <ChevronDown size={18} className="fold-arrow shrink-0 text-ink-2 print:hidden" aria-hidden="true" />
        </summary>
        <div className="pb-3 pl-9">
          <p className="text-base leading-snug text-ink-2">
            {description}
            <EvidenceMark statement={`/structure/sections/${index}/description`} />
          </p>
          <ol className="mt-1">
            {items.map((item) => (
              <PlanRow key={item.number} item={item} index={indexOf.get(item.number) ?? 0} />
            ))}
          </ol>
        </div>
      </details>
    </li>
  );
}

/** One slide or page: number, title and purpose; its points unfold. */
function PlanRow({ item, index }: { item: PlanItem; index: number }) {
  const head = (
    <>
      <span className="num w-6 shrink-0 text-right text-ink-2">{item.number}</span>
      <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        {item.title}
        {item.purpose !== 'conteudo' && (
          <span className="smaller ml-2 whitespace-nowrap text-ink-2">{PURPOSE_LABELS[item.purpose]}</span>
        )}
      </span>
    </>
  );
  if (item.points.length === 0) {
    return <li className="flex min-h-11 items-center gap-2.5 py-1.5 pr-7 text-base leading-snug">{head}</li>;
  }
  return (
    <li className="text-base leading-snug">
      <details>
        <summary className="flex min-h-11 items-center gap-2.5 rounded-[.375rem] py-1.5 hover:bg-highlight">
          {head}
          <ChevronDown size={18} className="fold-arrow text-ink-2 print:hidden" aria-hidden="true" />
        </summary>
        <ul className="mb-3 ml-8 grid list-disc gap-1.5 pl-4 text-ink-2 marker:text-border-strong">
          {listStatements(`/structure/plan/${index}/points`, item.points).map((point) => (
            <li key={point.statement} className="whitespace-pre-wrap [overflow-wrap:anywhere]">
              {point.item}
              <EvidenceMark statement={point.statement} />
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}

/** Above this a cell for each slide or page would be too thin to count: sections become blocks. */
const MOST_CELLS = 24;

/** All slides or pages as one row, by section, in the colours and numbers used everywhere else. */
function SegmentBar({ segments, unit }: { segments: readonly Segment[]; unit: Unit }) {
  const filled = segments.filter(({ items }) => items.length > 0);
  const total = filled.reduce((sum, { items }) => sum + items.length, 0);
  const hasCells = total <= MOST_CELLS;
  const parts = filled.map(({ number, title, items }) =>
    REPORT_TEXTS.part(number, title, countUnits(items.length, unit)),
  );
  return (
    <div
      className={joinClasses('flex h-10', hasCells ? 'gap-2' : 'gap-1')}
      role="img"
      aria-label={REPORT_TEXTS.segments(countUnits(total, unit), parts.join('; '))}
    >
      {filled.map(({ index, number, series, items }) => (
        <span
          key={index}
          className="num flex min-w-[1.375rem] gap-[3px] text-sm font-bold"
          style={{ flexGrow: items.length, flexBasis: 0 }}
        >
          {(hasCells ? items : items.slice(0, 1)).map((item, position) => (
            <span
              key={item.number}
              className={`series-${series} grid min-w-0 flex-1 place-items-center rounded-[3px]`}
            >
              {position === 0 && number}
            </span>
          ))}
        </span>
      ))}
    </div>
  );
}
