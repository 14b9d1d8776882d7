import type { AiAnalysis } from '#shared/analysis/ai-analysis.ts';
import { EvidenceMark } from '#web/analysis/evidence/evidence-mark.tsx';
import { PartHeading } from './part-heading.tsx';
import { REPORT_TEXTS } from './report-texts.ts';

/** The lesson by the clock: each activity from its first minute on, as long as it takes. */
export function SchedulePart({ schedule }: { schedule: AiAnalysis['schedule'] }) {
  const { lessonMinutes, activities } = schedule;
  if (activities.length === 0) return null;
  let start = 0;
  const rows = activities.map((activity) => {
    const row = { ...activity, start, end: start + activity.minutes };
    start = row.end;
    return row;
  });
  return (
    <section>
      <PartHeading>{REPORT_TEXTS.schedule(lessonMinutes)}</PartHeading>
      <div className="mt-4 flex h-3 gap-[3px]" aria-hidden="true">
        {rows.map(({ start: from, minutes }) => (
          <span
            key={from}
            className="rounded-[3px] bg-acao odd:opacity-60"
            style={{ flexGrow: minutes, flexBasis: 0 }}
          />
        ))}
      </div>
      <ol className="mt-4">
        {rows.map(({ title, minutes, description, start: from, end }, index) => (
          <li key={from} className="relative grid grid-cols-[3.75rem_1fr] gap-x-4 pb-5 last:pb-0">
            <span className="num whitespace-nowrap pt-px text-right text-base font-bold leading-snug">
              {from}–{end}
            </span>
            <div className="min-w-0 border-l-2 border-borda pl-4">
              <h3 className="font-texto text-[1.0625rem] font-bold leading-snug tracking-normal [overflow-wrap:anywhere]">
                {title}
                <span className="num ml-2 whitespace-nowrap text-base font-medium text-tinta-2">
                  {REPORT_TEXTS.minutes(minutes)}
                </span>
              </h3>
              <p className="mt-1 text-base leading-snug text-tinta-2 [overflow-wrap:anywhere]">
                {description}
                <EvidenceMark statement={`/schedule/activities/${index}/description`} />
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
