import type { AiAnalysis } from '#shared/analysis/ai-analysis.ts';
import type { Lesson } from '#shared/lessons/lesson.schemas.ts';
import { OfferButton, type OfferSize } from './answers-part.tsx';
import { REPORT_TEXTS } from './report-texts.ts';

/** What to do after the verdict: approve, change the size, or ask for something; the size is one tap away. */
export function NextStep({
  capacity: { verdict, betterSize },
  lesson,
  onOffer,
  isOnChalkboard = false,
}: Pick<AiAnalysis, 'capacity'> & {
  lesson: Lesson;
  onOffer?: OfferSize | undefined;
  isOnChalkboard?: boolean;
}) {
  const canChange = betterSize !== null && onOffer !== undefined;
  return (
    <div
      className={`no-print mt-4 max-w-[62ch] ${isOnChalkboard ? '' : 'rounded-field bg-paper-2 px-4 py-3'}`}
    >
      <p className="leading-snug">
        <strong>{REPORT_TEXTS.nextTitle}</strong> {REPORT_TEXTS.next[verdict](canChange)}
      </p>
      {canChange && (
        <p className="mt-2.5">
          <OfferButton
            offer={{ serviceType: lesson.serviceType, size: betterSize }}
            lesson={lesson}
            onOffer={onOffer}
            isOnChalkboard={isOnChalkboard}
          />
        </p>
      )}
    </div>
  );
}
