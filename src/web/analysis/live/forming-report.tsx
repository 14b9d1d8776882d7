import { FileText } from 'lucide-react';
import { formatNumber } from '#shared/text/format.ts';
import { WAITING_TEXTS as TEXTS } from '#web/analysis/analysis-texts.ts';
import { listStatements } from '#web/analysis/evidence/find-evidence.ts';
import { SERIES_COUNT } from '#web/analysis/report/lay-out-segments.ts';
import { REPORT_TEXTS } from '#web/analysis/report/report-texts.ts';
import { WeightBar } from '#web/analysis/report/weight-bar.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { LiveAnalysis } from './live-analysis.ts';

/** The report while it comes: what is ready stands there, the rest is a skeleton. */
export function FormingReport({ live, fileName }: { live: LiveAnalysis; fileName: string | null }) {
  const { sections, topics, words } = live;
  return (
    <section>
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h2 className="text-[1.7rem]">{TEXTS.forming}</h2>
        <p className="text-ink-2">{TEXTS.formingLead}</p>
      </div>
      <div className="card card-raised mt-5 grid overflow-clip lg:grid-cols-[1.15fr_1fr]">
        <div className="border-border p-5 md:p-8 lg:border-r">
          <h3 className="text-xl font-bold">{REPORT_TEXTS.structure}</h3>
          {sections ? (
            <ol className="mt-2 divide-y divide-border">
              {listStatements('/sections', sections).map(({ statement, item: title }, index) => (
                <li key={statement} className="flex gap-3.5 py-3.5">
                  <span
                    className={`series-${(index % SERIES_COUNT) + 1} num mt-0.5 grid size-6 shrink-0 place-items-center rounded-[5px] text-sm font-bold`}
                  >
                    {index + 1}
                  </span>
                  <strong className="min-w-0 leading-snug [overflow-wrap:anywhere]">{title}</strong>
                </li>
              ))}
            </ol>
          ) : (
            <SkeletonLines
              className="mt-4"
              heights={['h-10', 'h-4 w-4/5', 'h-4 w-3/5', 'h-4 w-4/5', 'h-4 w-2/5']}
            />
          )}
          <h3 className="mt-8 text-xl font-bold text-ink-2">{REPORT_TEXTS.visuals}</h3>
          <div className="mt-4 grid grid-cols-3 gap-3">
            <Skeleton className="h-28" />
            <Skeleton className="h-28" />
            <Skeleton className="h-28" />
          </div>
        </div>
        <div className="border-border bg-paper-2 p-5 max-lg:border-t md:p-8">
          <h3 className="text-xl font-bold">{TEXTS.whatWasRead}</h3>
          <p className="mt-3 flex gap-2.5">
            <FileText size={20} className="mt-0.5 text-action" aria-hidden="true" />
            <span className="min-w-0 leading-snug [overflow-wrap:anywhere]">
              <span className="num">
                {words === null ? TEXTS.nothingReadYet : TEXTS.words(formatNumber(words))}
              </span>
              <span className="block text-base text-ink-2">{fileName ?? TEXTS.typedText}</span>
            </span>
          </p>
          <h3 className="mt-8 text-xl font-bold">{REPORT_TEXTS.topics}</h3>
          {topics ? (
            <ul className="mt-4 grid gap-4">
              {topics.map(({ name, weight }) => (
                <li key={name}>
                  <WeightBar name={name} weight={weight} />
                </li>
              ))}
            </ul>
          ) : (
            <SkeletonLines className="mt-4" heights={['h-4 w-2/3', 'h-2.5', 'h-4 w-1/2', 'h-2.5']} />
          )}
          <h3 className="mt-8 text-xl font-bold text-ink-2">{REPORT_TEXTS.improvements}</h3>
          <SkeletonLines className="mt-4" heights={['h-13', 'h-13', 'h-13 w-11/12']} />
        </div>
      </div>
    </section>
  );
}

function SkeletonLines({ heights, className }: { heights: readonly string[]; className: string }) {
  return (
    <div className={`grid gap-2.5 ${className}`}>
      {listStatements('/skeleton', heights).map(({ statement, item }) => (
        <Skeleton key={statement} className={item} />
      ))}
    </div>
  );
}
