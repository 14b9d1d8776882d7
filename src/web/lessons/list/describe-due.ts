import type { Lesson } from '#shared/lessons/lesson.schemas.ts';
import { revisionsEndAt } from '#shared/lessons/revisions.ts';
import { LESSON_LIST_TEXTS } from './lesson-list-texts.ts';

export type Due =
  | { kind: 'failed'; text: string }
  | { kind: 'note'; text: string }
  | { kind: 'hold' }
  | { kind: 'date'; deadline: string }
  /** `reviseUntil` is the last day for a revision; null where none may be asked for. */
  | { kind: 'delivered'; at: string; reviseUntil: Date | null };

type DueFacts = Pick<
  Lesson,
  'status' | 'analysisError' | 'deadline' | 'completedAt' | 'hold' | 'allowedActions'
>;

/** What stands where the delivery is spoken of: a date, why there is none yet, what rests, or a failure. */
export function describeDue(lesson: DueFacts): Due {
  const { status, analysisError, deadline, completedAt, hold, allowedActions } = lesson;
  if (status === 'submitted' && analysisError !== null) return { kind: 'failed', text: analysisError };
  if (status === 'cancelled') return { kind: 'note', text: LESSON_LIST_TEXTS.noDelivery };
  if (hold !== null) return { kind: 'hold' };
  if (status === 'completed') {
    if (!completedAt) return { kind: 'note', text: LESSON_LIST_TEXTS.noDelivery };
    const reviseUntil = allowedActions.includes('revise') ? revisionsEndAt(new Date(completedAt)) : null;
    return { kind: 'delivered', at: completedAt, reviseUntil };
  }
  if (deadline === null) return { kind: 'note', text: LESSON_LIST_TEXTS.afterPayment };
  return { kind: 'date', deadline };
}
