import { ANALYSIS_STEPS, type AnalysisStep } from '#shared/lesson-events.ts';
import type { LessonStatus } from '#shared/lessons/lesson-status.ts';
import { readLessonEvent } from '#web/platform/events/read-lesson-event.ts';

/** What the stream has told of an analysis under way. */
export interface LiveAnalysis {
  /** The status last heard; null before the stream has spoken. */
  status: { status: LessonStatus; analysisError: string | null } | null;
  step: AnalysisStep;
  /** Pages read by OCR; null where nothing is scanned or nothing is known yet. */
  pages: { done: number; total: number } | null;
  words: number | null;
  sections: readonly string[] | null;
  topics: readonly { name: string; weight: number }[] | null;
}

const STEP_ORDER = Object.keys(ANALYSIS_STEPS) as AnalysisStep[];

/** A fresh analysis: the order is in, nothing of it is read. */
export const NOTHING_HEARD: LiveAnalysis = {
  status: null,
  step: 'received',
  pages: null,
  words: null,
  sections: null,
  topics: null,
};

/**
 * Takes one event of the lesson's stream in. A new analysis (status `analyzing`, or its first step) starts
 * from nothing; what is no event of ours, or is broken, changes nothing.
 */
export function mergeLessonEvent(live: LiveAnalysis, event: { type: string; data: string }): LiveAnalysis {
  const told = readLessonEvent(event);
  if (told?.type === 'status') {
    // The stream opens by repeating the present status: that begins nothing.
    const isNewAnalysis = told.data.status === 'analyzing' && live.status?.status !== 'analyzing';
    const begins = isNewAnalysis && live.status !== null;
    return { ...(begins ? NOTHING_HEARD : live), status: told.data };
  }
  if (told?.type !== 'progress') return live;
  const { step, pages, partial } = told.data;
  const before = step === 'received' ? { ...NOTHING_HEARD, status: live.status } : live;
  return {
    ...before,
    step,
    pages: pages ?? before.pages,
    words: partial?.words ?? before.words,
    sections: partial?.sections ?? before.sections,
    topics: partial?.topics ?? before.topics,
  };
}

export type StageState = 'done' | 'current' | 'ahead';

/** Every stage in order with where it stands; `received` is done as soon as the order is there. */
export function listStages(live: LiveAnalysis): { step: AnalysisStep; state: StageState }[] {
  const current = Math.max(1, STEP_ORDER.indexOf(live.step));
  return STEP_ORDER.map((step, index) => ({
    step,
    state: index < current ? 'done' : index === current && live.step !== 'received' ? 'current' : 'ahead',
  }));
}
