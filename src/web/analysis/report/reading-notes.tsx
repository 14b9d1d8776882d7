import type { AiAnalysis } from '#shared/analysis/ai-analysis.ts';
import type { Lesson } from '#shared/lessons/lesson.schemas.ts';
import { Notice } from '#web/ui/notice.tsx';
import { OfferButton, type OfferSize } from './answers-part.tsx';
import { REPORT_TEXTS } from './report-texts.ts';

/**
 * What the reading met with, and where the material does not fit the ordered size, once and calmly, which size it
 * suits. That it fits is in the summary.
 */
export function ReadingNotes({
  capacity,
  warnings,
  lesson,
  onOffer,
}: Pick<AiAnalysis, 'capacity' | 'warnings'> & { lesson: Lesson; onOffer?: OfferSize | undefined }) {
  const { betterSize, message, verdict } = capacity;
  if (verdict === 'cabe' && warnings.length === 0) return null;
  return (
    <div className="mt-5 grid gap-3">
      {verdict !== 'cabe' && (
        <Notice tone="neutral" title={REPORT_TEXTS.capacityTitle[verdict]}>
          <p className="max-w-[80ch] leading-snug">{message}</p>
          {betterSize !== null && onOffer && (
            <p className="no-print mt-2.5">
              <OfferButton
                offer={{ serviceType: lesson.serviceType, size: betterSize }}
                lesson={lesson}
                onOffer={onOffer}
              />
            </p>
          )}
        </Notice>
      )}
      {warnings.length > 0 && (
        <Notice tone={onOffer ? 'info' : 'neutral'} title={REPORT_TEXTS.warnings}>
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
