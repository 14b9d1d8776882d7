import { dueStateOf } from '#shared/production/due-state.ts';
import { formatRelativeDay } from '#shared/text/format.ts';

const TONES = { overdue: 'error', due_soon: 'deadline', ok: 'ok' } as const;

/** How near a deadline is, in few words and the tone that repeats them. */
export function describeDeadline(
  deadline: string,
  now: Date = new Date(),
): { tone: (typeof TONES)[keyof typeof TONES]; words: string; isOverdue: boolean } {
  const { kind } = dueStateOf(new Date(deadline), now);
  return { tone: TONES[kind], words: formatRelativeDay(deadline, now), isOverdue: kind === 'overdue' };
}
