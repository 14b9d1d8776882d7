import { ChevronDown } from 'lucide-react';
import { useRef } from 'react';
import type { AiAnalysis } from '#shared/analysis/ai-analysis.ts';
import { REPORT_TEXTS } from './report-texts.ts';
import { useOpenForPrint } from './use-open-for-print.ts';

/** How the size was judged where it does not fit, and what the reading met with: the reasons behind the verdict. */
export function ReadingNotes({ capacity, warnings }: Pick<AiAnalysis, 'capacity' | 'warnings'>) {
  const notes = useRef<HTMLDivElement>(null);
  useOpenForPrint(notes);
  const said = capacity.verdict === 'cabe' ? warnings : [capacity.message, ...warnings];
  if (said.length === 0) return null;
  return (
    <div ref={notes} className="max-w-[62ch]">
      <details>
        <summary className="link inline-flex min-h-11 items-center gap-1.5 text-base print:hidden">
          {warnings.length === 0 ? REPORT_TEXTS.aboutSize : REPORT_TEXTS.aboutReading(said.length)}
          <ChevronDown size={18} className="fold-arrow" aria-hidden="true" />
        </summary>
        <ul className="grid gap-2 leading-snug text-ink-2">
          {said.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      </details>
    </div>
  );
}
