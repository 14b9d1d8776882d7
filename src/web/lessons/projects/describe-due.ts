import type { Lesson } from '#shared/lessons/lesson.schemas.ts';
import { PROJECT_TEXTS } from './project-texts.ts';

export type Due =
  | { kind: 'failed'; text: string }
  | { kind: 'note'; text: string }
  | { kind: 'date'; deadline: string };

/** What stands where the delivery is spoken of: a date, why there is none yet, or a failure. */
export function describeDue({
  status,
  analysisError,
  deadline,
}: Pick<Lesson, 'status' | 'analysisError' | 'deadline'>): Due {
  if (status === 'submitted' && analysisError !== null) return { kind: 'failed', text: analysisError };
  if (status === 'cancelled') return { kind: 'note', text: PROJECT_TEXTS.noDelivery };
  if (status === 'completed') return { kind: 'note', text: PROJECT_TEXTS.delivered };
  if (deadline === null) return { kind: 'note', text: PROJECT_TEXTS.afterPayment };
  return { kind: 'date', deadline };
}
