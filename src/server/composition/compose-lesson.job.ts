import { ReadingProblem } from '#engine/reading/reading-problem.ts';
import { findAnalysedOrder } from '#server/lessons/analysed-order.api.ts';
import { findLessonById } from '#server/lessons/lessons.api.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { type HandledJob, handle } from '#server/platform/jobs/jobs.ts';
import { composeVersion, keepVersion, type Look, REFUSED } from './compose-version.ts';
import { findChosenLook, findComposition } from './compositions.queries.ts';
import { composeLessonJob } from './request-composition.ts';

const GAVE_UP =
  'Não conseguimos montar a prévia desta aula. A análise vale do mesmo jeito, e o suporte já foi avisado.';

/** From an analysis to its first composition. Runs again after a crash without a second one. */
export function composeLesson(deps: AppDeps): HandledJob {
  return handle(composeLessonJob, async ({ lessonId, version }, { db, signal, log, isLastTry }) => {
    const lesson = await findLessonById(db, lessonId);
    if (lesson?.analysisVersion !== version || (await findComposition(db, lesson))) return;
    const analysed = await findAnalysedOrder(db, lesson);
    if (!analysed) return;
    const chosen = await findChosenLook(db, lessonId);
    const look = chosen?.theme && chosen.palette ? (chosen as Look) : null;
    try {
      await composeVersion(deps, lesson, analysed, { look, by: null, signal });
    } catch (error) {
      if (signal.aborted || !(isLastTry || error instanceof ReadingProblem)) throw error;
      log.error({ err: error, lessonId }, 'a lesson could not be composed');
      await keepVersion(deps, lesson, { ...REFUSED, refusal: GAVE_UP });
    }
  });
}
