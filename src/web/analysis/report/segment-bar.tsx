import { joinClasses } from '#web/ui/join-classes.ts';
import type { Segment } from './lay-out-segments.ts';
import { countUnits, REPORT_TEXTS, type Unit } from './report-texts.ts';

/** Above this a cell for each slide or page would be too thin to count: sections become blocks. */
const MOST_CELLS = 24;

/** All slides or pages as one row, by section, in the colours and numbers used everywhere else. */
export function SegmentBar({ segments, unit }: { segments: readonly Segment[]; unit: Unit }) {
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
              className={`serie-${series} grid min-w-0 flex-1 place-items-center rounded-[3px]`}
            >
              {position === 0 && number}
            </span>
          ))}
        </span>
      ))}
    </div>
  );
}
