import type { AiAnalysis } from '#shared/analysis/ai-analysis.ts';
import { Notice } from '#web/ui/notice.tsx';
import { REPORT_TEXTS } from './report-texts.ts';

/** Whether the material fits the ordered size, loud where it does not, and what the reading met with. */
export function ReadingNotes({ capacity, warnings }: Pick<AiAnalysis, 'capacity' | 'warnings'>) {
  const fits = capacity.verdict === 'cabe';
  return (
    <div className="mt-5 grid gap-3">
      <Notice tone={fits ? 'ok' : 'aviso'} title={REPORT_TEXTS.capacityTitle[capacity.verdict]}>
        <p className="max-w-[80ch] leading-snug">{capacity.message}</p>
      </Notice>
      {warnings.length > 0 && (
        <Notice tone="info" title={REPORT_TEXTS.warnings}>
          <ul className="max-w-[80ch] leading-snug">
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}
