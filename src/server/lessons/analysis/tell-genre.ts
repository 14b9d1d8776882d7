import { changeLessonStatus } from '#server/lessons/change-lesson-status.ts';
import { findLesson, type LessonRow } from '#server/lessons/lessons.api.ts';
import { recordAudit } from '#server/platform/audit/record-audit.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import type { Session } from '#server/platform/http/session.ts';
import { GENRE_WORDS } from '#shared/analysis/genre-words.ts';
import type { Genre } from '#shared/analysis/genres.ts';
import { requestAnalysis } from './request-analysis.ts';

/**
 * 'Isto é uma prova': the teacher says what the material is, and the lesson is analysed anew by that; earlier analyses
 * stay as versions. It is one kind of adjustment, so the lesson moves by the same arrow; what was said holds until other
 * material comes. Said again it is answered with the state the first saying has led to.
 * @throws Problem `lesson_not_found`, `wrong_state`
 */
export async function tellGenre(
  deps: AppDeps,
  session: Session,
  { lessonId, genre, ip }: { lessonId: string; genre: Genre; ip: string },
): Promise<LessonRow> {
  return deps.database.db.transaction(async (tx) => {
    const before = await findLesson(tx, session, lessonId, { lock: true });
    const isOpen = before.status === 'analyzing' || before.status === 'waiting_approval';
    if (isOpen && before.genre === genre) return before;
    const now = deps.clock.now();
    const after = await changeLessonStatus(tx, {
      lessonId,
      event: 'request_adjustments',
      actor: { role: 'teacher', userId: session.userId },
      now,
      reason: `O material é ${GENRE_WORDS[genre]}.`,
      set: { genre, requestedAnalysis: before.requestedAnalysis + 1, analysisError: null },
    });
    await recordAudit(
      tx,
      {
        actorId: session.userId,
        actorRole: session.role,
        action: 'lesson.tell_genre',
        subjectType: 'lesson',
        subjectId: lessonId,
        before: { genre: before.genre },
        after: { genre },
        ip,
      },
      now,
    );
    await requestAnalysis(tx, deps, after);
    return after;
  });
}
