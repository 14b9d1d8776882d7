import type { Lesson } from '#shared/lessons/lesson.schemas.ts';
import type { LessonStatus } from '#shared/lessons/lesson-status.ts';
import { LESSON_LIST_TEXTS } from './lesson-list-texts.ts';

type Step = 'material' | 'approve' | 'pay' | 'follow' | 'rate' | 'open' | 'see';

const STEPS: Record<LessonStatus, Step> = {
  submitted: 'follow',
  analyzing: 'follow',
  waiting_approval: 'approve',
  waiting_payment: 'pay',
  paid: 'follow',
  in_production: 'follow',
  completed: 'open',
  cancelled: 'see',
};

export interface NextAction {
  label: string;
  /** The lesson stands still until this person acts: the button is filled. */
  isWaiting: boolean;
}

/**
 * The one thing to do next with a lesson. What waits for the teacher is no task of an editor or an admin:
 * to them, and for a status of a newer server, it is just something to see.
 */
export function nextActionOf({
  status,
  analysisError,
  allowedActions,
}: Pick<Lesson, 'status' | 'analysisError' | 'allowedActions'>): NextAction {
  const known: Partial<Record<string, Step>> = STEPS;
  const hasFailed = status === 'submitted' && analysisError !== null;
  const isUnrated = status === 'completed' && allowedActions.includes('rate');
  const step = hasFailed ? 'material' : isUnrated ? 'rate' : (known[status] ?? 'see');
  if (step === 'follow' || step === 'open' || step === 'see') {
    return { label: LESSON_LIST_TEXTS[step], isWaiting: false };
  }
  return allowedActions.includes(step)
    ? { label: LESSON_LIST_TEXTS[step], isWaiting: true }
    : { label: LESSON_LIST_TEXTS.see, isWaiting: false };
}

/** Whether the worker has it in hand, so that its row changes by itself. */
export function isBeingAnalysed({
  status,
  analysisError,
}: Pick<Lesson, 'status' | 'analysisError'>): boolean {
  return status === 'analyzing' || (status === 'submitted' && analysisError === null);
}
