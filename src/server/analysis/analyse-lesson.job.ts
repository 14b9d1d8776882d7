import { ReadingProblem } from '#engine/reading/reading-problem.ts';
import { analyseLessonJob } from '#server/lessons/analyse-lesson-job.api.ts';
import {
  giveUpAnalysis,
  keepAnalysis,
  publishProgress,
  takeUpAnalysis,
} from '#server/lessons/analysis/lesson-analysis.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { type HandledJob, handle, type JobContext } from '#server/platform/jobs/jobs.ts';
import { createProgressReporter } from './progress-reporter.ts';
import { runAnalysis } from './run-analysis.ts';

const GAVE_UP =
  'Não conseguimos analisar o material. Envie outro arquivo ou texto, ou siga sem análise; o suporte já foi avisado.';

/**
 * From the order to its analysis. Runs again after a crash without a second effect: what was kept is
 * not made again, and only the analysis asked for last is kept.
 */
export function analyseLesson(deps: AppDeps): HandledJob {
  return handle(analyseLessonJob, async (key, context) => {
    const task = await takeUpAnalysis(deps, key);
    if (!task) return;
    const reporter = createProgressReporter(
      (progress) => publishProgress(deps.database.db, key.lessonId, progress),
      (err) => context.log.warn({ err }, 'a progress event was lost'),
    );
    try {
      const found = await runAnalysis(deps, task, { signal: context.signal, onProgress: reporter.report });
      await reporter.flush();
      await keepAnalysis(deps, key, found);
    } catch (error) {
      await reporter.flush();
      if (isWorthAnotherTry(error, context)) throw error;
      const isExpected = error instanceof ReadingProblem;
      if (!isExpected || error.cause) context.log.error({ err: error }, 'an analysis was given up');
      await giveUpAnalysis(deps, key, isExpected ? error.message : GAVE_UP);
    }
  });
}

/**
 * A refusal is final. A child that ended over a file gets one more chance, since it may have been the
 * machine's fault; a stop of this process is no failure of the material at all.
 */
function isWorthAnotherTry(error: unknown, { signal, retryCount, isLastTry }: JobContext): boolean {
  if (signal.aborted) return true;
  if (error instanceof ReadingProblem) return error.cause !== undefined && retryCount === 0 && !isLastTry;
  return !isLastTry;
}
