import * as z from 'zod/mini';
import { analyseLessonJob } from '#server/lessons/analyse-lesson-job.api.ts';
import { listStalledAnalyses } from './lesson-analysis.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { defineJob, type HandledJob, handle } from '#server/platform/jobs/jobs.ts';

const resumeAnalysesJob = defineJob({
  name: 'resume-analyses',
  schema: z.object({}),
  options: { cron: '*/10 * * * *' },
});

/**
 * The net under the queue: a lesson that waits for its analysis for longer than any analysis takes gets a
 * new job, such as after crashes that used up all tries. A second job for the same analysis does no harm.
 */
export function resumeAnalyses(deps: AppDeps): HandledJob {
  return handle(resumeAnalysesJob, async (_payload, { db, log }) => {
    for (const key of await listStalledAnalyses(db, deps.clock.now())) {
      log.warn({ lessonId: key.lessonId }, 'an analysis had stalled');
      await deps.enqueue(db, analyseLessonJob, key, { singletonKey: `${key.lessonId}:${key.version}` });
    }
  });
}
