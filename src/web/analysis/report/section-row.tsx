import { ChevronDown } from 'lucide-react';
import { EvidenceMark } from '#web/analysis/evidence/evidence-mark.tsx';
import type { Segment } from './lay-out-segments.ts';
import { PlanRow } from './plan-row.tsx';
import { countUnits, REPORT_TEXTS, type Unit } from './report-texts.ts';

/** One section: what it is for and its slides or pages; `isFolded` where there are too many to show at once. */
export function SectionRow({
  segment,
  unit,
  indexOf,
  isFolded,
}: {
  segment: Segment;
  unit: Unit;
  /** Position of an item in the whole plan, by its number. */
  indexOf: ReadonlyMap<number, number>;
  isFolded: boolean;
}) {
  const { number, series, title, description, items } = segment;
  const size = countUnits(items.length, unit);
  const rows = (
    <ol className="-mr-1 mt-1">
      {items.map((item) => (
        <PlanRow key={item.number} item={item} index={indexOf.get(item.number) ?? 0} />
      ))}
    </ol>
  );
  return (
    <li className="grid grid-cols-[auto_1fr_auto] gap-x-3.5 py-4">
      <span
        className={`serie-${series} num mt-0.5 grid size-6 place-items-center rounded-[5px] text-sm font-bold`}
      >
        {number}
      </span>
      <h3 className="min-w-0 font-texto text-[1.0625rem] font-bold leading-snug tracking-normal [overflow-wrap:anywhere]">
        {title}
      </h3>
      <span className="num whitespace-nowrap text-base font-medium text-tinta-2">{size}</span>
      <p className="col-span-2 col-start-2 mt-0.5 text-base leading-snug text-tinta-2 sm:pr-12">
        {description}
        <EvidenceMark statement={`/structure/sections/${segment.index}/description`} />
      </p>
      <div className="col-span-3 sm:col-span-2 sm:col-start-2">
        {items.length > 0 && !isFolded && rows}
        {items.length > 0 && isFolded && (
          <details>
            <summary className="elo inline-flex min-h-11 items-center gap-1.5 text-base print:hidden">
              {REPORT_TEXTS.list(size)}
              <ChevronDown size={18} className="seta-dobra" aria-hidden="true" />
            </summary>
            {rows}
          </details>
        )}
      </div>
    </li>
  );
}
