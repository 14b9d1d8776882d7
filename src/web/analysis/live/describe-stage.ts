import type { AnalysisStep } from '#shared/lessons/lesson-events.ts';
import { WAITING_TEXTS as TEXTS } from '#web/analysis/analysis-texts.ts';
import { formatNumber } from '#web/platform/format.ts';
import type { LiveAnalysis, StageState } from './live-analysis.ts';

/** The line below a stage: what is known of it, else only whether it is done, under way or to come. */
export function describeStage(
  { step, state }: { step: AnalysisStep; state: StageState },
  live: LiveAnalysis,
  received: string,
): string {
  if (step === 'received') return received;
  if (step === 'reading' && live.pages && state !== 'ahead') {
    return TEXTS.pages(live.pages.done, live.pages.total);
  }
  if (step === 'reading' && live.words !== null) return TEXTS.words(formatNumber(live.words));
  if (step === 'structure' && live.sections && state !== 'ahead') return TEXTS.parts(live.sections.length);
  if (state === 'done') return TEXTS.stageDone;
  return state === 'current' ? TEXTS.stageCurrent : TEXTS.stageAhead;
}
