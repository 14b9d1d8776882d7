import type { AiAnalysis } from '#shared/analysis/ai-analysis.ts';
import { Notice } from '#web/ui/notice.tsx';
import { REPORT_TEXTS } from './report-texts.ts';

/**
 * Whether the material fits the ordered size and what the reading met with. Where it does not fit that is
 * loud as long as it `canChange`; once decided it is only told.
 */
export function ReadingNotes({
  capacity,
  warnings,
  canChange,
}: Pick<AiAnalysis, 'capacity' | 'warnings'> & { canChange: boolean }) {
  const loud = capacity.verdict === 'cabe' ? 'ok' : 'aviso';
  return (
    <div className="mt-5 grid gap-3">
      <Notice tone={canChange ? loud : 'neutro'} title={REPORT_TEXTS.capacityTitle[capacity.verdict]}>
        <p className="max-w-[80ch] leading-snug">{capacity.message}</p>
      </Notice>
      {warnings.length > 0 && (
        <Notice tone={canChange ? 'info' : 'neutro'} title={REPORT_TEXTS.warnings}>
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
