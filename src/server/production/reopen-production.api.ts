import type { LessonRow } from '#server/lessons/lesson-access.api.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { openRound } from './open-round.ts';

/**
 * An admin forced a lesson into production: its editor goes on in the round it was in. Without an editor nothing is
 * begun before one is assigned. The lesson must be locked.
 */
export async function reopenProduction(tx: Tx, lesson: LessonRow, now: Date): Promise<void> {
  if (lesson.editorId !== null) await openRound(tx, lesson, { status: 'in_progress', now });
}
