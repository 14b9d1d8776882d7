import * as z from 'zod/mini';
import type { AppDeps } from '#server/platform/deps.ts';
import { defineJob, type HandledJob, handle } from '#server/platform/jobs/jobs.ts';
import { listStalledAnalyses } from './lesson-analysis.ts';
import { requestAnalysis } from './request-analysis.ts';

const resumeAnalysesJob = defineJob({
  name: 'resume-analyses',
  schema: z.object({}),
  options: { cron: '*/10 * * * *' },
});

/**
 * The net under the queue: a lesson that waits for its analysis for longer than any analysis takes gets a
 * new job, such as after crashes that used up all tries. One that only waits in a long line gets none: its job is still there.
 */
export function resumeAnalyses(deps: AppDeps): HandledJob {
  return handle(resumeAnalysesJob, async (_payload, { db, log }) => {
    for (const lesson of await listStalledAnalyses(db, deps.clock.now())) {
      log.warn({ lessonId: lesson.id }, 'an analysis had stalled');
      await requestAnalysis(db, deps, lesson);
    }
  });
}
