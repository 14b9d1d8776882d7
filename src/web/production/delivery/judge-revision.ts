import type { Lesson } from '#shared/lessons/lesson.schemas.ts';
import { revisionsEndAt } from '#shared/lessons/revisions.ts';

export type RevisionState =
  | { kind: 'open'; left: number | null; until: Date }
  | { kind: 'on_hold' }
  | { kind: 'used_up' }
  | { kind: 'too_late'; until: Date }
  /** Somebody else's lesson, or one not delivered. */
  | { kind: 'none' };

type RevisionFacts = Pick<Lesson, 'status' | 'completedAt' | 'hold' | 'revisionsLeft' | 'allowedActions'>;

/** Whether a revision may be asked for, as the server answered it, and why not where it may not. */
export function judgeRevision(lesson: RevisionFacts, now: Date): RevisionState {
  const { status, completedAt, hold, revisionsLeft, allowedActions } = lesson;
  // Only the owner comments.
  if (status !== 'completed' || completedAt === null || !allowedActions.includes('comment')) {
    return { kind: 'none' };
  }
  const until = revisionsEndAt(new Date(completedAt));
  if (allowedActions.includes('revise')) {
    return hold !== null ? { kind: 'on_hold' } : { kind: 'open', left: revisionsLeft, until };
  }
  return revisionsLeft === 0 && now <= until ? { kind: 'used_up' } : { kind: 'too_late', until };
}
